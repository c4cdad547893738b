import type { IconType } from '../ui/Icon.tsx';
import { CircleUserRound, Ear, House, List } from '../ui/homeIcons.tsx';

interface Destination {
  href: string;
  label: string;
  /** What the bottom bar calls it, where that is not the same. */
  short?: string;
  Icon: IconType;
}

/** Where the header goes. */
export const destinations: readonly Destination[] = [
  { href: '/', label: 'Dashboard', short: 'Home', Icon: House },
  { href: '/activities', label: 'Activities', Icon: List },
  { href: '/insights', label: 'Insights', Icon: Ear },
];

/** Where the bottom bar goes: there the profile, which the header has in its menu, needs a place too. */
export const barDestinations: readonly Destination[] = [
  ...destinations,
  { href: '/profile', label: 'Profile', Icon: CircleUserRound },
];

/** To the router `/PROFILE` and `/profile/` are `/profile`; to everybody else they are pages that do not exist. */
export const nowhere = /[A-Z]|.\/$/;

/** Whether a path is a destination or lies within it. */
export const isWithin = (href: string, path: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
