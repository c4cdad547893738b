import { CircleAlert } from './commonIcons.tsx';
import { CircleCheck } from './homeIcons.tsx';
import { X } from './icons.tsx';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { cx } from './cx.ts';
import { type ShownToast, shownFor, toasts } from './toast.ts';

/** What had the focus before a toast did. */
let before: EventTarget | null = null;

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('#toaster') !== null;

/** Tells no sheet of a focus that goes to a toast: it would take it back. */
function letIn(event: FocusEvent): void {
  const [from, to] =
    event.type === 'focusin' ? [event.relatedTarget, event.target] : [event.target, event.relatedTarget];
  if (!isInToaster(to)) return;
  if (!isInToaster(from)) before = from;
  event.stopPropagation();
}

// Sheets listen one further up, at the document.
for (const type of ['focusin', 'focusout'] as const) document.documentElement.addEventListener(type, letIn);

/** Dismisses a toast, and leads the focus that was in it back. */
function dismiss(id: number): void {
  if (isInToaster(document.activeElement) && before instanceof HTMLElement)
    before.focus({ preventScroll: true });
  toasts.dismiss(id);
}

export function ToastView({ toast }: { toast: ShownToast }) {
  const bad = toast.variant === 'destructive';
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <Provider duration={shownFor} swipeThreshold={50} swipeDirection="right" label="Notification">
      <Root
        open={toast.open}
        onOpenChange={(open) => !open && dismiss(toast.id)}
        onEscapeKeyDown={(event) => {
          if (document.activeElement?.closest('[role=dialog]')) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Or the browser would close the sheet below with it.
          event.preventDefault();
          dismiss(toast.id);
        }}
        type={bad ? 'foreground' : 'background'}
        className={cx(
          // Radix takes the pointer from it when a dialog opens after it: a press would go through to what lies below.
          'pointer-events-auto! grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start rounded-md py-2 pr-2 pl-4 shadow-float',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-pop',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-vanish',
          bad ? 'bg-alarm text-page' : 'bg-ink text-page',
        )}
      >
        <Icon aria-hidden="true" className={cx('mt-3 mr-3 size-5', !bad && 'text-accent')} />
        <Title className="self-center py-2 font-semibold text-sm">{toast.title}</Title>
        {/* Below all of the first row: beside a button, what to do at once would stand in a column of a few words. */}
        {toast.description && (
          <Description className="col-start-2 -col-end-1 row-start-2 -mt-2 pr-2 pb-2 text-sm opacity-90">
            {toast.description}
          </Description>
        )}
        {toast.action && (
          <Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className="col-start-3 row-start-1 min-h-11 self-center rounded-sm px-3 font-[650] text-sm underline underline-offset-4"
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
      {/* Under the header, whose menu stays in reach; while a sheet lies over that, at the very top, or below its head and tabs where it leaves no room there; or where there is room for it beside a sheet. */}
      <Viewport className="fixed inset-x-3 top-[calc(4.5rem+env(safe-area-inset-top))] z-60 max-[80rem]:[body:has([role=dialog])_&]:top-[var(--toast-top,max(0.75rem,env(safe-area-inset-top)))] mx-auto max-w-[26rem] outline-none [&_button:focus-visible]:outline-current min-[80rem]:top-auto min-[80rem]:right-6 min-[80rem]:bottom-24 min-[80rem]:left-auto min-[80rem]:mx-0 min-[80rem]:w-[calc((100vw-34rem)/2-2.5rem)]" />
    </Provider>
  );
}
