import { Drawing } from './Drawing.tsx';

/** A house with a heart in it. */
export const House = () => (
  <Drawing>
    <path d="M7 23 24 8l17 15M11.5 19.5V40h25V19.5" />
    <path
      className="heard"
      d="M24 34.5s-6-3.3-6-7.4a3.2 3.2 0 0 1 6-1.4 3.2 3.2 0 0 1 6 1.4c0 4.1-6 7.4-6 7.4Z"
    />
  </Drawing>
);

/** Words that are heard. */
export const Understood = () => (
  <Drawing>
    <path d="M31 12H12a5 5 0 0 0-5 5v12a5 5 0 0 0 5 5h2v7l8-7h9a5 5 0 0 0 5-5v-3" />
    <path d="M14.5 20h9M14.5 26.5h13" />
    <path className="heard" d="M36.5 12.5a6 6 0 0 1 0 7M41 8a13 13 0 0 1 0 16" />
  </Drawing>
);

/** A hand and a paw. */
export const TwoHeads = () => (
  <Drawing>
    <path d="M6 27c5-1 8 0 11 3h7a3 3 0 0 1 0 6h-7" />
    <path d="M26 34.5 35 29a3 3 0 0 1 3.5 5L28 41.5H17L12.5 39H6" />
    <path
      className="heard"
      d="M24 21.5c-3 0-5-1.5-5-3.5 0-2.5 2.5-4.5 5-4.5s5 2 5 4.5c0 2-2 3.5-5 3.5ZM17.5 11.5v.01M22 7.5v.01M27 7.5v.01M31 11.5v.01"
    />
  </Drawing>
);
