import { laneShapes, severityMark } from '../../../charts/lanes.ts';
import { type Plot, placeAt } from '../../../charts/plot.ts';
import { signsTitle } from '../../../charts/words.ts';
import { counted } from '../../../domain/counted.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import type { Trend } from '../../../domain/trends.ts';
import { PlaceNames } from './Axes.tsx';
import { Chart } from './Chart.tsx';
import { axisName, type Shown, stepName } from './periods.ts';

/** So many signs have a lane; the table has all. */
const mostLanes = 6;

/** Room for half a mark. */
const edge = 8;

/** A name that may be longer than the picture is wide; the table has all of it. */
const shortened = (name: string, most: number) =>
  name.length > most ? `${name.slice(0, Math.max(1, most - 1)).trimEnd()}…` : name;

const order = ['urgent', 'high', 'medium', 'low'];
const words = { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' };
const wordOf = (level: string) => lookUp(words, level, 'Unknown');

/** What health notes were about, sign by sign, with a mark for each day, shaped and colored by its severity. */
export function SignsChart({ shown, days }: { shown: Shown; days: readonly Trend[] }) {
  const { steps, isWeekly } = shown;
  const noted = steps.flatMap(({ health }, place) =>
    health.topics.map(({ name, severity }) => ({ place, name, level: severity })),
  );
  const counts = new Map<string, { times: number; worst: number }>();
  for (const { name, level } of noted) {
    const { times, worst } = counts.get(name) ?? { times: 0, worst: order.length };
    counts.set(name, { times: times + 1, worst: Math.min(worst, order.indexOf(level)) });
  }
  const names = [...counts]
    .toSorted(([, one], [, other]) => one.worst - other.worst || other.times - one.times)
    .map(([name]) => name);
  const levels = order.filter((level) => noted.some((each) => each.level === level));
  const notes = days.reduce((sum, { health }) => sum + health.notes, 0);
  const dated = days.filter(({ health }) => health.topics.length > 0).length;
  const textOf = ({ health }: Trend) => {
    if (health.notes === 0) return 'No health note';
    const about = health.topics.map(({ name, severity }) => `${name} (${wordOf(severity).toLowerCase()})`);
    return [counted(health.notes, 'note'), ...about].join(' · ');
  };

  function draw(width: number, lettering: number, marked: number | null) {
    const margins = { width, left: edge, right: edge, top: 0 };
    const { lanes, height } = laneShapes(names.slice(0, mostLanes), noted, steps.length, margins, lettering);
    const plot: Plot = { ...margins, height: height + lettering * 1.8, bottom: lettering * 1.7 };
    const slot = (width - 2 * edge) / steps.length;
    return {
      height: plot.height,
      placeAt: (x: number) => placeAt(x, steps.length, plot),
      shapes: (
        <g className="trend-health">
          {marked !== null && (
            <rect
              className="trend-marked"
              x={edge + slot * (marked + 0.5) - Math.max(slot, 3) / 2}
              y={0}
              width={Math.max(slot, 3)}
              height={height}
            />
          )}
          {lanes.map(({ name, nameY, lineY, marks }) => (
            <g key={name}>
              <text className="trend-lane" x={0} y={nameY}>
                {shortened(name, width / (lettering * 0.55))}
              </text>
              <line className="trend-rail" x1={0} x2={width} y1={lineY} y2={lineY} />
              {marks.map(({ place, level, x }) => (
                <path
                  key={place}
                  className={`trend-sign trend-${level}`}
                  d={severityMark(level)}
                  transform={`translate(${x} ${lineY})`}
                />
              ))}
            </g>
          ))}
          <PlaceNames
            names={steps.map((step) => axisName(step, shown))}
            middles={steps.map((_, index) => edge + slot * (index + 0.5))}
            plot={plot}
            lettering={lettering}
          />
        </g>
      ),
    };
  }

  return (
    <Chart
      title={signsTitle(names.length, dated)}
      note={
        <>
          {counted(notes, 'health note')}
          {levels.map((level) => (
            <span key={level} className="trend-key">
              <svg className={`trend-sign trend-${level}`} aria-hidden="true" viewBox="-9 -9 18 18">
                <path d={severityMark(level)} />
              </svg>
              {wordOf(level)}
            </span>
          ))}
        </>
      }
      reading={`Signs, ${isWeekly ? 'week by week' : 'day by day'}`}
      places={steps.map((step) => ({ name: stepName(step, isWeekly), text: textOf(step) }))}
      draw={draw}
      table={{
        head: [isWeekly ? 'Week' : 'Day', 'Notes', 'Signs'],
        rows: () =>
          steps
            .filter(({ health }) => health.notes > 0)
            .map((step) => [
              stepName(step, isWeekly),
              String(step.health.notes),
              step.health.topics
                .map(({ name, severity }) => `${name} (${wordOf(severity).toLowerCase()})`)
                .join(', ') || 'Nothing to note',
            ]),
      }}
    >
      {names.length > mostLanes && (
        <p className="trend-foot text-quiet text-xs">
          And {counted(names.length - mostLanes, 'more sign')}, in the table.
        </p>
      )}
    </Chart>
  );
}
