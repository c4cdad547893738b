import type { ReactNode } from 'react';
import type { ActivityType } from '../../domain/activity.ts';
import { BowlIcon, HeartIcon, WalkIcon } from '../ui/homeIcons.tsx';

/** How each type of activity looks, everywhere: its drawing, and its hue on the soft shade of it. */
export const activityLook: Record<ActivityType, { icon: ReactNode; hue: string }> = {
  walk: { icon: <WalkIcon />, hue: 'bg-walk-soft text-walk' },
  feeding: { icon: <BowlIcon />, hue: 'bg-feeding-soft text-feeding' },
  health: { icon: <HeartIcon />, hue: 'bg-health-soft text-health' },
};
