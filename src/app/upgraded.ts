import { hark } from '../domain/hark.ts';
import { toast } from './ui/toast.ts';

/** A page younger than this, in ms, is not fetched anew: what it lacks, the next one would lack too. */
const youngest = 10_000;

/**
 * A page left open over an upgrade asks for files that are gone with the old release. It is fetched anew where there is
 * a new release; a page that somebody is typing in leaves that to them. A file that only did not come is no upgrade.
 */
export function followUpgrades(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    if (performance.now() < youngest) return;
    isUpgraded().then(
      (upgraded) => {
        if (!upgraded) return;
        if (!holdsInput()) return reload();
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

/** The app's own script in a document, which every release calls otherwise. */
const scriptIn = (html: string) => /\/assets\/main-[\w-]+/.exec(html)?.[0];

async function isUpgraded(): Promise<boolean> {
  const response = await fetch('/signin', { cache: 'no-store' });
  const script = scriptIn(await response.text());
  return script !== undefined && script !== scriptIn(document.head.innerHTML);
}

/** Whether there is something in a form that loading the page again could take away. */
function holdsInput(): boolean {
  const fields = 'form input:not([type=radio], [type=checkbox], [hidden]), form textarea';
  return [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value);
}
