import { Component, type ComponentChildren } from "preact";
import { t } from "../words";
import { Failed } from "./Failed";

/** When drawing fails, say so instead of showing nothing. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error("trianon: drawing failed", error);
    this.setState({ failed: true });
  }

  override render() {
    return this.state.failed ? <Failed why={t("ui-problem-unknown")} /> : this.props.children;
  }
}
