import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ChartTable, type TableOf } from './ChartTable.tsx';
import { useSize } from './useSize.ts';

/** One place of a picture, such as a day: its name and what was logged. */
export interface Place {
  name: string;
  text: string;
}

export interface Drawing {
  height: number;
  shapes: ReactNode;
  /** Which place is at a point; -1 if there is none. */
  placeAt: (x: number, y: number) => number;
}

/**
 * A picture under what it says in words. A pointer, a finger or the arrow keys go from place to place and show what was
 * logged there; the table below has all of it.
 */
export function Chart({
  title,
  note,
  reading,
  places,
  table,
  rowStep = 1,
  draw,
  onOpen,
  renderLink,
  children,
}: {
  title: string;
  note: ReactNode;
  /** What the places are called for screen readers: "Walks, day by day". */
  reading: string;
  places: readonly Place[];
  table: TableOf;
  /** How many places the keys up and down skip. */
  rowStep?: number;
  /** Draws it into a width, with one place marked or none. `lettering`: the height of its letters. */
  draw: (width: number, lettering: number, marked: number | null) => Drawing;
  /** Opens a place: by a click, a second tap or Enter. */
  onOpen?: (place: number) => void;
  /** A link that does the same, beside what the marked place says. */
  renderLink?: (place: number) => ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  const { box, width, lettering } = useSize();
  const [marked, setMarked] = useState<number | null>(null);
  const wasMarked = useRef<number | null>(null);
  const { height, shapes, placeAt } = draw(width, lettering, marked);
  const last = places.length - 1;
  const place = marked === null ? undefined : places[marked];

  function under({ currentTarget, clientX, clientY }: PointerEvent): number | null {
    const { left, top, width: shown } = currentTarget.getBoundingClientRect();
    const scale = shown > 0 ? width / shown : 1;
    const found = placeAt((clientX - left) * scale, (clientY - top) * scale);
    return places[found] ? found : null;
  }

  function onKeyDown(event: KeyboardEvent) {
    const rows = { ArrowUp: -rowStep, ArrowDown: rowStep }[event.key];
    if (rows !== undefined) {
      event.preventDefault();
      setMarked(Math.min(last, Math.max(0, (marked ?? last) + rows)));
    }
    if (event.key === 'Enter' && marked !== null) onOpen?.(marked);
  }

  return (
    <Card
      title={<span id={id}>{title}</span>}
      level={3}
      className="trend"
      aria-labelledby={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setMarked(null);
      }}
    >
      <p className="trend-said text-sm">
        {place ? (
          <>
            <strong>{place.name}</strong> {place.text}
          </>
        ) : (
          note
        )}
        {marked !== null && renderLink?.(marked)}
      </p>
      <div
        ref={box}
        className={onOpen ? 'trend-plot trend-opens' : 'trend-plot'}
        onPointerDown={(event) => {
          wasMarked.current = marked;
          setMarked(under(event));
        }}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse' || event.buttons > 0) setMarked(under(event));
        }}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setMarked(null)}
        onPointerUp={(event) => {
          const found = under(event);
          const isSecond = event.pointerType === 'mouse' || found === wasMarked.current;
          if (onOpen && found !== null && isSecond) onOpen(found);
        }}
      >
        <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {shapes}
        </svg>
        <input
          type="range"
          className="trend-reader"
          aria-label={reading}
          aria-valuetext={
            place
              ? `${place.name}: ${place.text}`
              : places[last] && `${places[last].name}: ${places[last].text}`
          }
          min={0}
          max={last}
          step={1}
          value={marked ?? last}
          onFocus={() => setMarked((before) => before ?? last)}
          onChange={({ target }) => setMarked(Number(target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      {children}
      <ChartTable caption={title} {...table} />
    </Card>
  );
}
