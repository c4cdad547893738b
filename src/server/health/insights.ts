import { setImmediate as nextTurn } from 'node:timers/promises';
import { roundedAge } from '../../domain/age.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { alarmIn } from '../../listening/insights/alarm.ts';
import { farewellIn } from '../../listening/insights/fromNotes.ts';
import { dailyInsight, insightsOf } from '../../listening/insights/insights.ts';
import { ageOf } from '../../listening/insights/log.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { dogLogs } from './dogLogs.ts';
import type { NoteReader } from './noteReader.ts';
import type { Remarks } from './remarks.ts';

/** Text by a model is marked as such, just as tips name their sources. */
const byModel = (text: string) => `${text} (Written by an AI model from this log.)`;

/** Insights from dogs' logs: of all of an owner's dogs, and one insight a day for each. */
export function insightHandlers(
  database: Database,
  reader: NoteReader,
  remarks: Remarks | null,
): Pick<Handlers, 'insights' | 'dailyInsight'> {
  const logsOf = dogLogs(database, reader);

  return {
    async insights({ owner, zone }) {
      const logs = await logsOf(owner, zone);
      const living = logs.filter((log) => farewellIn(log) === null);
      const said = await remarks?.current(owner, living, zone);
      const answers = [];
      for (const log of logs) {
        const { dog, knownAge, today } = log;
        const age = ageOf(log);
        answers.push({
          dogId: dog.id,
          dogName: dog.name,
          breed: dog.breed,
          age: knownAge && roundedAge(knownAge, today),
          lifeStage: age === null ? null : lifeStage(age),
          insights: withRemark(insightsOf(log), said?.get(dog.id)),
        });
        // An owner may have a hundred dogs: other calls are answered in between.
        await nextTurn();
      }
      return answers;
    },

    async dailyInsight({ owner, dog, zone }) {
      const [log] = await logsOf(owner, zone, dog.id);
      if (!log) throw notFound('Dog');
      return { insight: alarmIn(log) ?? dailyInsight(log) };
    },
  };
}

/** A computed insight comes first; the model's remark is second. */
function withRemark(insights: string[], remark: string | undefined): string[] {
  return remark === undefined ? insights : insights.toSpliced(1, 0, byModel(remark));
}
