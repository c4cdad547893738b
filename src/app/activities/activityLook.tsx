import type { ReactNode } from 'react';
import type { ActivityType } from '../../domain/activity.ts';
import { BowlIcon, HeartIcon, WalkIcon } from '../ui/homeIcons.tsx';

/** The icon and colours of each activity type. */
export const activityLook: Record<ActivityType, { icon: ReactNode; hue: string }> = {
  walk: { icon: <WalkIcon />, hue: 'bg-walk-soft text-walk' },
  feeding: { icon: <BowlIcon />, hue: 'bg-feeding-soft text-feeding' },
  health: { icon: <HeartIcon />, hue: 'bg-health-soft text-health' },
};
