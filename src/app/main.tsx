import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Routes } from './routes.tsx';
import { followOtherTabs } from './token.ts';
import { Toaster } from './ui/Toaster.tsx';

unregisterServiceWorkers();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');
createRoot(root).render(
  <StrictMode>
    <Routes />
    <Toaster />
  </StrictMode>,
);

/** A worker of an earlier time would go on serving what it remembers; Hark has none. */
function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => Promise.all(registrations.map((each) => each.unregister())))
    .catch(() => undefined);
}
