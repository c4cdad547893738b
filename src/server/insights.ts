import { setImmediate } from 'node:timers/promises';
import { lifeStage } from '../domain/lifeStage.ts';
import { farewellIn } from '../listening/insights/fromNotes.ts';
import { dailyInsight, insightsOf } from '../listening/insights/insights.ts';
import { ageOf } from '../listening/insights/log.ts';
import { alarmIn } from './alarm.ts';
import type { Database } from './db/open.ts';
import { dogLogs } from './dogLogs.ts';
import type { Handlers } from './handlers.ts';
import { notFound } from './refusal.ts';
import type { Remarks } from './remarks.ts';

/** Text by a model is marked as such, just as tips name their sources. */
const byModel = (text: string) => `${text} (Written by an AI model from this log.)`;

/** Insights from dogs' logs: of all of an owner's dogs, and one insight a day for each. */
export function insightHandlers(
  database: Database,
  remarks: Remarks | null,
): Pick<Handlers, 'insights' | 'dailyInsight'> {
  const logsOf = dogLogs(database);

  return {
    async insights({ owner, zone }) {
      const pack = await logsOf(owner, zone);
      const own = new Map<number, string[]>();
      for (const log of pack) {
        own.set(log.dog.id, insightsOf(log));
        // Analysing a dog's notes takes a while: other requests get a turn in between.
        await setImmediate();
      }
      const living = pack.filter((log) => farewellIn(log) === null);
      const said = await remarks?.current(owner, living);
      return pack.map((log) => {
        const { id, name, breed, age } = log.dog;
        const grown = ageOf(log);
        return {
          dogId: id,
          dogName: name,
          breed,
          age,
          lifeStage: grown === null ? null : lifeStage(grown),
          insights: withRemark(own.get(id) ?? [], said?.get(id)),
        };
      });
    },

    async dailyInsight({ owner, params, zone }) {
      const [log] = await logsOf(owner, zone, params.dogId);
      if (!log) throw notFound('Dog');
      return { insight: alarmIn(log, new Date()) ?? dailyInsight(log) };
    },
  };
}

/** A computed insight comes first; the model's remark is second. */
function withRemark(insights: string[], remark: string | undefined): string[] {
  return remark === undefined ? insights : insights.toSpliced(1, 0, byModel(remark));
}
