import { and, eq, gt } from 'drizzle-orm';
import { uselessButton } from '../../domain/reminder.ts';
import { hashOf } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { channels, deliveries, medicines } from '../db/schema.ts';
import type { Access, ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { Refused } from '../http/refusal.ts';
import type { Changes } from '../live/changes.ts';
import { giveDose } from '../medicines/doses.ts';

/** Milliseconds after which a snoozed reminder is said again, and for which its buttons work. */
const snooze = 15 * 60_000;
const lifetime = 24 * 3_600_000;

const uselessPress = () => new Refused(400, uselessButton);

interface ButtonServices {
  access: Pick<Access, 'dogForPresser'>;
  changes: Pick<Changes, 'announce'>;
}

/** What the buttons of a notification do, without anybody signing in: their token, which works once, says whose they are. */
export function buttonHandlers(
  { db }: Database,
  { access, changes }: ButtonServices,
): Pick<Handlers, 'actOnReminder'> {
  const isPressed = (token: string, now: Date) =>
    and(eq(deliveries.tokenHash, hashOf(token)), gt(deliveries.begunAt, new Date(now.getTime() - lifetime)));

  /** The dog whose dose somebody says to have given, if they still may give it. */
  async function dogOfDose(token: string, now: Date): Promise<ProvenDog> {
    const [found] = await db
      .select({ userId: channels.userId, dogId: medicines.dogId })
      .from(deliveries)
      .innerJoin(channels, eq(channels.id, deliveries.channelId))
      .innerJoin(medicines, eq(medicines.id, deliveries.medicineId))
      .where(isPressed(token, now));
    const dog = found && (await access.dogForPresser(found.userId, found.dogId, { access: 'log' }));
    if (!dog) throw uselessPress();
    return dog;
  }

  return {
    async actOnReminder({ body: { token, action } }) {
      const now = new Date();
      const dog = action === 'given' ? await dogOfDose(token, now) : null;
      await db.transaction(async (tx) => {
        // One statement uses the token up, so only one of several presses does something.
        const [pressed] = await tx
          .update(deliveries)
          .set({ tokenHash: null, ...(action === 'done' && { doneAt: now }) })
          .where(isPressed(token, now))
          .returning();
        if (!pressed) throw uselessPress();
        const { channelId, reminderId, medicineId, dueAt, said, occurrence } = pressed;
        if (dog && medicineId !== null) await giveDose(tx, dog, medicineId, dueAt);
        if (action !== 'snooze') return;
        await tx.insert(deliveries).values({
          channelId,
          reminderId,
          medicineId,
          dueAt,
          said,
          occurrence: `${occurrence} snoozed`,
          sendAt: new Date(now.getTime() + snooze),
        });
      });
      if (dog) changes.announce({ dogs: [dog.id], people: [], from: null });
      return undefined;
    },
  };
}
