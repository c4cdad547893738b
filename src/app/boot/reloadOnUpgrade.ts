import { hark } from '../../domain/hark.ts';
import { toast } from '../ui/toast.ts';

/** A younger page, in ms, is not reloaded: a fresh copy would lack the same file. */
const minPageAge = 10_000;

/**
 * Reloads a page that was open during an upgrade when it requests a file which only the old release had. If somebody is
 * typing, it offers the reload instead. A failed request alone is not enough: the server must have a new release.
 */
export function reloadOnUpgrade(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    if (performance.now() < minPageAge) return;
    isUpgraded().then(
      (upgraded) => {
        if (!upgraded) return;
        if (!hasInput()) return reload();
        toast({
          title: `${hark.name} has been updated.`,
          description: 'Reload the page to continue.',
          action: { label: 'Reload', onSelect: reload },
        });
      },
      () => undefined,
    );
  });
}

/** The name of the app's main script in a document; it differs with every release. */
const scriptIn = (html: string) => /\/assets\/main-[\w-]+/.exec(html)?.[0];

async function isUpgraded(): Promise<boolean> {
  const response = await fetch('/signin', { cache: 'no-store' });
  const script = scriptIn(await response.text());
  return script !== undefined && script !== scriptIn(document.head.innerHTML);
}

/** Whether a form contains input that a reload could lose. */
function hasInput(): boolean {
  const fields = 'form input:not([type=radio], [type=checkbox], [hidden]), form textarea';
  return [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value);
}
