import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignedIn } from './loadSignedIn.ts';
import { Routes } from './routes.tsx';
import { currentToken, followOtherTabs } from './token.ts';
import { Toaster } from './ui/Toaster.tsx';
import { followUpgrades } from './upgraded.ts';

unregisterServiceWorkers();
followOtherTabs();
followUpgrades();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <Routes />
      <Toaster />
    </StrictMode>,
  );
// Until an owner's app is there, the document says so as well as anything drawn in its place could.
if (currentToken() === null) draw();
else void SignedIn.load().then(draw, draw);

/** A worker of an earlier time would go on serving what it remembers; Hark has none. */
function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => Promise.all(registrations.map((each) => each.unregister())))
    .catch(() => undefined);
}
