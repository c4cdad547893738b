import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { sharedToken } from '../lib/link.ts';
import { currentToken, followOtherTabs } from '../lib/token.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { whenSettled } from '../ui/whenSettled.ts';
import { openSignedIn } from './loadSignedIn.ts';
import { loadVisitorsPage, Routes } from './routes.tsx';

followOtherTabs();

const SharedPage = lazyComponent(() => import('../pages/shared/SharedPage.tsx'));
const shared = sharedToken();

// At once, because a password manager may fill and submit a form at once; apart, because nothing renders by it.
import('../ui/silentInput.ts').then(
  ({ watchForSilentInput }) => watchForSilentInput(),
  () => undefined,
);

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
  // A chunk that fails to load is reported where it is missing.
  await loadFirstPage().catch(() => undefined);
  // A transition yields to the browser, so the page can be scrolled meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <ErrorBoundary>{shared ? <SharedPage token={shared} /> : <Routes />}</ErrorBoundary>
        <Toaster />
      </StrictMode>,
    ),
  );
}

function loadFirstPage(): Promise<unknown> {
  if (shared) return SharedPage.load();
  return currentToken() === null ? loadVisitorsPage() : openSignedIn();
}
