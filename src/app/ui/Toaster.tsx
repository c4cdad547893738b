import { useEffect } from 'react';
import { later } from './later.tsx';
import { type ShownToast, shownFor, toasts } from './toast.ts';
import { whenSettled } from './whenSettled.ts';

const ToastView = later(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

/** Where toasts appear. Stands once, at the root; the page need not wait for it. */
export function Toaster() {
  const shown = toasts.use();
  // Ahead of need: what has to be said may be that the network is gone.
  useEffect(() => whenSettled(ToastView.prepare), []);
  return (
    // A sheet hides from screen readers all that is beside it, but for what has this.
    <div id="toaster" aria-live="off">
      {/* One for each: Radix would go on holding a toast for the pointer or the focus that was in the one before, and code
          that could not be fetched for that may be there by now. */}
      {shown && <ToastView key={shown.id} toast={shown} instead={<PlainToast toast={shown} />} />}
    </div>
  );
}

/** Says it all the same where not even the code of toasts could be fetched. */
function PlainToast({ toast: { id, open, title, description, action } }: { toast: ShownToast }) {
  useEffect(() => {
    const over = setTimeout(() => toasts.dismiss(id), shownFor);
    return () => clearTimeout(over);
  }, [id]);
  if (!open) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-3 z-60 mx-auto flex max-w-[26rem] rounded-md bg-ink text-page text-sm"
    >
      <button type="button" onClick={() => toasts.dismiss(id)} className="flex-1 p-4 text-left">
        <span className="block font-semibold">{title}</span>
        {description}
      </button>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onSelect();
            toasts.dismiss(id);
          }}
          className="px-4 font-[650] underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
