const pages = new Set(
  (
    '/ /about /signin /signup /start /forgot-password /password-reset /privacy /terms /contact /logos ' +
    '/activities /insights /profile /onboarding /onboarding/dog /add-dog'
  ).split(' '),
);

/** Which page a path is, as it may be told to others: without ids, and without whatever else may have been typed. */
export function pageOf(path: string): string {
  if (pages.has(path)) return path;
  return /^\/insights\/\d+$/.test(path) ? '/insights/:dogId' : '/404';
}
