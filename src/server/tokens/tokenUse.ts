import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { apiTokens } from '../db/schema.ts';

/** Milliseconds: noting every use would turn every read into a write. */
const noteEvery = 60_000;

export type TokenUse = ReturnType<typeof createTokenUse>;

/** Notes when the tokens of programs are used, to the minute. */
export function createTokenUse({ db }: Database) {
  return {
    /** Notes that a token is being used, unless that was done within the last minute. */
    async note({ tokenId, lastUsedAt }: { tokenId: number; lastUsedAt: Date | null }): Promise<void> {
      const now = new Date();
      // Also if it was noted by a clock that ran ahead.
      if (lastUsedAt && Math.abs(now.getTime() - lastUsedAt.getTime()) < noteEvery) return;
      await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, tokenId));
    },
  };
}
