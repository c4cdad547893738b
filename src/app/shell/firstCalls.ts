/**
 * What a signed-in owner's first screen cannot be drawn without, as paths, the first to be waited for first; `lastDog`
 * is what the browser remembers of the dog last shown. With the document and three scripts it is eight requests. The
 * day's insight is the largest thing on the screen; what fills the smaller cards is asked for when the scripts have come
 * and the line is free, and so is whether the session is good: answers that came with its token say so themselves.
 */
export function firstCalls(path: string, lastDog: string | null): string[] {
  const owner = ['/api/auth/me', '/api/dogs'];
  if (path !== '/' || !lastDog || !/^\d+$/.test(lastDog)) return ['/api/auth/validate-token', ...owner];
  const day = [`/api/dogs/${lastDog}/activities?limit=3`, `/api/insights/dogs/${lastDog}/daily-insight`];
  return [...owner, ...day];
}
