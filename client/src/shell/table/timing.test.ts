import { describe, expect, it } from "vitest";
import { clockText, decideIn, isLow, leftNow, NO_TIMING, spanOf, type TimingSeen, waitedNow } from "./timing";

const MINUTE = 60_000;
const seen: TimingSeen = {
  said: {
    ...NO_TIMING.said,
    waited: 3 * MINUTE,
    decide_in: 2 * MINUTE,
    votes: 1,
    left: [MINUTE, 5 * MINUTE],
    runs_in: 2000,
  },
  at: 1000,
};

describe("timing", () => {
  it("counts on from what the server said", () => {
    expect(waitedNow(seen, 1000 + MINUTE)).toBe(4 * MINUTE);
    expect(decideIn(seen, 1000 + MINUTE)).toBe(MINUTE);
    expect(decideIn(seen, 1000 + 9 * MINUTE)).toBe(0);
    expect(decideIn(NO_TIMING, 5)).toBeNull();
  });

  it("lets only the time of the asked seat run, once everything is shown", () => {
    expect(leftNow(seen, 0, 0, 2500)).toBe(MINUTE);
    expect(leftNow(seen, 0, 0, 13_000)).toBe(50_000);
    expect(leftNow(seen, 1, 0, 13_000)).toBe(5 * MINUTE);
    expect(leftNow(seen, 0, 0, 13_000 + MINUTE)).toBe(0);
    expect(leftNow(NO_TIMING, 0, 0, 5)).toBeNull();
  });

  it("says times as people do", () => {
    expect([75_000, 600_000, 3_723_000, 200].map(clockText)).toEqual(["1:15", "10:00", "1:02:03", "0:01"]);
    expect(spanOf(45_000)).toEqual({ count: 45, unit: "seconds" });
    expect(spanOf(90 * MINUTE)).toEqual({ count: 90, unit: "minutes" });
    expect(spanOf(71 * 60 * MINUTE)).toEqual({ count: 2, unit: "days" });
    expect([isLow(MINUTE, "10+15"), isLow(2 * MINUTE, "10+15"), isLow(60 * MINUTE, "3d")]).toEqual([true, false, true]);
  });
});
