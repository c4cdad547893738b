import { mealsMet, mealsWanted, perLoggedDay, plain } from '../../../charts/words.ts';
import { counted } from '../../../domain/counted.ts';
import type { Trend } from '../../../domain/trends.ts';
import { BarsChart } from './BarsChart.tsx';
import { axisName, type Shown, stepName } from './periods.ts';

/**
 * Meals a day, and on how many days there were as many as the goal says or, without one, as are usual.
 * @param days the days of the period, also where weeks are drawn
 */
export function MealsChart({
  shown,
  days,
  goal,
}: {
  shown: Shown;
  days: readonly Trend[];
  goal: number | null;
}) {
  const { steps, isWeekly } = shown;
  const wanted = mealsWanted(goal, steps);
  const { met, logged } = mealsMet(days, wanted ?? 0);
  const aDay = (step: Trend) => perLoggedDay([step], ({ meals }) => meals);
  const average = perLoggedDay(steps, ({ meals }) => meals) ?? 0;
  const textOf = (step: Trend) => {
    if (step.loggedDays === 0) return 'Nothing logged';
    const treats = step.treats > 0 ? `, ${counted(step.treats, 'treat')}` : '';
    const eaten = counted(step.meals, 'meal');
    return isWeekly ? `${eaten}, ${plain(aDay(step) ?? 0)} a day${treats}` : `${eaten}${treats}`;
  };
  return (
    <BarsChart
      hue="feeding"
      title={wanted === null ? 'Meals a day' : `Meals met on ${met} of ${counted(logged, 'day')}`}
      note={
        <>
          <strong className="trend-number">{plain(average)}</strong> a day
          {wanted !== null && (
            <span className="trend-key trend-key-aim">
              {goal === null ? 'Usual' : 'Goal'}: {wanted}
            </span>
          )}
        </>
      }
      reading={`Meals, ${isWeekly ? 'week by week' : 'day by day'}`}
      aim={wanted}
      isMet={(value) => wanted === null || value >= wanted - (isWeekly ? 0.25 : 0)}
      values={steps.map((step) => ({ value: step.loggedDays > 0 ? aDay(step) : null, usual: null }))}
      names={steps.map((step) => axisName(step, shown))}
      places={steps.map((step) => ({ name: stepName(step, isWeekly), text: textOf(step) }))}
      table={{
        head: [isWeekly ? 'Week' : 'Day', 'Meals', 'Treats'],
        rows: () => steps.map((step) => [stepName(step, isWeekly), String(step.meals), String(step.treats)]),
      }}
    />
  );
}
