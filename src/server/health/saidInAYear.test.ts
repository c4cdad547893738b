import { expect, it } from 'vitest';
import { sturdyDog } from '../../../test/listenTo.ts';
import { daysLookedAt, heardIn, type LoggedEntry, withLog } from '../../listening/fromLog.ts';
import { listen } from '../../listening/listen.ts';
import { readNote } from '../../listening/readNote.ts';
import { demoYear, randomFrom } from '../commands/demo/demoYear.ts';

const day = 86_400_000;
const now = new Date('2026-06-15T12:00:00Z');
/** What an owner writes on most days, beside what a log has anyway. */
const ordinary = [
  'Met a goose. Goose won.',
  'Bath day, smells of oatmeal',
  'Lovely morning at the lake',
  '45 minutes round the park, came when called',
  '20 minutes round the block, rain',
  'Learned to spin both ways in class',
  'Zoomies in the garden',
  'Snored through the news',
  'Nails done at the groomer',
  'Fetch until dark',
  'Barked at the doorbell, twice',
  'Ate all her dinner and licked the bowl',
  'Long sniffing walk along the river',
  'Dug a hole under the fence, very proud',
  'Play bow at the postman',
  'Ate grass on the verge again',
];

const found = new Map<string, ReturnType<typeof read>>();
const read = (note: string) => ({
  answer: listen({ note, dog: sturdyDog, history: [], now: 0 }),
  heard: heardIn(readNote({ note, dog: sturdyDog, history: [], now: 0 }).alone),
});

/** What the engine finds in a note by itself, found once for each text. */
function findingsIn(note: string) {
  const known = found.get(note) ?? read(note);
  found.set(note, known);
  return known;
}

it('says nothing more than three times in 90 days, but for what is said for safety', () => {
  const random = randomFrom(7);
  const year = demoYear(
    {
      walks: [
        { hour: 7, minutes: 30 },
        { hour: 18, minutes: 25 },
      ],
      places: ['Park', 'Harbor lake', 'River path'],
      meals: [{ hour: 8, foodType: 'Kibble', amount: '1 cup' }],
      treats: 0.3,
      weight: 40,
      worries: [{ symptoms: 'Zoomies', notes: 'After supper' }],
      worrying: 0.1,
    },
    now,
    3,
  );
  const written = Array.from({ length: 360 }, (_, index) => ({
    type: 'health' as const,
    timestamp: new Date(now.getTime() - index * day - 3_600_000),
    notes: ordinary[Math.floor(random() * ordinary.length)] ?? '',
  }));
  const entries = [...year, ...written].toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
  const before: LoggedEntry[] = [];
  const told = new Map<string, number[]>();
  let answered = 0;
  for (const entry of entries) {
    const at = entry.timestamp.getTime();
    const {
      notes,
      symptoms = null,
      location = null,
      title = null,
      duration = null,
    } = entry as (typeof year)[number];
    const note = [symptoms, notes].filter(Boolean).join('\n');
    const heard = note ? findingsIn(note).answer : null;
    if (heard) {
      const log = {
        entries: before.filter((each) => at - each.at < daysLookedAt * day).toReversed(),
        now: at,
        zone: 'UTC',
        gender: 'male' as const,
      };
      const { parts, text } = withLog({ ...heard, note }, log);
      if (text) answered += 1;
      // What makes a sign more urgent, and what to do above low, may be said each time.
      const safety = [parts.watch_for, ...(heard.severity === 'low' ? [] : parts.do_now)];
      const rest = safety.reduce<string>((left, each) => (each ? left.replace(each, '') : left), text);
      for (const sentence of heard.severity === 'low' ? rest.split(/(?<=[.!?])\s+/) : [])
        if (sentence.trim()) told.set(sentence.trim(), [...(told.get(sentence.trim()) ?? []), at]);
    }
    before.push({
      at,
      duration: entry.type === 'walk' ? duration : null,
      text: [title, location, notes, symptoms].filter(Boolean).join(' '),
      heard: entry.type === 'health' && heard ? findingsIn(note).heard : [],
    });
  }
  const often = [...told].filter(([, times]) =>
    times.some((at) => times.filter((each) => each >= at && each - at < 90 * day).length > 3),
  );
  expect(often.map(([sentence]) => sentence)).toEqual([]);
  expect(answered).toBeGreaterThan(20);
});
