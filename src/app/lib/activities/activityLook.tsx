import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Activity, ActivityType } from '../../../domain/activity.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { BowlIcon, HeartIcon, WalkIcon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

type Look = { icon: ReactNode; hue: string };

/** The icon and colours of each activity type. */
export const activityLook: Record<ActivityType, Look> = {
  walk: { icon: <WalkIcon />, hue: 'bg-walk-soft text-walk' },
  feeding: { icon: <BowlIcon />, hue: 'bg-feeding-soft text-feeding' },
  health: { icon: <HeartIcon />, hue: 'bg-health-soft text-health' },
};

/** The colours of other care, whatever its kind. */
export const careHue = 'bg-care-soft text-care';

/** The look of whatever has a type that this release does not know. */
export const otherLook: Look = { icon: <List />, hue: 'bg-brand-soft text-brand' };

// Many icons: they load with the first card that needs one.
const KindIcon = lazyComponent(() => import('./KindIcon.tsx'));

/** The look of an entry, by its type, or its kind if it is other care. */
export function lookOf({ type, kind, title }: Pick<Activity, 'type' | 'kind' | 'title'>): Look {
  if (type !== 'other') return lookUp(activityLook, type, otherLook);
  const icon = (
    <KindIcon kind={kind} title={title} fallback={<span className="size-6" />} errorFallback={<List />} />
  );
  return { icon, hue: careHue };
}
