/** Formats a calendar day (YYYY-MM-DD) as "March 4, 2026", independent of the time zone. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });
