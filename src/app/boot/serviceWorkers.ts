/** Removes service workers. Hark has none; one left over from earlier would keep serving its stale cache. */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => Promise.all(registrations.map((each) => each.unregister())))
    .catch(() => undefined);
}
