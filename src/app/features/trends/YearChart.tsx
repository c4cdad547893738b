import { Link, useLocation } from 'wouter';
import { monthShapes, squareAt } from '../../../charts/months.ts';
import { minutesText, namedDay, shortMonth } from '../../../charts/words.ts';
import { counted } from '../../../domain/counted.ts';
import type { Trend } from '../../../domain/trends.ts';
import { dayInLog, firstWeekday } from '../../lib/trends.ts';
import { Chart } from './Chart.tsx';

/** Shades of a square, by how long the walks were: as many days have each. */
const shades = 4;

/** What was logged on a day, in words. */
function textOf({ loggedDays, walks, minutes, meals, health, treats, potty, weight }: Trend): string {
  if (loggedDays === 0) return 'Nothing logged';
  const parts = [
    walks > 0 && `${counted(walks, 'walk')}, ${minutesText(minutes)}`,
    meals > 0 && counted(meals, 'meal'),
    treats > 0 && counted(treats, 'treat'),
    potty > 0 && `${potty} potty`,
    weight && 'weighed',
    health.notes > 0 && counted(health.notes, 'health note'),
  ].filter(Boolean);
  return parts.join(' · ') || 'Something logged';
}

/** A square a day for a year, darker the longer the walks; each opens its day in the log. */
export function YearChart({ dog, days }: { dog: number; days: readonly Trend[] }) {
  const [, navigate] = useLocation();
  const logged = days.filter(({ loggedDays }) => loggedDays > 0);
  const minutes = logged.map((day) => day.minutes).filter((each) => each > 0);
  const sorted = minutes.toSorted((one, other) => one - other);
  const shadeOf = ({ loggedDays, minutes: walked }: Trend) => {
    if (loggedDays === 0) return 'none';
    if (walked === 0) return 0;
    const place = sorted.findLastIndex((each) => each <= walked);
    return Math.min(shades, 1 + Math.floor((place / sorted.length) * shades));
  };
  const isGrave = ({ health }: Trend) => health.severity !== null && health.severity !== 'low';
  const last = days.length - 1;

  function draw(width: number, lettering: number, marked: number | null) {
    const shapes = monthShapes(
      days.map(({ start }) => start),
      width,
      firstWeekday(),
      lettering,
    );
    const { squares, side, months, height } = shapes;
    return {
      height: height + 4,
      placeAt: (x: number, y: number) => squareAt(shapes, x, y),
      shapes: (
        <g className="trend-walk">
          {months.map(({ month, x, y }) => (
            <text key={month} className="trend-month" x={x} y={y}>
              {shortMonth(month)}
            </text>
          ))}
          {squares.map(({ day, x, y }, index) => {
            const trend = days[index];
            if (!trend) return null;
            return (
              <g key={day}>
                <rect
                  className={`trend-day trend-shade-${shadeOf(trend)}${index === last ? ' trend-today' : ''}${index === marked ? ' trend-at' : ''}`}
                  x={x}
                  y={y}
                  width={side}
                  height={side}
                  rx={Math.min(4, side / 4)}
                />
                {isGrave(trend) && (
                  <circle className="trend-note" cx={x + side / 2} cy={y + side / 2} r={side / 4.5} />
                )}
              </g>
            );
          })}
        </g>
      ),
    };
  }

  const pathOf = (index: number) => dayInLog(dog, days[index]?.start ?? '');
  return (
    <Chart
      title="A year at a glance"
      note={
        <>
          {counted(logged.length, 'day')} logged
          <span className="trend-key">
            <svg className="trend-walk trend-scale" aria-hidden="true" viewBox="0 0 62 14">
              {[0, 1, 2, 3, 4].map((shade) => (
                <rect
                  key={shade}
                  className={`trend-day trend-shade-${shade}`}
                  x={shade * 12 + 1}
                  y={2}
                  width={10}
                  height={10}
                  rx={2.5}
                />
              ))}
            </svg>
            Longer walks
          </span>
          {days.some(isGrave) && (
            <span className="trend-key">
              <svg className="trend-walk" aria-hidden="true" viewBox="-6 -6 12 12">
                <circle className="trend-note" r={3.5} />
              </svg>
              Health note
            </span>
          )}
        </>
      }
      reading="A year, day by day"
      places={days.map((day) => ({ name: namedDay(day.start), text: textOf(day) }))}
      rowStep={7}
      draw={draw}
      onOpen={(index) => navigate(pathOf(index))}
      renderLink={(index) => (
        <Link href={pathOf(index)} className="trend-open">
          Open<span className="sr-only"> {namedDay(days[index]?.start ?? '')} in Activities</span>
        </Link>
      )}
      table={{
        head: ['Day', 'Logged'],
        rows: () => logged.map((day) => [namedDay(day.start), textOf(day)]),
      }}
    />
  );
}
