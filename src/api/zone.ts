const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };

/**
 * The IANA time zone that the owner is in: every day and hour on screen is theirs. Where there is Temporal it is known
 * at once; a date's format, made to ask it, keeps a slow phone for 60 ms before its first call goes out.
 */
export const ownerZone = (): string =>
  Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
