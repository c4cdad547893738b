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
  const wanted = noteWishes(look);
  place.replaceChildren(look);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    wanted(place);
  }).observe(place, { childList: true });
  return true;
}

/** Notes what is tapped and focused in a page that cannot answer yet. Answers how to do it in the one that can. */
function noteWishes(look: HTMLElement): (page: HTMLElement) => void {
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
    if (focused) counterpart(focused, look, page)?.focus({ preventScroll: true });
    if (tapped) counterpart(tapped, look, page)?.click();
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
