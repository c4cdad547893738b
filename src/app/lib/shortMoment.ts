/** A moment as "Nov 28, 10:12 AM", or as the browser's language has it. */
export const shortMoment = (moment: string): string =>
  new Date(moment).toLocaleString(undefined, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
