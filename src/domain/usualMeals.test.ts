import { expect, test } from 'vitest';
import { usualMeals } from './usualMeals.ts';

const zone = 'America/New_York';
/** A meal on a day of November, by the clock in New York, which is five hours behind UTC. */
const fed = (day: number, time: string, foodType = 'Kibble', amount = '1 cup') => ({
  type: 'feeding' as const,
  timestamp: new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-05:00`).toISOString(),
  foodType,
  amount,
});
const days = [10, 11, 12, 13, 14, 15];
const newestFirst = (meals: ReturnType<typeof fed>[]) =>
  meals.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
const usual = (...meals: ReturnType<typeof fed>[]) => usualMeals(newestFirst(meals), zone);

test('meals are named in the order of the day, each with what it most often is', () => {
  const meals = days.flatMap((day) => [
    fed(day, day % 2 ? '18:10' : '17:50', day === 12 ? 'Chicken' : 'Wet food', '1 can'),
    fed(day, day % 2 ? '07:20' : '07:40'),
  ]);
  expect(usual(...meals)).toEqual([
    { time: '07:45', foodType: 'Kibble', amount: '1 cup' },
    { time: '18:15', foodType: 'Wet food', amount: '1 can' },
  ]);
});

test('what was fed on fewer than three days, or rarely, is not usual', () => {
  expect(usual(fed(14, '08:00'), fed(15, '08:00'))).toEqual([]);
  const rare = [fed(10, '13:00'), fed(11, '13:00'), fed(12, '13:00')];
  const daily = Array.from({ length: 12 }, (_, at) => fed(at + 10, '08:00'));
  expect(usual(...daily, ...rare).map(({ time }) => time)).toEqual(['08:00']);
});

test('treats are no meals', () => {
  expect(usual(...days.map((day) => fed(day, '15:00', 'Dental chew')))).toEqual([]);
});

test('a bowl that is filled all day has no times', () => {
  const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
  expect(usual(...days.flatMap((day) => hours.map((hour) => fed(day, hour))))).toEqual([]);
});

test('a meal around midnight is one, at its time', () => {
  const meals = [fed(10, '23:50'), fed(12, '00:10'), fed(13, '00:20'), fed(13, '23:55'), fed(15, '00:05')];
  expect(usual(...meals)).toEqual([{ time: '00:00', foodType: 'Kibble', amount: '1 cup' }]);
});

test('times are those of the zone', () => {
  const meals = newestFirst(days.map((day) => fed(day, '07:30')));
  expect(usualMeals(meals, 'Europe/Berlin').map(({ time }) => time)).toEqual(['13:30']);
});
