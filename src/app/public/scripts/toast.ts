/**
 * Says something in passing on a page without the app, with the manners of the app's own toasts. The markup is drawn by
 * PageToast in FormParts.tsx.
 */
import { find } from './form.ts';

/** How long it stays when nobody is with it, in milliseconds. */
const life = 5_000;

/** How far it is swiped away, in pixels. */
const swipeThreshold = 50;

const toast = find('#toast');
let leaving: ReturnType<typeof setTimeout> | undefined;
let heldAt: number | null = null;
let cameFrom: Element | null = null;

/** Shows it; what was said before gives way. */
export function say(title: string, description: string): void {
  toast.querySelector('b')?.replaceChildren(title);
  toast.querySelector('span')?.replaceChildren(description);
  toast.hidden = false;
  linger();
}

const stay = () => clearTimeout(leaving);

function linger(): void {
  stay();
  leaving = setTimeout(dismiss, life);
}

function dismiss(): void {
  if (toast.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
  stay();
  toast.hidden = true;
}

function dragTo(x: number | null): void {
  toast.style.translate = x === null ? '' : `${Math.max(0, x)}px`;
}

toast.querySelector('button')?.addEventListener('click', dismiss);
for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stay);
for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, linger);
toast.addEventListener('pointerdown', ({ clientX }) => (heldAt = clientX));
addEventListener('pointermove', ({ clientX }) => heldAt !== null && dragTo(clientX - heldAt));
for (const event of ['pointerup', 'pointercancel'] as const) {
  addEventListener(event, ({ clientX, type }) => {
    if (heldAt !== null && type === 'pointerup' && clientX - heldAt >= swipeThreshold) dismiss();
    heldAt = null;
    dragTo(null);
  });
}
addEventListener('keydown', ({ key }) => {
  if (toast.hidden) return;
  if (key === 'F8') {
    cameFrom = document.activeElement;
    toast.querySelector('button')?.focus();
  } else if (key === 'Escape' && toast.contains(document.activeElement)) dismiss();
});
