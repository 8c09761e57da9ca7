import { render } from "preact";
import "./design/design.css";
import "./shell/shell.css";
import { App } from "./shell/App";
import { startRouter } from "./shell/router";
import { applySettings } from "./shell/settings";

const words = applySettings();
startRouter();
// Without words there is nothing to read; they come from the same server as this script.
words.finally(() => render(<App />, document.getElementById("app")!));
