import { render } from "preact";
import "./design/design.css";
import "./shell/shell.css";
import { App } from "./shell/App";
import { startWorker } from "./shell/install";
import { keepSettings } from "./shell/kept";
import { followIdentity, whoAmI } from "./shell/me";
import { watchMyGames } from "./shell/mine";
import { startNotices } from "./shell/notices";
import { startPush } from "./shell/push";
import { startRouter } from "./shell/router";
import { applySettings } from "./shell/settings";
import { applyTitle } from "./shell/title";

const words = applySettings();
// Asked while the words are on their way; if this fails the page says so, and asks again.
whoAmI().catch(() => undefined);
startRouter();
followIdentity();
watchMyGames();
keepSettings();
startNotices();
startWorker();
startPush();
applyTitle();
// Without words there is nothing to read; they come from the same server as this script.
words.finally(() => render(<App />, document.getElementById("app")!));
