import { noteText } from '../src/domain/noteText.ts';
import { pottyOf } from '../src/domain/potty.ts';
import { areTreats } from '../src/domain/treats.ts';
import type { DogLog } from '../src/listening/insights/log.ts';
import { demoDogs } from '../src/server/commands/demo/demoDogs.ts';
import { demoYear } from '../src/server/commands/demo/demoYear.ts';
import { logOn, noDay, type WrittenDay } from './dogLogs.ts';

/** The demo's dogs, and the log of each as it is on a day (YYYY-MM-DD) within the year that ends on `until`. */
export function demoLogs(until: string): { name: string; on: (today: string) => DogLog }[] {
  return demoDogs.map(({ habits, name, breed, gender, age, weight, healthConcerns, targets }, index) => {
    const days = new Map<string, WrittenDay>();
    const dayOn = (day: string) => days.get(day) ?? noDay;
    for (const entry of demoYear({ ...habits, weight }, new Date(`${until}T23:59:00Z`), index + 1)) {
      const date = entry.timestamp.toISOString().slice(0, 10);
      days.set(date, added(dayOn(date), entry));
    }
    const dog = {
      id: index + 1,
      name,
      breed,
      gender,
      age: age ?? null,
      weight,
      healthConcerns: healthConcerns ?? [],
    };
    return {
      name,
      on: (today) => ({
        ...logOn(today, dayOn, dog),
        since: '2020-01-01',
        goals: targets.map(({ type, target = 1, period = 'daily' }) => ({
          type,
          target,
          period,
          since: '2020-01-01',
        })),
      }),
    };
  });
}

/** A day with one more entry. */
function added(day: WrittenDay, entry: ReturnType<typeof demoYear>[number]): WrittenDay {
  const { type, kind, duration, foodType, quantity, title, symptoms = null, notes = null } = entry;
  const { others = 0, living = 0, treats = 0, potty = [] } = day;
  if (type === 'walk') return { ...day, walks: day.walks + 1, minutes: day.minutes + (duration ?? 0) };
  if (type === 'feeding' && !areTreats(foodType ?? '')) return { ...day, meals: day.meals + 1 };
  if (type === 'health')
    return { ...day, health: day.health + 1, notes: [...day.notes, noteText({ symptoms, notes })] };
  return {
    ...day,
    others: others + 1,
    living: living + (kind === 'vet' || kind === 'custom' ? 0 : 1),
    treats: treats + (type === 'feeding' || kind === 'treat' ? 1 : 0),
    ...(kind === 'weight' && { pounds: quantity ?? null }),
    ...(kind === 'potty' && { potty: [...potty, pottyOf(title ?? null)] }),
  };
}
