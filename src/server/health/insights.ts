import { setImmediate as nextTurn } from 'node:timers/promises';
import { roundedAge } from '../../domain/age.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { alarmIn } from '../../listening/insights/alarm.ts';
import { farewellIn } from '../../listening/insights/fromNotes.ts';
import { dailyOf, insightsByOrigin } from '../../listening/insights/insights.ts';
import { ageOf } from '../../listening/insights/log.ts';
import { noPicture, pictureOf, toldByLog } from '../../listening/insights/told.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/handlers.ts';
import { noDog } from '../http/refusal.ts';
import { dogLogs } from './dogLogs.ts';
import type { NoteReader } from './noteReader.ts';
import type { Remarks } from './remarks.ts';

/** Text by a model is marked as such, just as tips name their sources. */
const byModel = (text: string) => `${text} (Written by an AI model from this log.)`;

/** Insights from dogs' logs: of all dogs that a user sees, and one insight a day for each. */
export function insightHandlers(
  database: Database,
  reader: NoteReader,
  remarks: Remarks | null,
): Pick<Handlers, 'insights' | 'dailyInsight'> {
  const logsOf = dogLogs(database, reader);

  return {
    async insights({ caller, zone }) {
      const logs = await logsOf(caller.id, zone);
      const living = logs.filter((log) => farewellIn(log) === null);
      const said = await remarks?.current(caller, living, zone);
      const answers = [];
      for (const log of logs) {
        const { dog, knownAge, today } = log;
        const age = ageOf(log);
        const { own, general } = insightsByOrigin(log);
        const remark = said?.get(dog.id);
        const fromLog = withSecond(
          own.map(({ text }) => text),
          remark && byModel(remark),
        );
        answers.push({
          dogId: dog.id,
          dogName: dog.name,
          breed: dog.breed,
          age: knownAge && roundedAge(knownAge, today),
          lifeStage: age === null ? null : lifeStage(age),
          insights: [...fromLog, ...general],
          fromLog: fromLog.length,
          pictures: withSecond(
            own.map(({ picture }) => pictureOf(log, picture)),
            remark && noPicture,
          ),
        });
        // A user may see two hundred dogs: other calls are answered in between.
        await nextTurn();
      }
      return answers;
    },

    async dailyInsight({ dog, zone }) {
      const [log] = await logsOf(dog.caller.id, zone, dog.id);
      if (!log) throw noDog();
      const alarm = alarmIn(log);
      if (alarm) return { insight: alarm, fromLog: { ...alarm, ...noPicture } };
      const {
        insight: { title, text },
        fromLog,
      } = dailyOf(log);
      return { insight: { title, text }, fromLog: fromLog && toldByLog(log, fromLog) };
    },
  };
}

/** A computed insight comes first; what a model adds is second. */
const withSecond = <Item>(items: Item[], second: Item | '' | undefined): Item[] =>
  second ? items.toSpliced(1, 0, second) : items;
