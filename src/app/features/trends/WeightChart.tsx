import { lineShapes } from '../../../charts/line.ts';
import { type Plot, placeAt } from '../../../charts/plot.ts';
import { namedDay, plain, shortDay } from '../../../charts/words.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { Trend, Trends } from '../../../domain/trends.ts';
import { inUnit, isWeightUnit, weightChange } from '../../../domain/weight.ts';
import { useWeightUnit } from '../../lib/weightUnit.ts';
import { Levels, PlaceNames } from './Axes.tsx';
import { Chart } from './Chart.tsx';
import { axisName, type Shown, stepName } from './periods.ts';

/** A weight as it is shown here: as it was entered if that was in this unit. */
function weightIn(unit: 'lb' | 'kg', weight: Trend['weight']): number | null {
  if (!weight || !isWeightUnit(weight.unit)) return null;
  return Math.round(inUnit({ quantity: weight.quantity, unit: weight.unit }, unit) * 10) / 10;
}

/** The weights of a period on a line, within what adults of the breed weigh, if that is known and the dog is grown. */
export function WeightChart({
  shown,
  days,
  dog,
  range,
}: {
  shown: Shown;
  /** All days, to tell the last weight before the period. */
  days: readonly Trend[];
  dog: Dog;
  range: Trends['breedWeight'];
}) {
  const unit = useWeightUnit();
  const { steps, isWeekly, period } = shown;
  const weighed = weighedIn(unit, shown, days);
  if (!weighed) return null;
  const { now, measured, earlier, since } = weighed;
  const breed = range && dog.lifeStage !== 'Puppy Stage' ? rangeIn(unit, range) : null;
  const textOf = (step: Trend) => {
    const value = weightIn(unit, step.weight);
    return value === null ? 'Not weighed' : `${plain(value)} ${unit}`;
  };

  function draw(width: number, lettering: number, marked: number | null) {
    const plot: Plot = {
      width,
      height: Math.round(lettering * 2.4 + 132),
      left: 1,
      right: lettering * 2.4,
      top: lettering * 0.6,
      bottom: lettering * 2.1,
    };
    const { line, points, range: area, ticks } = lineShapes(measured, steps.length, plot, breed, earlier);
    const edge = width - plot.right;
    const slot = (edge - plot.left) / steps.length;
    return {
      height: plot.height,
      placeAt: (x: number) => placeAt(x, steps.length, plot),
      shapes: (
        <g className="trend-care">
          {area && (
            <rect
              className="trend-band"
              x={plot.left}
              y={area.y}
              width={edge - plot.left}
              height={Math.max(1, area.height)}
            />
          )}
          <Levels ticks={ticks} plot={plot} />
          {marked !== null && (
            <rect
              className="trend-marked"
              x={plot.left + slot * (marked + 0.5) - Math.max(slot, 3) / 2}
              y={0}
              width={Math.max(slot, 3)}
              height={plot.height - plot.bottom}
            />
          )}
          {line && <path className="trend-line" d={line} />}
          {points.map(({ place, x, y }, index) => (
            <circle
              key={place}
              className={index === points.length - 1 ? 'trend-dot trend-last' : 'trend-dot'}
              cx={x}
              cy={y}
              r={index === points.length - 1 ? 5 : points.length > 40 ? 1.5 : 3}
            />
          ))}
          <PlaceNames
            names={steps.map((step) => axisName(step, shown))}
            middles={steps.map((_, index) => plot.left + slot * (index + 0.5))}
            plot={plot}
            lettering={lettering}
          />
        </g>
      ),
    };
  }

  return (
    <Chart
      title="Weight"
      note={
        <>
          <strong className="trend-number">
            {plain(now)} {unit}
          </strong>{' '}
          {since}
          {measured.length === 0 && `. Not weighed in these ${period} days.`}
        </>
      }
      reading={`Weight, ${isWeekly ? 'week by week' : 'day by day'}`}
      places={steps.map((step) => ({ name: stepName(step, isWeekly), text: textOf(step) }))}
      draw={draw}
      table={{
        head: ['Day', `Weight (${unit})`],
        rows: () =>
          days
            .filter(({ start, weight }) => weight !== null && start >= (steps[0]?.start ?? ''))
            .map(({ start, weight }) => [namedDay(start), plain(weightIn(unit, weight) ?? 0)]),
      }}
    >
      {breed && range && (
        <p className="trend-foot text-quiet text-xs">
          <span className="trend-key trend-key-care">
            Adult {dog.breed}s: {plain(breed.low)} to {plain(breed.high)} {unit}
          </span>{' '}
          <a href={range.source} target="_blank" rel="noreferrer">
            Source: AKC
          </a>
        </p>
      )}
    </Chart>
  );
}

const rangeIn = (unit: 'lb' | 'kg', { low, high }: { low: number; high: number }) => ({
  low: Math.round(inUnit({ quantity: low, unit: 'lb' }, unit) * 10) / 10,
  high: Math.round(inUnit({ quantity: high, unit: 'lb' }, unit) * 10) / 10,
});

/** What a period has of weights, and how the last one compares with an earlier one; null if the dog was never weighed. */
function weighedIn(unit: 'lb' | 'kg', { steps, isWeekly }: Shown, days: readonly Trend[]) {
  const ever = days.filter(({ weight }) => weight !== null);
  const last = ever.at(-1);
  const now = weightIn(unit, last?.weight ?? null);
  if (!last || now === null) return null;
  const begin = steps[0]?.start ?? '';
  const first = ever.find(({ start }) => start >= begin) ?? last;
  const before = ever.findLast(({ start }) => start < begin) ?? first;
  const then = weightIn(unit, before.weight) ?? now;
  const change = weightChange({ quantity: now, unit }, { quantity: then, unit });
  return {
    now,
    measured: steps.flatMap((step, place) => {
      const value = weightIn(unit, step.weight);
      return value === null ? [] : [{ place, value }];
    }),
    /** The weight before the period, from which the line comes. */
    earlier:
      before === first || isWeekly
        ? null
        : { place: days.indexOf(before) - (days.length - steps.length), value: then },
    since:
      before === last
        ? `on ${shortDay(last.start)}`
        : `${changeOf(change, unit)} on ${shortDay(before.start)}`,
  };
}

const changeOf = (change: number, unit: 'lb' | 'kg') =>
  change === 0 ? 'the same as' : `${plain(Math.abs(change))} ${unit} ${change < 0 ? 'less' : 'more'} than`;
