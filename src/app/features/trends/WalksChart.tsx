import { minutesText, perLoggedDay, plain, walksTitle } from '../../../charts/words.ts';
import { counted } from '../../../domain/counted.ts';
import type { Trend } from '../../../domain/trends.ts';
import { BarsChart } from './BarsChart.tsx';
import { axisName, type Shown, stepName } from './periods.ts';

const minutesOf = ({ minutes }: Trend) => minutes;

/** Minutes walked a day, before the band of what is usual for this dog. */
export function WalksChart({ shown }: { shown: Shown }) {
  const { steps, before, isWeekly } = shown;
  const aDay = (step: Trend) => perLoggedDay([step], minutesOf);
  const average = perLoggedDay(steps, minutesOf);
  const usual = steps.findLast((step) => step.usual)?.usual?.minutes;
  const band = usual && `${Math.round(usual.low)} to ${Math.round(usual.high)} min`;
  const textOf = (step: Trend) => {
    if (step.loggedDays === 0) return 'Nothing logged';
    const walked = `${counted(step.walks, 'walk')}, ${minutesText(step.minutes)}`;
    return isWeekly ? `${walked}, ${minutesText(aDay(step) ?? 0)} a day` : walked;
  };
  return (
    <BarsChart
      hue="walk"
      title={walksTitle(steps, before)}
      note={
        <>
          {average !== null && <strong className="trend-number">{minutesText(average)}</strong>} a day
          {band && <span className="trend-key trend-key-walk">Usual: {band}</span>}
        </>
      }
      reading={`Walks, ${isWeekly ? 'week by week' : 'day by day'}`}
      values={steps.map((step) => ({
        value: step.loggedDays > 0 ? aDay(step) : null,
        usual: step.usual?.minutes ?? null,
      }))}
      names={steps.map((step) => axisName(step, shown))}
      places={steps.map((step) => ({ name: stepName(step, isWeekly), text: textOf(step) }))}
      table={{
        head: [isWeekly ? 'Week' : 'Day', 'Walks', 'Minutes', 'Usual minutes a day'],
        rows: () =>
          steps.map((step) => [
            stepName(step, isWeekly),
            String(step.walks),
            plain(step.minutes),
            step.usual
              ? `${plain(step.usual.minutes.low)} to ${plain(step.usual.minutes.high)}`
              : 'Not known yet',
          ]),
      }}
    />
  );
}
