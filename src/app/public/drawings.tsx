import { Drawing } from './Drawing.tsx';

/** A paw print with a tick. */
export const Paw = () => (
  <Drawing>
    <path d="M20 25.5c5 0 11.5 5.5 11.5 11 0 3-2.3 5-5 5-2.5 0-4-1.5-6.5-1.5s-4 1.5-6.5 1.5c-2.700 0-5-2-5-5 0-5.5 6.5-11 11.5-11Z" />
    <ellipse cx="7" cy="23.5" rx="3" ry="4" transform="rotate(-24 7 23.5)" />
    <ellipse cx="15" cy="15" rx="3.3" ry="4.6" transform="rotate(-8 15 15)" />
    <ellipse cx="25.5" cy="15.2" rx="3.3" ry="4.6" transform="rotate(10 25.5 15.2)" />
    <ellipse cx="33.3" cy="24" rx="3" ry="4" transform="rotate(26 33.3 24)" />
    <path className="heard" d="m33 10 4 4.5 8-9" />
  </Drawing>
);

/** A dog's ear with sound arcs. */
export const Ear = () => (
  <Drawing>
    <path d="M8 41.5C5.5 26 10 11.5 19.5 6.5c3-1.5 5.700 0 6.400 3.200 2.300 11 1.100 22-3.200 31.800" />
    <path d="M14.5 33c.2-6.5 1.700-12 4.5-16.5" />
    <path className="heard" d="M33.5 16a13 13 0 0 1 0 16M39.5 9.5a23 23 0 0 1 0 29" />
  </Drawing>
);

/** A microphone with sound arcs on both sides. */
export const Voice = () => (
  <Drawing>
    <rect x="18.5" y="6" width="11" height="21" rx="5.5" />
    <path d="M12.5 23.5a11.5 11.5 0 0 0 23 0M24 35v7M18 42h12" />
    <path className="heard" d="M42 9a17 17 0 0 1 0 17M6 9a17 17 0 0 0 0 17" />
  </Drawing>
);

/** A collar with a tag. */
export const Tag = () => (
  <Drawing>
    <path d="M6 9c5 6.5 11 9.5 18 9.5S37 15.5 42 9" />
    <path d="M24 18.5V21" />
    <circle cx="24" cy="32" r="11" />
    <path
      className="heard"
      d="M24 37.5s-5.5-3-5.5-6.75a2.9 2.9 0 0 1 5.5-1.3 2.9 2.9 0 0 1 5.5 1.3c0 3.75-5.5 6.75-5.5 6.75Z"
    />
  </Drawing>
);

/** One, two or three of the motif's arcs. */
export function Strokes({ count }: { count: 1 | 2 | 3 }) {
  const strokes = ['M14 17a10 10 0 0 1 0 14', 'M22 10.5a19 19 0 0 1 0 27', 'M30 4a28 28 0 0 1 0 40'];
  return (
    <svg viewBox="11 0 37 48" width="37" height="48" fill="none" aria-hidden="true">
      <g stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round">
        {strokes.map((d, at) => (
          <path key={d} d={d} opacity={at < count ? 1 : 0.22} />
        ))}
      </g>
    </svg>
  );
}
