import type { ReactNode } from 'react';
import { type BarValue, barShapes } from '../../../charts/bars.ts';
import { type Plot, placeAt } from '../../../charts/plot.ts';
import { Levels, PlaceNames } from './Axes.tsx';
import { Chart, type Place } from './Chart.tsx';
import type { TableOf } from './ChartTable.tsx';

/** Bars in one hue before the quiet band of what is usual. */
export function BarsChart({
  hue,
  values,
  aim = null,
  isMet,
  names,
  ...about
}: {
  hue: 'walk' | 'feeding';
  values: readonly BarValue[];
  /** A value to be reached, as a line. */
  aim?: number | null;
  /** Whether a bar has reached it. */
  isMet?: (value: number) => boolean;
  /** Short names of the places, for the axis. */
  names: readonly string[];
  title: string;
  note: ReactNode;
  reading: string;
  places: readonly Place[];
  table: TableOf;
  children?: ReactNode;
}) {
  function draw(width: number, lettering: number, marked: number | null) {
    const plot: Plot = {
      width,
      height: Math.round(lettering * 2.4 + 132),
      left: 1,
      right: lettering * 2.4,
      top: lettering * 0.6,
      bottom: lettering * 2.1,
    };
    const { bars, middles, slot, band, aimY, ticks, baseline } = barShapes(values, plot, aim);
    const edge = width - plot.right;
    return {
      height: plot.height,
      placeAt: (x: number) => placeAt(x, values.length, plot),
      shapes: (
        <g className={`trend-${hue}`}>
          {band && <path className="trend-band" d={band} />}
          <Levels ticks={ticks} plot={plot} />
          {marked !== null && (
            <rect
              className="trend-marked"
              x={(middles[marked] ?? 0) - Math.max(slot, 3) / 2}
              y={0}
              width={Math.max(slot, 3)}
              height={baseline}
            />
          )}
          {bars.map(
            (bar, index) =>
              bar && (
                <path
                  key={about.places[index]?.name}
                  className={
                    isMet && !isMet(values[index]?.value ?? 0) ? 'trend-bar trend-short' : 'trend-bar'
                  }
                  d={bar}
                />
              ),
          )}
          {aimY !== null && <line className="trend-aim" x1={plot.left} x2={edge} y1={aimY} y2={aimY} />}
          <circle
            className="trend-now"
            cx={middles.at(-1)}
            cy={baseline + lettering * 0.4}
            r={lettering * 0.22}
          />
          <PlaceNames names={names} middles={middles} plot={plot} lettering={lettering} />
        </g>
      ),
    };
  }
  return <Chart {...about} draw={draw} />;
}
