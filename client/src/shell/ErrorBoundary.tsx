import { Component, type ComponentChildren } from "preact";
import { Button, ProblemLine } from "../design";
import { t } from "../words";

/** When drawing fails, say so instead of showing nothing. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error("trianon: drawing failed", error);
    this.setState({ failed: true });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div class="page">
        <ProblemLine
          action={
            <Button size="s" onClick={() => location.reload()}>
              {t("ui-reload")}
            </Button>
          }
        >
          {t("ui-problem-unknown")}
        </ProblemLine>
      </div>
    );
  }
}
