import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { ActivityType, NewActivity } from '../../../domain/activity.ts';
import { typeNames } from '../../../domain/activitySummary.ts';
import { calendarDay } from '../../../domain/day.ts';
import { dayHeading } from '../../../domain/dayHeading.ts';
import type { Dog } from '../../../domain/dog.ts';
import { suggestionAt } from '../../../domain/usual.ts';
import { activityLook } from '../../lib/activities/activityLook.tsx';
import { useShownList } from '../../lib/activities/removals.ts';
import { pillTexts, repeatOf } from '../../lib/activities/repeatOf.ts';
import { withOlder } from '../../lib/activities/withOlder.ts';
import { errorMessage } from '../../lib/api.ts';
import { lazyHistoryQuery, recentQuery } from '../../lib/query.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { useNow } from '../../lib/useNow.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.ts';

/** A day as short as possible: "today", "yesterday", "Sep 12", "Sep 2025". */
function shortDay(moment: Date, now: Date, timeZone: string): string {
  const day = dayHeading(moment, now, timeZone);
  if (day === 'Today' || day === 'Yesterday') return day.toLowerCase();
  const thisYear = calendarDay(moment, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  return new Intl.DateTimeFormat(undefined, {
    timeZone,
    month: 'short',
    ...(thisYear ? { day: 'numeric' } : { year: 'numeric' }),
  }).format(moment);
}

/** Three buttons to log an activity; below those for walks and meals, one that logs the suggested one with one tap. */
export function QuickActions({ dog }: { dog: Dog }) {
  const quickLog = useQuickLog();
  const now = useNow();
  const { data: known } = useQuery(lazyHistoryQuery(dog.id));
  // Refetched more often than the history, so it also has what was logged elsewhere since.
  const { data: latest } = useQuery(recentQuery(dog.id));
  const history = useShownList(dog.id, known && latest ? withOlder(latest, known) : (known ?? []));
  const health = history.find((activity) => activity.type === 'health');
  // In the order of their buttons.
  const questions: Record<ActivityType, string> = {
    walk: 'How long?',
    feeding: 'Which food?',
    health: health ? `noted ${shortDay(new Date(health.timestamp), now, ownerZone())}` : 'Any signs?',
  };
  return (
    <section
      aria-label="Quick Actions"
      className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2.5 sm:gap-4"
    >
      {(Object.keys(questions) as ActivityType[]).map((type) => {
        const { isUsual, ...suggested } = suggestionAt(type, now, ownerZone(), history);
        const again = repeatOf({ type, ...suggested });
        const hint = again ? (isUsual ? 'usually' : 'last time') : questions[type];
        return (
          <div key={type} className="relative">
            <button
              type="button"
              aria-label={`Log ${typeNames[type]}`}
              aria-description={again ? `${hint} ${pillTexts(again).join(' · ')}` : hint}
              onClick={() => quickLog.open(type)}
              {...quickLog.preloadProps}
              className={cx(
                'flex size-full min-w-0 flex-col items-start rounded-lg px-2 pt-2.5 pb-14 text-left min-[24rem]:px-3 transition duration-150 active:scale-[0.97] sm:p-4 sm:pb-18',
                'hover:inset-ring hover:inset-ring-current',
                activityLook[type].hue,
              )}
            >
              {activityLook[type].icon}
              <span className="mt-1.5 font-[650] text-sm leading-tight sm:mt-2 sm:text-base">{`Log ${typeNames[type]}`}</span>
              {/* Without a pill it stands in the pill's room. Keyed by the hint, so that a new one replaces the element and counts
                  as no layout shift. */}
              <span
                key={hint}
                className={cx(
                  'mt-0.5 flex h-[1.4em] max-w-full items-end text-xs',
                  !again && 'translate-y-11',
                )}
              >
                {hint}
              </span>
            </button>
            {again && <LogPill key={dog.id} dogId={dog.id} again={again} />}
          </div>
        );
      })}
    </section>
  );
}

/** Logs the walk or meal that it names with one tap. */
function LogPill({ dogId, again }: { dogId: number; again: NewActivity }) {
  const [isSaving, setSaving] = useState(false);
  const texts = pillTexts(again);
  const log = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      // Here by now: the menus of the recent activities have loaded it.
      const { logAgain } = await import('../../lib/activities/repeatActivity.ts');
      await logAgain(dogId, again);
    } catch (error) {
      toast({
        title: 'Error logging activity',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
    setSaving(false);
  };
  return (
    <button
      type="button"
      aria-label={`Log ${texts.join(' · ')}`}
      aria-busy={isSaving}
      onClick={() => void log()}
      className="absolute inset-x-1 bottom-1 flex min-h-11 flex-col items-center justify-center rounded-md bg-card px-0.5 text-center font-semibold text-ink text-xs leading-tight transition duration-150 hover:inset-ring hover:inset-ring-edge active:scale-[0.97] aria-busy:animate-breathe sm:inset-x-3 sm:bottom-3 sm:text-sm"
    >
      {texts.map((text, index) => (
        <bdi
          key={text}
          // Three lines at most.
          className={cx('max-w-full', index > 0 ? 'line-clamp-2' : 'truncate')}
        >
          {text}
        </bdi>
      ))}
    </button>
  );
}
