import { usePageMeta } from '../lib/usePageMeta.ts';
import { Logos } from '../public/Logos.tsx';

/** The logo concepts as a page of the app. */
export default function LogosPage() {
  usePageMeta('Logo Concepts', 'Directions the logo could take.');
  return <Logos />;
}
