import { QueryClientProvider } from '@tanstack/react-query';
import { Home } from '../frame/Home.tsx';
import { dogsQuery, meQuery, queryClient } from '../query.ts';
import { KnownSession } from '../session.tsx';
import { renderOnce } from './renderOnce.ts';

/**
 * Renders the dashboard as soon as its data is there, while React's renderer is still loading; React then replaces it
 * with the same page. Clicks and focus in between are replayed in React's page. Returns whether it rendered: if a
 * response is missing, React will show the reason.
 */
export function showFirstLook(place: HTMLElement): boolean {
  const user = queryClient.getQueryData(meQuery.queryKey);
  const dogs = queryClient.getQueryData(dogsQuery.queryKey);
  if (location.pathname !== '/' || !user?.isOnboarded || !dogs?.length) return false;
  const look = document.createElement('div');
  look.className = 'waiting';
  look.append(
    renderOnce(
      <QueryClientProvider client={queryClient}>
        <KnownSession user={user}>
          <Home />
        </KnownSession>
      </QueryClientProvider>,
    ),
  );
  const replay = recordInput(look);
  place.replaceChildren(look);
  replayOnceRendered(place, look, replay);
  return true;
}

/** How long after React's first render a click from before it is still replayed, in milliseconds. */
const replayWithin = 5_000;

/**
 * Replays the input as soon as React has rendered its target, which may come after a loading state. Gives up after a
 * while, or once the owner clicks something else.
 */
function replayOnceRendered(
  place: HTMLElement,
  look: HTMLElement,
  replay: (page: HTMLElement) => boolean,
): void {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(giveUp);
    removeEventListener('click', stop, { capture: true });
  };
  const observer = new MutationObserver(() => {
    if (look.isConnected) return;
    if (replay(place)) return stop();
    giveUp ??= setTimeout(stop, replayWithin);
    addEventListener('click', stop, { capture: true });
  });
  observer.observe(place, { childList: true, subtree: true });
}

/**
 * Records clicks and focus in a page that is not interactive yet. Returns a function that replays the last of them in
 * the interactive page and returns whether it could.
 */
function recordInput(look: HTMLElement): (page: HTMLElement) => boolean {
  let clicked: Element | null = null;
  let focused: Element | null = null;
  look.addEventListener('click', (event) => {
    // Opening a link in a new tab works without the app.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    clicked = (event.target as Element).closest('a, button') ?? clicked;
    event.preventDefault();
  });
  look.addEventListener('focusin', (event) => {
    focused = event.target as Element;
  });
  return (page) => {
    const focus = focused && counterpart(focused, look, page);
    const click = clicked && counterpart(clicked, look, page);
    if (document.activeElement === document.body) focus?.focus({ preventScroll: true });
    click?.click();
    return clicked ? click !== null : focus !== null || focused === null;
  };
}

/** The equal element at the same position in another page, or null. */
function counterpart(element: Element, look: HTMLElement, page: HTMLElement): HTMLElement | null {
  const path: number[] = [];
  for (let each = element; each !== look && each.parentElement; each = each.parentElement)
    path.unshift([...each.parentElement.children].indexOf(each));
  const found = path.reduce<Element | undefined>((around, at) => around?.children[at], page);
  return found?.isEqualNode(element) ? (found as HTMLElement) : null;
}
