import { type ReactNode, useId } from 'react';
import { outline } from './Dog.tsx';

/** A 96 by 96 drawing that scales to its container. Decorative, because the text is next to it. */
function Logo({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" className="size-full">
      {children}
    </svg>
  );
}

/** A heart with a paw print. */
export const HeartWithPaw = () => (
  <Logo>
    <path
      fill="var(--brand)"
      d="M48 87C31.5 75.5 8 58.5 8 35 8 21.5 18.2 11 31 11c7 0 13 3.2 17 8.800C52 14.2 58 11 65 11c12.8 0 23 10.5 23 24 0 23.5-23.5 40.5-40 52Z"
    />
    <g fill="light-dark(var(--accent), var(--accent-ink))">
      <path d="M48 45.500c7.2 0 16 7.6 16 14.6 0 4-3 6.6-6.7 6.6-3.5 0-5.7-2-9.3-2s-5.8 2-9.3 2c-3.7 0-6.7-2.6-6.7-6.6 0-7 8.8-14.6 16-14.600Z" />
      <ellipse cx="28.5" cy="44" rx="4.4" ry="6" transform="rotate(-26 28.5 44)" />
      <ellipse cx="40.5" cy="34.5" rx="4.8" ry="6.8" transform="rotate(-8 40.5 34.5)" />
      <ellipse cx="55.5" cy="34.5" rx="4.8" ry="6.8" transform="rotate(8 55.5 34.5)" />
      <ellipse cx="67.5" cy="44" rx="4.4" ry="6" transform="rotate(26 67.5 44)" />
    </g>
  </Logo>
);

/** The landing page's dog in one colour, with sound arcs. */
export function DogSilhouette() {
  const round = useId();
  return (
    <Logo>
      <clipPath id={round}>
        <circle cx="48" cy="48" r="40" />
      </clipPath>
      <circle cx="48" cy="48" r="40" fill="var(--brand-soft)" />
      <g clipPath={`url(#${round})`} fill="var(--brand)">
        <path transform="translate(5 20) scale(.152)" d={outline} />
      </g>
      <g stroke="var(--accent)" strokeWidth="4" strokeLinecap="round">
        <path d="M67.5 25.5a13 13 0 0 1 0 18.5" />
        <path d="M74.5 18.5a23 23 0 0 1 0 32.5" />
      </g>
    </Logo>
  );
}

/** A paw print of four squares and a hexagon, in the colours of the activity types. */
export const GeometricPaw = () => (
  <Logo>
    <g strokeLinejoin="round" strokeWidth="5">
      <path
        fill="var(--brand)"
        stroke="var(--brand)"
        d="M48 45.5 66 56v19.500l-9.5 5.500L48 76l-8.5 5L30 75.500V56Z"
      />
      <path fill="var(--walk)" stroke="var(--walk)" d="m18 34.5 8 8-8 8-8-8Z" />
      <path fill="var(--accent)" stroke="var(--accent)" d="m36.5 15 9 9-9 9-9-9Z" />
      <path fill="var(--feeding)" stroke="var(--feeding)" d="m59.5 15 9 9-9 9-9-9Z" />
      <path fill="var(--health)" stroke="var(--health)" d="m78 34.5 8 8-8 8-8-8Z" />
    </g>
  </Logo>
);

/** Two dogs, one with its ears up and one with its ears down. */
export const ModernCharacters = () => (
  <Logo>
    <path
      fill="var(--brand)"
      d="M8 88V45c0-3-.5-24 3.5-28.5 1.5-1.7 4-1.5 5.5.200l9 10.300h8l9-10.300c1.5-1.7 4-1.9 5.5-.200C52.5 21 52 42 52 45v43Z"
    />
    <path fill="var(--accent)" d="M15.5 27c-.8 3.5-1 8-1 11.5 2-3 4.5-5 7-6.500Z" />
    <g fill="var(--page)">
      <circle cx="22" cy="47" r="3.2" />
      <circle cx="38" cy="47" r="3.2" />
      <path d="M25.5 56.500h9a1.5 1.5 0 0 1 1.2 2.400l-4.5 5.600a1.5 1.5 0 0 1-2.4 0l-4.5-5.600a1.5 1.5 0 0 1 1.2-2.400Z" />
    </g>
    <path
      fill="var(--accent)"
      stroke="var(--card)"
      strokeWidth="4"
      d="M44 92V64c0-12 9-20 21-20s21 8 21 20v28Z"
    />
    <g fill="var(--accent-ink)">
      <path d="M46.5 58c-5 2-8.5 9-7.5 18 .4 3.5 4.5 4.5 6.5 1.5 4.5-7 6.5-13 6-18-.2-2-3-2.5-5-1.500ZM83.5 58c5 2 8.5 9 7.5 18-.4 3.5-4.5 4.5-6.5 1.5-4.5-7-6.5-13-6-18 .2-2 3-2.5 5-1.500Z" />
      <circle cx="58" cy="64" r="3" />
      <circle cx="72" cy="64" r="3" />
      <ellipse cx="65" cy="73" rx="5" ry="3.8" />
    </g>
    <path
      stroke="var(--accent-ink)"
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M65 77v3.500c0 3-5 4.5-7.5 1.500M65 80.500c0 3 5 4.5 7.5 1.5"
    />
    <g stroke="var(--accent)" strokeWidth="4" strokeLinecap="round">
      <path d="M62 33a11 11 0 0 0 0-15" />
      <path d="M70 37a21 21 0 0 0 0-24" opacity=".6" />
    </g>
  </Logo>
);
