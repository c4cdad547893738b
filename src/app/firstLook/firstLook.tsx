import { QueryClientProvider } from '@tanstack/react-query';
import { Home } from '../frame/Home.tsx';
import { dogsQuery, meQuery, queryClient } from '../query.ts';
import { KnownSession } from '../session.tsx';
import { drawOnce } from './draw.ts';

/**
 * Shows the owner's page as soon as its answers are there, while React's renderer is still on its way; React puts the
 * same page in its place. What is tapped or focused until then is so again in React's. Answers whether there is
 * something to see: where an answer is missing React will say why.
 */
export function showFirstLook(place: HTMLElement): boolean {
  const user = queryClient.getQueryData(meQuery.queryKey);
  const dogs = queryClient.getQueryData(dogsQuery.queryKey);
  if (location.pathname !== '/' || !user?.isOnboarded || !dogs?.length) return false;
  const look = document.createElement('div');
  look.className = 'waiting';
  look.append(
    drawOnce(
      <QueryClientProvider client={queryClient}>
        <KnownSession user={user}>
          <Home />
        </KnownSession>
      </QueryClientProvider>,
    ),
  );
  const fulfil = noteWishes(look);
  place.replaceChildren(look);
  onceDrawn(place, look, fulfil);
  return true;
}

/** How long after React's first drawing somebody still expects what they tapped before it, in milliseconds. */
const patience = 5_000;

/**
 * Fulfils what was wished for as soon as React has drawn it: that may say first what it waits for. Not once the owner
 * has tapped something else, or has given up waiting.
 */
function onceDrawn(place: HTMLElement, look: HTMLElement, fulfil: (page: HTMLElement) => boolean): void {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(giveUp);
    removeEventListener('click', stop, { capture: true });
  };
  const observer = new MutationObserver(() => {
    if (look.isConnected) return;
    if (fulfil(place)) return stop();
    giveUp ??= setTimeout(stop, patience);
    addEventListener('click', stop, { capture: true });
  });
  observer.observe(place, { childList: true, subtree: true });
}

/**
 * Notes what is tapped and focused in a page that cannot answer yet. Answers how to do it in the one that can, which says
 * whether it could.
 */
function noteWishes(look: HTMLElement): (page: HTMLElement) => boolean {
  let tapped: Element | null = null;
  let focused: Element | null = null;
  look.addEventListener('click', (event) => {
    // A new tab needs no app in this one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    tapped = (event.target as Element).closest('a, button') ?? tapped;
    event.preventDefault();
  });
  look.addEventListener('focusin', (event) => {
    focused = event.target as Element;
  });
  return (page) => {
    const focus = focused && counterpart(focused, look, page);
    const tap = tapped && counterpart(tapped, look, page);
    if (document.activeElement === document.body) focus?.focus({ preventScroll: true });
    tap?.click();
    return tapped ? tap !== null : focus !== null || focused === null;
  };
}

/** The like of an element at the same place in another page, if it has one. */
function counterpart(element: Element, look: HTMLElement, page: HTMLElement): HTMLElement | null {
  const path: number[] = [];
  for (let each = element; each !== look && each.parentElement; each = each.parentElement)
    path.unshift([...each.parentElement.children].indexOf(each));
  const found = path.reduce<Element | undefined>((around, at) => around?.children[at], page);
  return found?.isEqualNode(element) ? (found as HTMLElement) : null;
}
