/** Colors of fur: of the head, the ears and the muzzle. */
const coats = [
  ['#d9a25a', '#b4793a', '#f4e0bd'],
  ['#56504c', '#3b3633', '#c39a70'],
  ['#f3ebdf', '#cfa97e', '#fffaf2'],
  ['#96603f', '#6f432b', '#dfb995'],
  ['#9ba4a6', '#6d7679', '#e6e9e8'],
  ['#c9733f', '#a2542a', '#f7e5d0'],
] as const;

/** One ear, on the left: hanging, upright or folded. */
const ears = [
  'M21 15C11 13 6 24 8 35c1 6 9 7 11 1l4-15z',
  'M16 26 14 5q11 3 15 11z',
  'M17 24 11 12q-1-3 3-3 10 1 15 8l-3 3z',
] as const;

const darkest = '#2b2623';

/** The color of a dog's avatar: the same for the same id, and another one for the owner's next dog. */
export const tintOf = (id: number): string =>
  `color-mix(in oklab, hsl(${(id * 137) % 360} 60% 55%) 24%, var(--card))`;

/** A dog's head, one of many by its id, whose collar has a tag with a `letter`. */
export function DrawnDog({ id, letter }: { id: number; letter: string }) {
  const [head, ear, muzzle] = coats[id % coats.length] ?? coats[0];
  const left = <path d={ears[id % ears.length]} fill={ear} />;
  return (
    <svg viewBox="0 0 64 64" className="size-full">
      <path d="M14 64q1-16 18-16t18 16z" fill={head} />
      {id % 3 > 0 && left}
      {id % 3 > 0 && <g transform="matrix(-1 0 0 1 64 0)">{left}</g>}
      <path d="M32 12c11 0 16 8 16 19 0 12-7 20-16 20s-16-8-16-20c0-11 5-19 16-19" fill={head} />
      {id % 2 > 0 && <ellipse cx="25" cy="27" rx="6.5" ry="7.5" fill={muzzle} />}
      {id % 3 === 0 && left}
      {id % 3 === 0 && <g transform="matrix(-1 0 0 1 64 0)">{left}</g>}
      <ellipse cx="32" cy="39.5" rx="9.5" ry="8.5" fill={muzzle} />
      <g fill={darkest}>
        <circle cx="25" cy="28" r="2.2" />
        <circle cx="39" cy="28" r="2.2" />
        <path d="M27.5 35.5q4.5-2.5 9 0 0 4-4.5 4.5-4.5-.5-4.5-4.5" />
      </g>
      <path
        d="M32 40v3m-4.5 1.5q2.5 1.5 4.5-1.5 2 3 4.5 1.5"
        fill="none"
        stroke={darkest}
        strokeLinecap="round"
        strokeWidth="1.4"
      />
      {letter && (
        <>
          <path d="M18 51q14 9 28 0" fill="none" stroke="var(--brand)" strokeWidth="4" />
          <circle cx="32" cy="56" r="7.5" fill="var(--accent)" />
          <text
            x="32"
            y="59.7"
            textAnchor="middle"
            fill="var(--accent-ink)"
            fontSize="10.5"
            className="font-bold font-display uppercase"
          >
            {letter}
          </text>
        </>
      )}
    </svg>
  );
}
