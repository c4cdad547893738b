/** A day's square. */
export interface Square {
  day: string;
  x: number;
  y: number;
}

export interface MonthShapes {
  squares: Square[];
  /** The side of a square. */
  side: number;
  /** Where each month's name stands, by its baseline. */
  months: { month: string; x: number; y: number }[];
  width: number;
  height: number;
}

const daysOfWeek = 7;
const weeksOfMonth = 6;

/**
 * Days as squares, month by month, each a little calendar: a week to a row, as many months in a row as fit well.
 * @param days the days in order (YYYY-MM-DD)
 * @param width what there is, in pixels or points
 * @param firstWeekday with which day of the week a row begins: 0 for Sunday, 1 for Monday
 * @param lettering the height of a line of text
 */
export function monthShapes(
  days: readonly string[],
  width: number,
  firstWeekday: number,
  lettering: number,
): MonthShapes {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const columns = width < 520 ? 3 : width < 800 ? 4 : 6;
  const between = width < 520 ? 14 : 22;
  const across = (width - between * (columns - 1)) / columns;
  const gap = across < 130 ? 2 : 3;
  const side = Math.floor(((across - gap * (daysOfWeek - 1)) / daysOfWeek) * 2) / 2;
  const step = side + gap;
  const head = lettering * 1.5;
  const tall = head + weeksOfMonth * step + between * 0.7;
  const corner = (month: string) => {
    const place = months.indexOf(month);
    return { x: (place % columns) * (across + between), y: Math.floor(place / columns) * tall };
  };
  const squares = days.map((day) => {
    const { x, y } = corner(day.slice(0, 7));
    const date = Number(day.slice(8));
    const begins = (new Date(`${day.slice(0, 7)}-01`).getUTCDay() - firstWeekday + daysOfWeek) % daysOfWeek;
    const place = begins + date - 1;
    return {
      day,
      x: x + (place % daysOfWeek) * step,
      y: y + head + Math.floor(place / daysOfWeek) * step,
    };
  });
  return {
    squares,
    side,
    months: months.map((month) => {
      const { x, y } = corner(month);
      return { month, x, y: y + lettering };
    }),
    width,
    height: Math.ceil(Math.max(0, ...squares.map(({ y }) => y + side))),
  };
}

/** Which square is at a point, or the nearest within a square's size; -1 if there is none. */
export function squareAt({ squares, side }: MonthShapes, x: number, y: number): number {
  let [found, nearest] = [-1, side * 1.5];
  for (const [index, square] of squares.entries()) {
    const distance = Math.max(Math.abs(square.x + side / 2 - x), Math.abs(square.y + side / 2 - y));
    if (distance < nearest) [found, nearest] = [index, distance];
  }
  return found;
}
