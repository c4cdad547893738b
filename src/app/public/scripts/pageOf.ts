const pages = new Set(
  (
    '/ /about /signin /signup /start /forgot-password /password-reset /privacy /terms /contact /logos ' +
    '/activities /insights /profile /onboarding /onboarding/dog /add-dog'
  ).split(' '),
);

/** The page of a path, for analytics: without ids, and without anything else that somebody may have typed. */
export function pageOf(path: string): string {
  if (pages.has(path)) return path;
  return /^\/insights\/\d+$/.test(path) ? '/insights/:dogId' : '/404';
}
