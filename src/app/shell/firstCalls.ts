/**
 * What a signed-in owner's first screen asks for, as paths, the first to be waited for first; `lastDog` is what the
 * browser remembers of the dog last shown.
 */
export function firstCalls(path: string, lastDog: string | null): string[] {
  const calls = ['/api/auth/validate-token', '/api/auth/me', '/api/dogs'];
  if (path === '/' && lastDog && /^\d+$/.test(lastDog)) {
    calls.push(
      `/api/dogs/${lastDog}/stats`,
      `/api/dogs/${lastDog}/activities?limit=3`,
      `/api/insights/dogs/${lastDog}/daily-insight`,
      `/api/dogs/${lastDog}/goals`,
      '/api/insights',
    );
  }
  return calls;
}
