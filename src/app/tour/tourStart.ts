/** What a browser remembers of a page's tour. */
export interface Remembered {
  /** The just-completed-onboarding flag, as kept. */
  justCompleted: string | null;
  /** How the tour of this page ended, if it did. */
  guide: string | null;
}

/**
 * In how many ms a tour begins, or null when it does not: only for an owner who has just added a dog. The
 * dashboard forces it, whatever is remembered; otherwise it waits a little longer, and only for one who has not
 * seen it.
 */
export function tourStart(
  { justCompleted, guide }: Remembered,
  { forced, compact }: { forced: boolean; compact: boolean },
): number | null {
  if (justCompleted !== 'true') return null;
  if (forced) return 1_500;
  if (guide !== null) return null;
  return compact ? 3_000 : 2_000;
}

/** Windows too small for a card beside what it is about. */
export const compactWindow = '(max-width: 767.98px), (max-height: 699.98px)';
