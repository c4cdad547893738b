import { StrictMode, startTransition } from 'react';
import { openSignedIn } from './loadSignedIn.ts';
import { loadVisitorsPage, Routes } from './routes.tsx';
import { currentToken, followOtherTabs } from './token.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Toaster } from './ui/Toaster.tsx';
import { followUpgrades } from './upgraded.ts';

followOtherTabs();
followUpgrades();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');
void open(root);

// Until the first page is there, the document says so as well as anything drawn in its place could.
async function open(place: HTMLElement): Promise<void> {
  const renderer = import('./renderer.ts');
  const ready = currentToken() === null ? loadVisitorsPage() : openSignedIn(place, renderer);
  // What cannot be fetched is told of where it is missing.
  await ready.catch(() => undefined);
  const { createRoot } = await renderer;
  // In small steps, between which the page can be scrolled.
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
