import { usePageMeta } from '../usePageMeta.ts';
import { Logos } from './Logos.tsx';

/** The logo concepts as a page of the app. */
export default function LogosPage() {
  usePageMeta('Logo Concepts', 'Directions the logo could take.');
  return <Logos />;
}
