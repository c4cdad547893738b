import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RotateCw } from '../ui/commonIcons.tsx';
import type { Activity, ActivityType } from '../../domain/activity.ts';
import { typeNames } from '../../domain/activitySummary.ts';
import { calendarDay } from '../../domain/day.ts';
import { dayHeading } from '../../domain/dayHeading.ts';
import type { Dog } from '../../domain/dog.ts';
import { usualAt } from '../../domain/usual.ts';
import { activityLook } from '../activities/activityLook.tsx';
import { withOlder } from '../log/logCache.ts';
import { useWithoutRemoved } from '../log/removeActivity.ts';
import { repeatOf, shortSummary, repeatActivity } from '../log/repeatActivity.ts';
import { lazyHistoryQuery, recentQuery } from '../query.ts';
import { useQuickLog } from '../quickLog/QuickLogProvider.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useNow } from '../useNow.ts';
import { ownerZone } from '../../api/zone.ts';

/** A day as short as possible: "today", "yesterday", "Sep 12", "Sep 2025". */
function shortDay(moment: Date, now: Date, timeZone: string): string {
  const day = dayHeading(moment, now, timeZone);
  if (day === 'Today' || day === 'Yesterday') return day.toLowerCase();
  const thisYear = calendarDay(moment, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    ...(thisYear ? { day: 'numeric' } : { year: 'numeric' }),
  }).format(moment);
}

const usually = 'usually';

/** Three buttons to log an activity, each with a hint at what is usual for this dog. */
export function QuickActions({ dog }: { dog: Dog }) {
  const quickLog = useQuickLog();
  const now = useNow();
  const { data: known } = useQuery(lazyHistoryQuery(dog.id));
  // Refetched more often than the history, so it also has what was logged elsewhere since.
  const { data: latest } = useQuery(recentQuery(dog.id));
  const history = useWithoutRemoved(known && latest ? withOlder(latest, known) : (known ?? []));
  const usual = usualAt(now, ownerZone(), history);
  const health = history.find((activity) => activity.type === 'health');

  const actions: { type: ActivityType; lead?: string; hint: string }[] = [
    {
      type: 'walk',
      ...(usual.duration === null ? { hint: 'How long?' } : { lead: usually, hint: `${usual.duration} min` }),
    },
    {
      type: 'feeding',
      ...(usual.amount === null ? { lead: 'Which', hint: 'food?' } : { lead: usually, hint: usual.amount }),
    },
    {
      type: 'health',
      ...(health
        ? { lead: 'noted', hint: shortDay(new Date(health.timestamp), now, ownerZone()) }
        : { hint: 'Any signs?' }),
    },
  ];
  return (
    <section
      aria-label="Quick Actions"
      className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2.5 sm:gap-4"
    >
      {actions.map(({ type, lead, hint }) => (
        <div key={type} className="relative">
          <button
            type="button"
            aria-label={`Log ${typeNames[type]}`}
            aria-description={lead ? `${lead} ${hint}` : hint}
            onClick={() => quickLog.open(type)}
            {...quickLog.preloadProps}
            className={cx(
              'flex size-full min-w-0 flex-col items-start rounded-lg px-2 pt-3.5 pb-2 text-left min-[24rem]:px-3 transition duration-150 active:scale-[0.97] sm:p-4 lg:p-5',
              'hover:inset-ring hover:inset-ring-current',
              activityLook[type].hue,
            )}
          >
            {activityLook[type].icon}
            <span className="mt-4 font-[650] text-sm leading-tight sm:text-base">{`Log ${typeNames[type]}`}</span>
            {/* Always two lines in a narrow tile, else one, so that the history causes no layout shift when it arrives. */}
            <span className="mt-0.5 flex min-h-[2.8em] max-w-full flex-wrap content-start gap-x-[0.25em] text-xs lg:min-h-[1.4em] lg:flex-nowrap">
              {lead && <span>{lead}</span>}
              {/* Keyed by the hint, so that a new one replaces the element and counts as no layout shift. */}
              <span key={hint} dir="auto" className="min-w-0 max-w-full truncate">
                {hint}
              </span>
            </span>
          </button>
          <RepeatButton
            key={dog.id}
            activity={history.find((activity) => activity.type === type && repeatOf(activity))}
          />
        </div>
      ))}
    </section>
  );
}

/** Logs the last walk or meal again with one tap. The icon spins until it is saved. */
function RepeatButton({ activity }: { activity: Activity | undefined }) {
  const [isSaving, setSaving] = useState(false);
  if (!activity) return null;
  const repeat = async () => {
    if (isSaving) return;
    setSaving(true);
    await repeatActivity(activity);
    setSaving(false);
  };
  const what = `Repeat last ${activity.type === 'walk' ? 'walk' : 'feeding'}: ${shortSummary(activity)}`;
  return (
    <IconButton
      label={what}
      title={what}
      aria-busy={isSaving}
      onClick={() => void repeat()}
      className={cx('!absolute top-1 right-1 sm:top-2.5 sm:right-2.5', isSaving && 'opacity-60')}
    >
      <RotateCw aria-hidden="true" className={cx('size-5', isSaving && 'animate-spin')} />
    </IconButton>
  );
}
