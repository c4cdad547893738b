import { Logos } from './Logos.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** The logo concepts for a visitor. */
export const LogosDocument = () => (
  <PublicFrame>
    <Logos />
  </PublicFrame>
);
