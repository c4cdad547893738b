import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentToken, followOtherTabs } from '../lib/token.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { whenSettled } from '../ui/whenSettled.ts';
import { openSignedIn } from './loadSignedIn.ts';
import { loadVisitorsPage, Routes } from './routes.tsx';

followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');
void open(root);

whenSettled(() => {
  import('./afterStart.ts').then(
    ({ afterStart }) => afterStart(),
    () => undefined,
  );
});

// Renders only once the first page's code is there: until then the document itself shows a loading state.
async function open(place: HTMLElement): Promise<void> {
  const ready = currentToken() === null ? loadVisitorsPage() : openSignedIn();
  // A chunk that fails to load is reported where it is missing.
  await ready.catch(() => undefined);
  // A transition yields to the browser, so the page can be scrolled meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <ErrorBoundary>
          <Routes />
        </ErrorBoundary>
        <Toaster />
      </StrictMode>,
    ),
  );
}
