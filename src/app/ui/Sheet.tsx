import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { closesOnEscape } from './closesOnEscape.ts';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { toasts } from './toast.ts';
import { useBackGesture } from './useBackGesture.ts';
import { useSwipeDown } from './useSwipeDown.ts';

/** Dismisses a toast that only says what was done: who opens a sheet has gone on, and it would lie over that. */
function dismissRead(): void {
  const shown = toasts.current();
  if (shown && !shown.action && shown.variant !== 'destructive') toasts.dismiss(shown.id);
}

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title; tied to the dialog for screen readers. */
  description?: ReactNode;
  /** Shown next to the title, such as a microphone button. */
  aside?: ReactNode;
  /** Stays visible below the scrolling body, for the buttons to save and cancel. */
  footer?: ReactNode;
  /** Whether it opens by itself: what a toast has just said then stays. */
  unasked?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

const openers = new WeakMap<Element, Element | null>();

/**
 * The element that opened a sheet, if it is still in the document, or what has replaced it (`data-place`). If it was in
 * a sheet that has closed since, that sheet's opener.
 */
function currentOpener(opener: Element | null): Element | null {
  if (!opener || opener.isConnected) return opener;
  const place = opener.getAttribute('data-place');
  if (place) return document.querySelector(`[data-place="${place}"]`);
  const closed = opener.closest('[role=dialog]');
  return closed && currentOpener(openers.get(closed) ?? null);
}

/** Openers of sheets that opened while nothing was focused, because a closing sheet was about to return the focus. */
const unknownOpeners = new Set<RefObject<Element | null>>();

/** Maximum time between the taps of a double tap, in milliseconds. */
const doubleTap = 400;

/** The height of the tallest toast with its margins, in px. */
const toastRoom = 112;

/** The space above a toast, in px; what stands below it may come closer. */
const toastMargin = 8;

/**
 * Positions toasts over a sheet that leaves no room above itself: below its head, so that they cover neither that, nor the
 * tabs that follow it, nor the focused field with its error. Only if there is no such place, the tabs are covered.
 */
function positionToasts(head: HTMLElement | null) {
  const sheet = head?.parentElement;
  if (!head || !sheet) return;
  const { style } = document.body;
  const property = '--toast-top';
  const before = style.getPropertyValue(property);
  const toaster = document.getElementById('toaster');
  const place = () => {
    const height = toaster?.querySelector('li')?.offsetHeight ?? toastRoom - 2 * toastMargin;
    const { bottom: headEnd } = head.getBoundingClientRect();
    const endOf = (part: Element | null | undefined) =>
      (part?.getBoundingClientRect().bottom ?? headEnd) - headEnd;
    const fits = (from: number, to: number) => to - from > height + toastMargin;
    const tabsEnd = Math.max(0, endOf(sheet.querySelector('[role=tablist]')));
    const field = sheet.querySelector(':is(input, textarea, select):focus');
    const [error = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const fieldEnd = Math.max(endOf(field), endOf(document.getElementById(error)));
    const fieldTop = field ? field.getBoundingClientRect().top - headEnd : Number.POSITIVE_INFINITY;
    const isBelow = fits(fieldEnd, endOf(head.nextElementSibling));
    const start = fits(tabsEnd, fieldTop) ? tabsEnd : isBelow ? fieldEnd : 0;
    const end = sheet.offsetTop + head.offsetTop + head.offsetHeight + start;
    style.setProperty(property, sheet.offsetTop < toastRoom ? `${end + toastMargin}px` : '');
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(sheet);
  const shown = new MutationObserver(place);
  if (toaster) shown.observe(toaster, { childList: true, subtree: true });
  addEventListener('resize', place);
  sheet.addEventListener('focusin', place);
  sheet.addEventListener('scroll', place, true);
  return () => {
    sizes.disconnect();
    shown.disconnect();
    removeEventListener('resize', place);
    style.setProperty(property, before);
  };
}

/** A dialog: a bottom sheet on phones, which can be swiped away, and centred on larger screens. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  aside,
  footer,
  unasked = false,
  className,
  children,
}: SheetProps) {
  const leave = () => onOpenChange(false);
  const { sheet, handle } = useSwipeDown(leave);
  useBackGesture(open, leave);
  const opener = useRef<Element | null>(null);
  const openedAt = useRef(0);

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay
          // The second click of a double-click on the opener lands here and would move the focus.
          onMouseDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
        />
        <Content
          ref={sheet}
          {...(description ? {} : { 'aria-describedby': undefined })}
          // Remembers the opener, to return the focus to it. Radix does so only for its own triggers.
          onOpenAutoFocus={({ currentTarget }) => {
            openedAt.current = performance.now();
            if (!unasked) dismissRead();
            opener.current = document.activeElement;
            if (opener.current === document.body) unknownOpeners.add(opener);
            if (currentTarget instanceof Element) openers.set(currentTarget, opener.current);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            unknownOpeners.delete(opener);
            const back = currentOpener(opener.current);
            for (const unknown of unknownOpeners) unknown.current = back;
            unknownOpeners.clear();
            if (back instanceof HTMLElement) back.focus();
            // The opener is gone, or hidden because the phone was rotated: focus the page instead, so that the focus
            // does not fall back to the top of the document.
            if (!back || document.activeElement === document.body)
              document.querySelector('main')?.focus({ preventScroll: true });
          }}
          // The second tap of a double tap on the opener lands outside and must not close the sheet.
          onPointerDownOutside={(event) => {
            if (event.detail.originalEvent.timeStamp - openedAt.current < doubleTap) event.preventDefault();
          }}
          {...closesOnEscape(leave)}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(94dvh-env(safe-area-inset-top))] w-full flex-col rounded-t-lg bg-card text-ink shadow-float',
            'data-[state=closed]:animate-sink data-[state=open]:animate-rise focus:outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(90dvh,52rem)] sm:max-w-[34rem] sm:rounded-lg',
            'sm:data-[state=closed]:animate-vanish sm:data-[state=open]:animate-pop',
            'low:mb-0 low:max-h-[calc(100dvh-env(safe-area-inset-top))] low:rounded-b-none',
            className,
          )}
        >
          <div
            ref={positionToasts}
            {...handle}
            className="touch-none px-5 pt-2.5 pb-3 sm:touch-auto sm:px-6 sm:pt-5 low:py-1.5"
          >
            <div
              aria-hidden="true"
              className="mx-auto mb-2 h-1 w-9 rounded-full bg-line sm:hidden low:hidden"
            />
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 low:flex-nowrap">
              <Title className="min-w-0 flex-1 text-xl low:flex-initial low:text-lg tight:text-lg">
                {title}
              </Title>
              {description && (
                <Description className="order-last min-w-0 basis-full text-pretty text-quiet text-sm low:order-none low:flex-1 low:basis-0 low:truncate">
                  {description}
                </Description>
              )}
              {aside}
              <Close asChild>
                <IconButton label="Close" className="-mr-2 ml-auto text-quiet tight:-mr-4">
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </Close>
            </div>
          </div>
          <div className="under-head min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-6 low:pb-[max(1rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer && (
            <div className="flex flex-col gap-2 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 sm:pb-5 low:pt-1.5 low:pb-[max(0.375rem,env(safe-area-inset-bottom))] low:[&_button]:min-h-12">
              {footer}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
