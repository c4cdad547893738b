/**
 * The paths of the API calls without which the first screen of a signed-in owner cannot render, most urgent first.
 * `lastDog` is the stored id of the dog last shown. With the document and two scripts that makes eight requests.
 *
 * The daily insight is included because it is the largest element on screen. The smaller cards are requested once the
 * scripts have loaded and the connection is free.
 */
export function firstCalls(path: string, lastDog: string | null): string[] {
  const owner = ['/api/auth/validate-token', '/api/auth/me', '/api/dogs'];
  if (path !== '/' || !lastDog || !/^\d+$/.test(lastDog)) return owner;
  const day = [`/api/dogs/${lastDog}/activities?limit=3`, `/api/insights/dogs/${lastDog}/daily-insight`];
  return [...owner, ...day];
}
