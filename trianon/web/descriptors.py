"""Descriptors: how many connections the system lets this process hold."""

RESERVE = 128  # for the store, the bots and for refusing one connection too many
UNLIMITED = 65_536

try:
    import resource
except ImportError:  # Windows counts no descriptors

    def raise_limit() -> int:
        """How many connections there may be at once."""
        return UNLIMITED
else:

    def raise_limit() -> int:
        """Take as many descriptors as the system allows; how many connections there may be at once."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = UNLIMITED if hard == resource.RLIM_INFINITY else min(hard, UNLIMITED)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return max(wanted - RESERVE, wanted // 2)
