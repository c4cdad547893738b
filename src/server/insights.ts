import { roundedAge } from '../domain/age.ts';
import type { Database } from './db/open.ts';
import { dogLogs } from './dogLogs.ts';
import type { Engine } from './engine.ts';
import type { Handlers } from './handlers.ts';
import { notFound } from './refusal.ts';
import type { Remarks } from './remarks.ts';

/** Text by a model is marked as such, just as tips name their sources. */
const byModel = (text: string) => `${text} (Written by an AI model from this log.)`;

/** Insights from dogs' logs: of all of an owner's dogs, and one insight a day for each. */
export function insightHandlers(
  database: Database,
  engine: Engine,
  remarks: Remarks | null,
): Pick<Handlers, 'insights' | 'dailyInsight'> {
  const logsOf = dogLogs(database);

  return {
    async insights({ owner, zone }) {
      const heard = [];
      // Dog by dog: after each it is the next owner's turn.
      for (const log of await database.heavily(owner.id, () => logsOf(owner, zone)))
        heard.push({ log, ...(await engine.ask(owner.id, 'insights', log)) });
      const living = heard.filter(({ hasDied }) => !hasDied).map(({ log }) => log);
      const said = await remarks?.current(owner, living, zone);
      return heard.map(({ log: { dog, knownAge, today }, insights, lifeStage }) => ({
        dogId: dog.id,
        dogName: dog.name,
        breed: dog.breed,
        age: knownAge && roundedAge(knownAge, today),
        lifeStage,
        insights: withRemark(insights, said?.get(dog.id)),
      }));
    },

    async dailyInsight({ owner, dog, zone }) {
      const [log] = await database.heavily(owner.id, () => logsOf(owner, zone, dog.id));
      if (!log) throw notFound('Dog');
      return { insight: await engine.ask(owner.id, 'dailyInsight', { log, now: Date.now() }) };
    },
  };
}

/** A computed insight comes first; the model's remark is second. */
function withRemark(insights: string[], remark: string | undefined): string[] {
  return remark === undefined ? insights : insights.toSpliced(1, 0, byModel(remark));
}
