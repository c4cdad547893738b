/**
 * What a signed-in owner's first screen cannot be drawn without, as paths, the first to be waited for first; `lastDog`
 * is what the browser remembers of the dog last shown. With the document and two scripts it is eight requests. The
 * day's insight is the largest thing on the screen; what fills the smaller cards is asked for when the scripts have come
 * and the line is free.
 */
export function firstCalls(path: string, lastDog: string | null): string[] {
  const calls = ['/api/auth/validate-token', '/api/auth/me', '/api/dogs'];
  if (path === '/' && lastDog && /^\d+$/.test(lastDog)) {
    calls.push(`/api/dogs/${lastDog}/activities?limit=3`, `/api/insights/dogs/${lastDog}/daily-insight`);
  }
  return calls;
}
