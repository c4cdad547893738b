/** A calendar day (YYYY-MM-DD) in words: "March 4, 2026". The same day wherever it is read. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
