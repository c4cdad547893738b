import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Shows an error and a way on, instead of an empty page, if rendering fails. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert" className="grid min-h-dvh content-center">
        <EmptyState
          title="Something went wrong"
          text="Nothing you saved is lost. Reload the page to continue."
          action={
            <Button variant="accent" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        />
      </main>
    );
  }
}
