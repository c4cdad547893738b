import { useEffect } from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { type ShownToast, shownFor, toasts } from './toast.ts';
import { whenSettled } from './whenSettled.ts';

const ToastView = lazyComponent(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

/** Renders toasts. Mounted once, at the root; its code loads after the page. */
export function Toaster() {
  const shown = toasts.use();
  // Preloaded, because the toast may be about a lost connection.
  useEffect(() => whenSettled(ToastView.preload), []);
  return (
    // An open sheet hides everything else from screen readers, except elements with `aria-live`.
    <div id="toaster" aria-live="off">
      {/* Remounted for every toast: otherwise Radix would keep its timer paused for a pointer or focus in the previous
          toast, and a failed load would not be retried. */}
      {shown && <ToastView key={shown.id} toast={shown} errorFallback={<PlainToast toast={shown} />} />}
    </div>
  );
}

/** A simple toast, in case the code for toasts failed to load. */
function PlainToast({
  toast: { id, open, title, description, action, lasts = shownFor },
}: {
  toast: ShownToast;
}) {
  useEffect(() => {
    const over = setTimeout(() => toasts.dismiss(id), lasts);
    return () => clearTimeout(over);
  }, [id, lasts]);
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
