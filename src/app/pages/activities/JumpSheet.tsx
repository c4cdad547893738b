import './jump.css';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { Dog } from '../../../domain/dog.ts';
import { daysAfter, monthsAfter } from '../../../domain/laterDays.ts';
import { firstWeekday, trendsQuery } from '../../lib/trends.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** How many months are shown at first, and how many more at a time: any day of a year is a tap away. */
const atFirst = 13;
const more = 12;

const monthAndYear = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'narrow', timeZone: 'UTC' });
/** A Sunday. */
const sunday = '2026-03-01';

/** A calendar to jump to a day of the log, the newest month first. Days with entries have a dot. */
export default function JumpSheet({
  open,
  onOpenChange,
  dog,
  day: shown,
  onJump,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  dog: Dog;
  /** The day to which the log has been jumped; null if it shows the newest. */
  day: string | null;
  onJump: (day: string) => void;
}) {
  const today = calendarDay(useNow(), ownerZone());
  const [count, setCount] = useState(atFirst);
  const calendar = useRef<HTMLDivElement>(null);
  const trends = useQuery({ ...trendsQuery(dog.id, 'day'), enabled: open }).data;
  const logged = new Set(trends?.steps.filter(({ loggedDays }) => loggedDays > 0).map(({ start }) => start));
  const first = firstWeekday();
  const months = Array.from({ length: count }, (_, ago) => monthsAfter(`${today.slice(0, 7)}-01`, -ago));
  const isAmong = shown !== null && shown >= (months.at(-1) ?? '') && shown <= today;
  const [focused, setFocused] = useState(isAmong ? shown : today);

  function onKeyDown(event: KeyboardEvent) {
    const next = moved(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    const button = calendar.current?.querySelector<HTMLElement>(`[data-day="${next}"]:enabled`);
    if (!button) return;
    setFocused(next);
    button.focus();
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Jump to date">
      <div ref={calendar} role="group" aria-label="Calendar" className="jump" onKeyDown={onKeyDown}>
        {months.map((month) => (
          <section key={month} aria-label={monthAndYear.format(new Date(month))}>
            <h3 className="text-base">{monthAndYear.format(new Date(month))}</h3>
            <div className="jump-days text-sm">
              {Array.from({ length: 7 }, (_, index) => (
                <span key={daysAfter(sunday, first + index)} aria-hidden="true" className="jump-head text-xs">
                  {weekday.format(new Date(daysAfter(sunday, first + index)))}
                </span>
              ))}
              {daysOf(month).map((day, index) => (
                <button
                  key={day}
                  type="button"
                  data-day={day}
                  disabled={day > today}
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={`${wholeDay.format(new Date(day))}${logged.has(day) ? ', logged' : ''}`}
                  aria-current={day === today ? 'date' : undefined}
                  aria-pressed={day === shown}
                  className={cx(logged.has(day) && 'jump-logged')}
                  style={index === 0 ? { gridColumnStart: columnOf(day, first) } : undefined}
                  onClick={() => {
                    onJump(day);
                    onOpenChange(false);
                  }}
                >
                  {Number(day.slice(8))}
                </button>
              ))}
            </div>
          </section>
        ))}
        <Button onClick={() => setCount(count + more)}>Earlier months</Button>
      </div>
    </Sheet>
  );
}

const daysOf = (month: string) => {
  const end = monthsAfter(month, 1);
  return Array.from({ length: 31 }, (_, index) => daysAfter(month, index)).filter((day) => day < end);
};

const columnOf = (day: string, first: number) => ((new Date(day).getUTCDay() - first + 7) % 7) + 1;

/** The day to which a key moves from another; null if the key moves nowhere. */
function moved(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'PageUp':
      return monthsAfter(day, -1);
    case 'PageDown':
      return monthsAfter(day, 1);
    default:
      return null;
  }
}
