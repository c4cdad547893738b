/** A worker of an earlier time would go on serving what it remembers; Hark has none. */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => Promise.all(registrations.map((each) => each.unregister())))
    .catch(() => undefined);
}
