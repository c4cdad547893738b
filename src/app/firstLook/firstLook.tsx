import { QueryClientProvider } from '@tanstack/react-query';
import { Home } from '../frame/Home.tsx';
import { dogsQuery, meQuery, queryClient } from '../query.ts';
import { keepOwnerShown, KnownSession } from '../session.tsx';
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
  keepOwnerShown();
  replayOnceRendered(place, look, replay);
  return true;
}

/** Replays the input as soon as React's page is in the place of the first look. */
function replayOnceRendered(
  place: HTMLElement,
  look: HTMLElement,
  replay: (page: HTMLElement) => void,
): void {
  const observer = new MutationObserver(() => {
    if (look.isConnected) return;
    observer.disconnect();
    replay(place);
  });
  observer.observe(place, { childList: true });
}

/**
 * Records clicks and focus in a page that is not interactive yet. Returns a function that replays the last of them in
 * the interactive page.
 */
function recordInput(look: HTMLElement): (page: HTMLElement) => void {
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
