import { Logos } from './Logos.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** The logo concepts as a public page. */
export const LogosDocument = () => (
  <PublicFrame>
    <div className="mx-auto max-w-6xl px-4 pt-2 sm:px-8 md:pt-6">
      <Logos />
    </div>
  </PublicFrame>
);
