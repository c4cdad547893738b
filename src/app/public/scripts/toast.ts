/** Toasts for pages without the app, which behave like the app's. PageToast.tsx renders the markup. */
import { find } from './form.ts';

/** How long it stays while neither hovered nor focused, in milliseconds. */
const shownFor = 5_000;

/** The swipe distance that dismisses it, in pixels. */
const swipeThreshold = 50;

const toast = find('#toast');
let timer: ReturnType<typeof setTimeout> | undefined;
let dragStart: number | null = null;
let previousFocus: Element | null = null;

/** Shows a toast, replacing the current one. A problem has no check mark. */
export function showToast(title: string, description: string, isProblem = false): void {
  toast.querySelector('svg')?.toggleAttribute('hidden', isProblem);
  toast.querySelector('b')?.replaceChildren(title);
  toast.querySelector('span')?.replaceChildren(description);
  toast.hidden = false;
  startTimer();
}

const stopTimer = () => clearTimeout(timer);

function startTimer(): void {
  stopTimer();
  timer = setTimeout(dismiss, shownFor);
}

function dismiss(): void {
  if (toast.contains(document.activeElement) && previousFocus instanceof HTMLElement) previousFocus.focus();
  stopTimer();
  toast.hidden = true;
}

function dragTo(x: number | null): void {
  toast.style.translate = x === null ? '' : `${Math.max(0, x)}px`;
}

toast.querySelector('button')?.addEventListener('click', dismiss);
for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stopTimer);
for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, startTimer);
toast.addEventListener('pointerdown', ({ clientX }) => (dragStart = clientX));
addEventListener('pointermove', ({ clientX }) => dragStart !== null && dragTo(clientX - dragStart));
for (const event of ['pointerup', 'pointercancel'] as const) {
  addEventListener(event, ({ clientX, type }) => {
    if (dragStart !== null && type === 'pointerup' && clientX - dragStart >= swipeThreshold) dismiss();
    dragStart = null;
    dragTo(null);
  });
}
addEventListener('keydown', ({ key }) => {
  if (toast.hidden) return;
  if (key === 'F8') {
    previousFocus = document.activeElement;
    toast.querySelector('button')?.focus();
  } else if (key === 'Escape' && toast.contains(document.activeElement)) dismiss();
});
