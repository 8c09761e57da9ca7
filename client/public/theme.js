// Theme, motion, colours and the side of buttons before the first paint, so that nothing flashes. shell/settings.ts keeps them up to date.
(function () {
  var saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("trianon.settings") || "{}");
  } catch (error) {
    console.warn("trianon: settings unreadable, using defaults", error);
  }
  var root = document.documentElement;
  var dark = saved.theme === "dark" || (saved.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  var still =
    saved.motion === "off" || (saved.motion !== "on" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = still ? "off" : "on";
  root.dataset.palette = saved.palette === "distinct" ? "distinct" : "usual";
  root.dataset.hand = saved.hand === "left" ? "left" : "right";
})();
