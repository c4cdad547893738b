/**
 * Says that Hark cannot be reached where the app's own scripts are what is missing: with the words that every document
 * brings along, instead of whatever is in the app's place. The page is loaded again on a press, or as the network is back.
 */
export function sayUnreachable(): void {
  const place = document.getElementById('root');
  const words = document.querySelector('template');
  // The head's scripts can fail before the body is read.
  if (!place || !words) return addEventListener('DOMContentLoaded', sayUnreachable, { once: true });
  const reload = () => location.reload();
  place.replaceChildren(words.content.cloneNode(true));
  place.querySelector('button')?.addEventListener('click', reload);
  addEventListener('online', reload);
}
