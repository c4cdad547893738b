/** A page younger than this, in ms, is not fetched anew: what it lacks, the next one would lack too. */
const youngest = 10_000;

/**
 * A page left open over an upgrade asks for files that are gone with the old release. It is fetched anew where the
 * server can be reached; without it, the page that is there is better than none.
 */
export function followUpgrades(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    if (performance.now() < youngest) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && reload(),
      () => undefined,
    );
  });
}
