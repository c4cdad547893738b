import { useEffect, useSyncExternalStore } from 'react';
import { later } from './later.tsx';
import { type ShownToast, toasts } from './toast.ts';

const { subscribe, current } = toasts;

const ToastView = later(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

/** How long a page is left alone with what it fetches for itself, in milliseconds. */
const settledAfter = 2_000;

/** Where toasts appear. Stands once, at the root; the page need not wait for it. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, current);
  useEffect(() => {
    // Ahead of need: what has to be said may be that the network is gone.
    const settled = setTimeout(ToastView.prepare, settledAfter);
    return () => clearTimeout(settled);
  }, []);
  return (
    // A sheet hides from screen readers all that is beside it, but for what has this.
    <div id="toaster" aria-live="off">
      {shown && <ToastView toast={shown} instead={<PlainToast toast={shown} />} />}
    </div>
  );
}

/** Says it all the same where not even the code of toasts could be fetched. */
function PlainToast({ toast: { id, open, title, description } }: { toast: ShownToast }) {
  if (!open) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-3 z-60 mx-auto max-w-[26rem] rounded-md bg-ink text-page"
    >
      <button type="button" onClick={() => toasts.dismiss(id)} className="w-full p-4 text-left text-sm">
        <span className="block font-semibold">{title}</span>
        {description}
      </button>
    </div>
  );
}
