import { CircleCheck, X } from 'lucide-react';

/** The markup of the toast that the page's script shows. */
export function PageToast() {
  return (
    <div
      role="status"
      className="fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-10 mx-auto max-w-[26rem] md:top-auto md:right-6 md:bottom-6 md:left-auto md:w-[26rem]"
    >
      <div
        id="toast"
        hidden
        className="flex animate-pop touch-pan-y select-none items-start gap-3 rounded-md bg-ink py-2 pr-2 pl-4 text-page text-sm shadow-float"
      >
        <CircleCheck aria-hidden="true" className="mt-3 size-5 shrink-0 text-accent" />
        <p className="flex-1 self-center py-2">
          <b className="block font-semibold" />
          <span className="opacity-90" />
        </p>
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-11 shrink-0 place-items-center rounded-sm opacity-80 outline-current hover:opacity-100"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
