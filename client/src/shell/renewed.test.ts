import { beforeEach, describe, expect, it } from "vitest";
import { PROTOCOL } from "../wire";
import { noticeRenewal, renewed } from "./renewed";

const answer = (headers: Record<string, string>) => new Response("{}", { headers });

describe("a page and its server", () => {
  beforeEach(() => {
    renewed.value = false;
  });

  it.each<Record<string, string>>([{ "trianon-protocol": String(PROTOCOL) }, {}])(
    "get along when the answer says %o",
    (headers) => {
      noticeRenewal(answer(headers));
      expect(renewed.value).toBe(false);
    },
  );

  it("do not any more after an upgrade, until the page is loaded anew", () => {
    noticeRenewal(answer({ "trianon-protocol": String(PROTOCOL + 1) }));
    expect(renewed.value).toBe(true);
    noticeRenewal(answer({}));
    expect(renewed.value).toBe(true);
  });
});
