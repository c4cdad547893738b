/** "1 entry", "12,000 entries". */
export const entriesText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;
