import { render } from "preact";
import "./design/design.css";

render(<p>trianon</p>, document.getElementById("app")!);
