import { usePage } from '../page.ts';
import { Logos } from './Logos.tsx';

/** The logo concepts inside the owner's app. */
export default function LogosPage() {
  usePage('Logo Concepts', 'Directions the logo could take.');
  return <Logos />;
}
