import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Activity, ActivityType } from '../../../domain/activity.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { BowlIcon, HeartIcon, WalkIcon } from '../../ui/icons.tsx';

type Look = { icon: ReactNode; hue: string };

/** The icon and colours of each activity type. */
export const activityLook: Record<ActivityType, Look> = {
  walk: { icon: <WalkIcon />, hue: 'bg-walk-soft text-walk' },
  feeding: { icon: <BowlIcon />, hue: 'bg-feeding-soft text-feeding' },
  health: { icon: <HeartIcon />, hue: 'bg-health-soft text-health' },
};

/** The look of whatever has a type that this release does not know. */
export const otherLook: Look = { icon: <List />, hue: 'bg-brand-soft text-brand' };

export const lookOf = (type: Activity['type']): Look => lookUp(activityLook, type, otherLook);
