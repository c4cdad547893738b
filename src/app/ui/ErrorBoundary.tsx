import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  children: ReactNode;
  /** Begins anew; as a rule, loads the page again. */
  onReload?: (() => void) | undefined;
};

/** What cannot be drawn leaves words and a way on, not an empty page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    const reload = this.props.onReload ?? (() => location.reload());
    return (
      <main role="alert" className="grid min-h-dvh content-center">
        <EmptyState
          title="Something went wrong"
          text="Nothing that you saved is lost. Load the page again to go on."
          action={
            <Button variant="accent" onClick={reload}>
              <RotateCw aria-hidden="true" className="size-5" />
              Reload
            </Button>
          }
        />
      </main>
    );
  }
}
