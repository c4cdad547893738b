import { StrictMode, startTransition } from 'react';
import { openSignedIn } from './loadSignedIn.ts';
import { loadVisitorsPage, Routes } from './routes.tsx';
import { showUnreachable } from './shell/unreachable.ts';
import { currentToken, followOtherTabs } from './token.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Toaster } from './ui/Toaster.tsx';
import { whenSettled } from './ui/whenSettled.ts';

followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');
void open(root);

whenSettled(() => {
  import('./reloadOnUpgrade.ts').then(
    ({ reloadOnUpgrade }) => reloadOnUpgrade(),
    () => undefined,
  );
});

// Renders only once the first page's code is there: until then the document itself shows a loading state.
async function open(place: HTMLElement): Promise<void> {
  const renderer = import('./renderer.ts').catch(() => null);
  const ready = currentToken() === null ? loadVisitorsPage() : openSignedIn(place, renderer);
  // A chunk that fails to load is reported where it is missing.
  await ready.catch(() => undefined);
  const react = await renderer;
  if (!react) return showUnreachable();
  // A transition yields to the browser, so the page can be scrolled meanwhile.
  startTransition(() =>
    react.createRoot(place).render(
      <StrictMode>
        <ErrorBoundary>
          <Routes />
        </ErrorBoundary>
        <Toaster />
      </StrictMode>,
    ),
  );
}
