// Somebody who has never seen the game: reads what the page says, and presses what it names or lights up.
// Runs inside the page. `newcomer(isOver)` goes on until `isOver()`, by mouse; what questions were explained on the way.
// `typist.next(isOver)` tells one by one what is to be pressed, and by which key; null when it is over.

const PATIENCE = 300_000;
const CHOSEN = ["aria-disabled", "aria-pressed", "aria-checked", "aria-expanded", "aria-selected"];
const ON_BOARD = "[data-board] button, [data-board] [role=radio], .prompt .button-primary";

const somebody = () => {
  const told = [];
  const pressed = new Map(); // how often, by what the page said and the name of the button
  const dull = new Set(); // what once only opened a window to read: pressed when little else is left
  let last = { here: "", name: "" };
  let since = 0; // how often something else was pressed since the last confirmation
  let luck = 7;
  const random = () => (luck = (luck * 16807) % 2147483647) / 2147483647;
  const pause = () => new Promise((done) => setTimeout(done, 15));
  const nameOf = (element) => (element.getAttribute("aria-label") ?? element.textContent).trim();
  const text = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent).join(" ");
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const isOnTop = (each) => each.contains(document.elementFromPoint(...middle(each.getBoundingClientRect())));
  /** The window that has opened; of several the one that is not covered. */
  const dialog = () => {
    const open = [...document.querySelectorAll("dialog[open]")];
    return open.find(isOnTop) ?? open.at(-1);
  };

  /** What can be pressed: in a window that has opened, else on the board, and to confirm it. */
  const lit = () =>
    [...(dialog()?.querySelectorAll("button") ?? document.querySelectorAll(ON_BOARD))]
      .filter((each) => !each.disabled && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => !CHOSEN.some((state) => each.getAttribute(state) === "true"));

  /** How many words of its name, from the first, the page has just used. */
  const mentions = (said, name) => {
    const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const missing = words.findIndex((word) => !said.includes(word));
    return missing < 0 ? words.length : missing;
  };

  /** What was chosen is confirmed by the button that stands out, rather than changed again; some choices take two. */
  const confirms = (said, each) => (each.matches(".button-primary") && since >= (said ? 2 : 1) ? 1000 : 0);

  /** What a newcomer presses here; undefined when nothing is lit. */
  const choose = (here) => {
    if (dialog() && here === last.here) dull.add(last.name);
    const said = text(".learn-task, .learn-reply").toLowerCase();
    const times = (name) => pressed.get(here + name) ?? 0;
    const choices = lit().map((each) => {
      const name = nameOf(each);
      const boring = !dialog() && dull.has(name) ? 30 : 0;
      return { each, name, order: times(name) * 10 + boring - confirms(said, each) - mentions(said, name) + random() };
    });
    const [best] = choices.sort((a, b) => a.order - b.order);
    if (!best) return undefined;
    if (!dialog()) last = { here, name: best.name };
    since = best.each.matches(".button-primary") ? 0 : since + 1;
    pressed.set(here + best.name, times(best.name) + 1);
    return best;
  };

  /** The next thing to press, and the key that does it; null when it is over. */
  const next = async (isOver) => {
    for (const end = Date.now() + PATIENCE; ; ) {
      await pause();
      if (!dialog() && isOver()) return null;
      const here = text(".prompt, .learn-task, .learn-reply");
      if (Date.now() > end) throw new Error(`lost at: ${here} (${lit().map(nameOf).join("; ")})`);
      const tip = document.querySelector(".tip");
      if (tip) {
        told.push(tip.querySelector("span").textContent);
        return { each: tip.querySelector("button"), name: "a tip", key: "Enter" };
      }
      if (document.querySelector(".play[data-settled=false]") && !dialog()) {
        const skip = document.querySelector(".pacing button:enabled");
        if (skip) return { each: skip, name: nameOf(skip), key: "Escape" };
        continue;
      }
      const best = choose(here);
      if (best) return { ...best, key: best.each.matches("[role=radio]") ? "Space" : "Enter" };
    }
  };
  return { told, next };
};

window.newcomer = async (isOver) => {
  const self = somebody();
  for (let one; (one = await self.next(isOver)); ) one.each.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return self.told;
};
window.typist = somebody();
