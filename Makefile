# Everything a player or contributor runs. `make play` and `make test` set up what they need by themselves.

HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?=
# Worker processes of the test run: one more than there are cores, because tests also wait for others.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WORKERS ?= $(shell echo $$(($(CORES) + 1)))
# How long `make fuzz` searches for each reader.
SECONDS ?= 60
# The game of `make check`; without one, what changed is checked.
GAME ?=

VENV := .venv
PY := $(VENV)/bin/python
LOCKS := requirements

export PYTHONUTF8 := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Byte-compiled modules are kept even where that is switched off: tests start hundreds of processes, each would compile all it imports.
export PYTHONDONTWRITEBYTECODE :=
export TRIANON_COMPILED := $(CURDIR)/build/compiled

heading = @printf '\n\033[1m== %s ==\033[0m\n' '$(1)'

# What `make test` does side by side: none of it needs all cores all the time, and none needs another.
SIDE_BY_SIDE := lint types test-client wheel
IN_ORDER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifneq ($(MAKECMDGOALS),$(SIDE_BY_SIDE))
.NOTPARALLEL:
endif
.PHONY: play test check side-by-side setup lint types format client test-client test-python test-compiled test-browser \
	compiled wheel bench coverage-of-rules screenshots components audit fuzz lock clean help

play: $(VENV)/.run client ## Set everything up and serve the site (PORT=8000 HOST=127.0.0.1 DATA=folder)
	@$(PY) -m tools.play --host $(HOST) --port $(PORT) $(if $(DATA),--data "$(DATA)") || \
		{ echo 'Another address, port or folder: make play HOST=127.0.0.1 PORT=8001 DATA=folder' >&2; exit 1; }

check: setup ## Style, types and the tests of what changed since main, or of one game (GAME=louis)
	@$(PY) -m tools.check $(if $(GAME),--game $(GAME))

test: setup client side-by-side compiled test-python test-compiled test-browser coverage-of-rules ## Set everything up and run every check
	$(call heading,Everything passed)

side-by-side:
	@$(MAKE) --no-print-directory --jobs=3 $(IN_ORDER) $(SIDE_BY_SIDE)

# --- setting up ------------------------------------------------------------------------------------------------------

setup: $(VENV)/.dev ## Create .venv with everything that development needs

$(PY):
	@python=$$(for name in $${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do \
		$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done); \
	if [ -z "$$python" ]; then echo 'trianon needs Python 3.11 or newer (PYTHON=... names one).' >&2; exit 1; fi; \
	$$python -m venv $(VENV) || { rm -rf $(VENV); \
		echo "$$python could not create a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

# A lock names everything that is needed, so there is nothing to resolve; modules are byte-compiled when first used.
install = $(PY) -m pip install --quiet --no-deps --no-compile

$(VENV)/.run: $(LOCKS)/run.txt pyproject.toml | $(PY)
	$(call heading,Installing trianon)
	@$(install) --requirement $(LOCKS)/run.txt
	@$(install) --quiet --no-build-isolation --editable .
	@touch $@

# All that .run installs is in this lock too: who comes for the first time installs once.
$(VENV)/.dev: $(LOCKS)/dev.txt pyproject.toml | $(PY)
	$(call heading,Installing trianon and the tools for development)
	@$(install) --requirement $(LOCKS)/dev.txt
	@$(install) --quiet --no-build-isolation --editable .
	@touch $(VENV)/.run $@

# --- checks ----------------------------------------------------------------------------------------------------------

lint: setup ## Style, formatting, import directions, dependencies, files of deployment
	$(call heading,Lint)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/lint-imports
	@$(VENV)/bin/deptry .
	@$(VENV)/bin/hadolint deploy/Dockerfile
	@$(VENV)/bin/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml
	@$(VENV)/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/ci.yml
	@$(PY) -m tools.client_bundle lint

types: setup ## Strict types
	$(call heading,Types)
	@$(VENV)/bin/mypy

format: setup ## Format the code and mend what the linter can mend
	@$(VENV)/bin/ruff check --fix .
	@$(VENV)/bin/ruff format .
	@$(PY) -m tools.client_bundle format

test-client: client ## Types and unit tests of the client
	$(call heading,Client)
	@$(PY) -m tools.client_bundle check

test-python: setup client compiled ## The Python tests, but for those in the browser and the long ones of the rules
	$(call heading,Python tests)
	@$(PY) -m pytest -n $(WORKERS) --dist loadgroup -m 'not exhaustive' --ignore=tests/browser --ignore=tests/compiled

# Those whose tables are made of compiled modules; stores and the processes of bots are interpreted in any case.
TABLE_TESTS := $(foreach name,attendance chat clocks drafts encoded_questions failures history house lobby match \
	only_answers orders privacy strangers undo view_cache,tests/table/test_$(name).py)

test-compiled: compiled ## All tests of the rules and of tables in play, on what is compiled
	$(call heading,Tests of the compiled rules and tables)
	@$(VENV)/bin/pytest -n $(WORKERS) -o pythonpath="build/compiled ." tests/compiled tests/conformance tests/games tests/bots tests/kernel template $(TABLE_TESTS)

test-browser: setup client ## The tests in a real browser
	$(call heading,Browser tests)
	@browser=$$($(PY) -m tools.browser --install) && TRIANON_BROWSER="$$browser" $(PY) -m pytest -n $(CORES) --dist loadgroup tests/browser

coverage-of-rules: setup ## Which rule numbers have a test, and which still wait for one
	$(call heading,Coverage of rules)
	@$(PY) -m tools.rules

# --- building --------------------------------------------------------------------------------------------------------

client: $(VENV)/.run ## Build the browser client into the package
	@$(PY) -m tools.client_bundle build

compiled: setup ## Compile the rules into build/compiled
	$(call heading,Compiled rules)
	@$(PY) -m tools.wheels compiled

wheel: setup ## Build the wheel, client and compiled rules inside, into dist
	$(call heading,Wheel)
	@$(PY) -m tools.wheels wheel

bench: compiled ## Measure the rules, interpreted and compiled side by side
	@$(VENV)/bin/trianon bench

screenshots: setup client ## Draw the pictures of documentation and home page anew
	@browser=$$($(PY) -m tools.browser --install) && TRIANON_BROWSER="$$browser" $(PY) -m tests.browser.screenshots

components: setup ## Write the figures of the component tables into the client
	@$(PY) -m tools.components

audit: setup ## Look up the pinned versions in the lists of known holes; needs the internet
	@$(PY) -m tools.audit

fuzz: setup ## Search for messages, positions and records that break their reader (SECONDS=60 each)
	@$(PY) -m tools.fuzz --seconds $(SECONDS)

lock: setup ## Renew the pinned versions in requirements/ from pyproject.toml
	@$(PY) -m tools.lock

clean: ## Remove everything that was built or installed here
	rm -rf $(VENV) build dist *.egg-info trianon/web/static client/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
