type Visit = { email?: string } | null;

/** Takes an email along to another page: with the visit, as an address would be written down. */
export const withEmail = (email: string) => ({ state: { email } satisfies Visit });

/** The email that was taken along to this page, or none. */
export const typedEmail = (): string => (history.state as Visit)?.email ?? '';
