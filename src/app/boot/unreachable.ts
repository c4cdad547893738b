/**
 * Shows that Hark cannot be reached when the app's own code fails to load, from the template that every document
 * contains. Reloads the page when Retry is pressed or the browser is back online.
 */
export function showUnreachable(): void {
  const place = document.getElementById('root');
  const template = document.querySelector('template');
  // A script in the head can fail before the body is parsed.
  if (!place || !template) return addEventListener('DOMContentLoaded', showUnreachable, { once: true });
  const reload = () => location.reload();
  place.replaceChildren(template.content.cloneNode(true));
  place.querySelector('button')?.addEventListener('click', reload);
  addEventListener('online', reload);
}
