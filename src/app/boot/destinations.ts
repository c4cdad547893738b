import { CircleUserRound, Ear, House, List } from 'lucide-react';
import type { IconType } from '../ui/icons.tsx';

interface Destination {
  href: string;
  label: string;
  /** A shorter label for the bottom bar. */
  short?: string;
  Icon: IconType;
}

/** The header's links. */
export const destinations: readonly Destination[] = [
  { href: '/', label: 'Dashboard', short: 'Home', Icon: House },
  { href: '/activities', label: 'Activities', Icon: List },
  { href: '/insights', label: 'Insights', Icon: Ear },
];

/** The bottom bar's links: unlike the header, it has no menu that contains the profile. */
export const barDestinations: readonly Destination[] = [
  ...destinations,
  { href: '/profile', label: 'Profile', Icon: CircleUserRound },
];

/** Paths that the router would match loosely, such as `/PROFILE` or `/profile/`: they must be "not found". */
export const noncanonicalPath = /[A-Z]|.\/$/;

/** Whether a path is `href` or below it. */
export const isWithin = (href: string, path: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
