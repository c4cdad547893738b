import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { cx } from './cx.ts';
import { type ShownToast, shownFor, toasts } from './toast.ts';

/** What had the focus before the toast. */
let before: EventTarget | null = null;

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('#toaster') !== null;

/** Hides focus events into a toast from open sheets, whose focus trap would take the focus back. */
function allowFocus(event: FocusEvent): void {
  const [from, to] =
    event.type === 'focusin' ? [event.relatedTarget, event.target] : [event.target, event.relatedTarget];
  if (!isInToaster(to)) return;
  if (!isInToaster(from)) before = from;
  event.stopPropagation();
}

// On the root element, because sheets listen on the document, the next one up.
for (const type of ['focusin', 'focusout'] as const)
  document.documentElement.addEventListener(type, allowFocus);

/** Dismisses a toast, and returns the focus if it was in the toast. */
function dismiss(id: number): void {
  if (isInToaster(document.activeElement) && before instanceof HTMLElement)
    before.focus({ preventScroll: true });
  toasts.dismiss(id);
}

export function ToastView({ toast }: { toast: ShownToast }) {
  const bad = toast.variant === 'destructive';
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <Provider
      duration={toast.lasts ?? shownFor}
      swipeThreshold={50}
      swipeDirection="right"
      label="Notification"
    >
      <Root
        open={toast.open}
        onOpenChange={(open) => !open && dismiss(toast.id)}
        onEscapeKeyDown={(event) => {
          if (document.activeElement?.closest('[role=dialog]')) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise the browser would also close the sheet behind it.
          event.preventDefault();
          dismiss(toast.id);
        }}
        type={bad ? 'foreground' : 'background'}
        className={cx(
          // When a dialog opens, Radix disables pointer events on the toast, so clicks would go through it.
          'pointer-events-auto! grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start rounded-md py-2 pr-2 pl-4 shadow-float',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-pop',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-vanish',
          bad ? 'bg-alarm text-page' : 'bg-ink text-page',
        )}
      >
        <Icon aria-hidden="true" className={cx('mt-3 mr-3 size-5', !bad && 'text-accent')} />
        <Title className="self-center py-2 font-semibold text-sm">{toast.title}</Title>
        {/* Spans the whole row below, because next to a button it would be a column a few words wide. */}
        {toast.description && (
          <Description
            className={cx(
              // From the edge where it is narrow, so that a line more does not cover what the toast is about.
              'col-start-2 -col-end-1 row-start-2 -mt-2 pr-2 pb-2 text-sm max-[22rem]:col-start-1',
              typeof toast.description === 'string' && 'opacity-90',
            )}
          >
            {toast.description}
          </Description>
        )}
        {toast.action && (
          <Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className={cx(
              'min-h-11 self-center rounded-sm px-3 font-[650] text-sm underline underline-offset-4',
              // Several words beside the title would leave it a column a few letters wide.
              toast.action.label.includes(' ')
                ? 'col-start-2 row-start-3 -mt-2 -ml-3 justify-self-start'
                : 'col-start-3 row-start-1',
            )}
          >
            {toast.action.label}
          </Action>
        )}
        <Close
          aria-label="Dismiss"
          className="col-start-4 row-start-1 ml-1 grid size-11 place-items-center rounded-sm opacity-80 hover:opacity-100"
        >
          <X aria-hidden="true" className="size-5" />
        </Close>
      </Root>
      {/* Below the header, so that its menu stays usable; at the bottom where the top has what was just asked for (app.css); over a sheet at the very top, or below its head and tabs if it leaves no room; next to the sheet if there is room. */}
      <Viewport className="toasts fixed inset-x-3 top-[calc(4.5rem+env(safe-area-inset-top))] z-60 max-[80rem]:[body:has([role=dialog])_&]:top-[var(--toast-top,max(0.75rem,env(safe-area-inset-top)))] mx-auto max-w-[26rem] outline-none [&_button:focus-visible]:outline-current min-[80rem]:top-auto min-[80rem]:right-6 min-[80rem]:bottom-24 min-[80rem]:left-auto min-[80rem]:mx-0 min-[80rem]:w-[calc((100vw-34rem)/2-2.5rem)]" />
    </Provider>
  );
}
