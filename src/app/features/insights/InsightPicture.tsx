import { barShapes } from '../../../charts/bars.ts';
import type { LoggedWeek, LoggedYear, Picture } from '../../../domain/insight.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import { lookUp } from '../../../domain/lookUp.ts';

const plot = { width: 300, height: 60, left: 0, right: 0, top: 6, bottom: 12 };

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' });

const subjects: Record<LoggedWeek['of'] | LoggedYear['of'], string> = {
  walks: 'Minutes walked a day',
  meals: 'Meals a day',
  minutes: 'Minutes walked a day, by month',
  signs: 'Days on which it was noted, by month',
};

interface Bars {
  of: string;
  values: readonly number[];
  usual: LoggedWeek['usual'];
  /** The name of each day or month. */
  names: string[];
}

const ofWeek = ({ of, days, through, usual }: LoggedWeek): Bars => ({
  of,
  values: days,
  usual,
  names: days.map((_, index) => weekday.format(new Date(daysAfter(through, index + 1 - days.length)))),
});

function ofYear({ of, months, through }: LoggedYear): Bars {
  const [year = 0, last = 1] = through.split('-').map(Number);
  return {
    of,
    values: months,
    usual: null,
    names: months.map((_, index) => month.format(new Date(Date.UTC(year, last - months.length + index, 1)))),
  };
}

/** The days or months that a statement of the log is about; of a week, before the band of what is usual. */
export default function InsightPicture({ picture: { week, year } }: { picture: Picture }) {
  const shown = week ? ofWeek(week) : year && ofYear(year);
  if (!shown) return null;
  const { of, values, usual, names } = shown;
  const { bars, band, middles, baseline } = barShapes(
    values.map((value) => ({ value, usual })),
    plot,
  );
  const said = values.map((value, index) => `${names[index]} ${Math.round(value)}`);
  const last = values.length - 1;
  return (
    <svg
      role="img"
      aria-label={`${lookUp(subjects, of, 'Logged')}: ${said.join(', ')}`}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      className="w-full"
    >
      {band && <path d={band} fill="currentColor" opacity={0.16} />}
      {bars.map(
        (bar, index) =>
          bar && (
            <path
              key={names[index]}
              d={bar}
              fill={index === last ? 'var(--accent)' : 'currentColor'}
              opacity={index === last ? 1 : 0.62}
            />
          ),
      )}
      {names.map((name, index) => (
        <text
          key={name}
          x={middles[index]}
          y={baseline + 11}
          textAnchor="middle"
          fill="currentColor"
          opacity={0.85}
          fontSize={10}
        >
          {name[0]}
        </text>
      ))}
    </svg>
  );
}
