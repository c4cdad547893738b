type HistoryState = { email?: string } | null;

/** Navigation options that carry an email to another page: in the history state, since a URL would be logged. */
export const withEmail = (email: string) => ({ state: { email } satisfies HistoryState });

/** The email carried over from the previous page, or an empty string. */
export const prefilledEmail = (): string => (history.state as HistoryState)?.email ?? '';
