/** The owner's IANA time zone: every day and hour on screen is theirs. */
export const ownerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
