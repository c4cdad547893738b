import type { Plot, Tick } from '../../../charts/plot.ts';
import { plain } from '../../../charts/words.ts';

/** Hairlines at round values, each with its number at the right. */
export function Levels({ ticks, plot }: { ticks: readonly Tick[]; plot: Plot }) {
  return (
    <g className="trend-levels">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1={plot.left} x2={plot.width - plot.right} y1={y} y2={y} />
          <text x={plot.width - plot.right + 6} y={y} dy="0.35em">
            {plain(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

/**
 * Names of a few places below the picture: of all, if there are at most seven and they fit, else of the first, the middle and
 * the last, or without the middle if the letters are large.
 */
export function PlaceNames({
  names,
  middles,
  plot,
  lettering,
}: {
  names: readonly string[];
  middles: readonly number[];
  plot: Plot;
  lettering: number;
}) {
  const last = names.length - 1;
  const [first = 0, second = plot.width] = middles;
  const y = plot.height - plot.bottom * 0.2;
  if (last < 7 && second - first > lettering * 2.4)
    return (
      <g className="trend-names">
        {names.map((name, index) => (
          <text key={name} x={middles[index]} y={y} textAnchor="middle">
            {name}
          </text>
        ))}
      </g>
    );
  const middle = Math.round(last / 2);
  return (
    <g className="trend-names">
      <text x={plot.left} y={y}>
        {names[0]}
      </text>
      {last > 1 && plot.width > lettering * 16 && (
        <text x={middles[middle]} y={y} textAnchor="middle">
          {names[middle]}
        </text>
      )}
      {last > 0 && (
        <text x={plot.width - plot.right} y={y} textAnchor="end">
          {names[last]}
        </text>
      )}
    </g>
  );
}
