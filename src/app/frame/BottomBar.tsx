import { Plus } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useQuickLog } from '../quickLog/QuickLogProvider.tsx';
import { useDogs } from '../dog/DogsProvider.tsx';
import { cx } from '../ui/cx.ts';
import { VoiceButton } from '../voice/VoiceButton.tsx';
import { barDestinations, isWithin } from './destinations.ts';

/** On phones, navigation in thumb's reach, with the one thing to do above it. */
export function BottomBar() {
  const [path] = useLocation();
  const { dog } = useDogs();
  const quickLog = useQuickLog();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      {dog && (
        <div className="absolute right-4 bottom-[calc(100%+0.875rem)] flex gap-3">
          {path === '/' && <VoiceButton className="grid" />}
          <button
            type="button"
            data-tour="quick-log"
            onClick={() => quickLog.open('walk')}
            onPointerEnter={quickLog.prepare}
            onFocus={quickLog.prepare}
            className="inline-flex min-h-14 items-center gap-2 rounded-full bg-accent pr-5 pl-4 font-[650] text-accent-ink text-base shadow-float transition active:scale-95"
          >
            <Plus aria-hidden="true" className="size-6" />
            Quick Log
          </button>
        </div>
      )}
      <div className="mx-auto grid max-w-md auto-cols-fr grid-flow-col px-3 py-1.5">
        {barDestinations.map(({ href, label, short = label, Icon }) => (
          <Link
            key={href}
            href={href}
            aria-current={isWithin(href, path) ? 'page' : undefined}
            className={cx(
              'grid min-h-12 content-center justify-items-center gap-0.5 rounded-md px-1 font-[550] text-xs',
              isWithin(href, path) ? 'text-brand' : 'text-quiet',
            )}
          >
            <Icon aria-hidden="true" className="size-[1.375rem]" />
            {short}
          </Link>
        ))}
      </div>
    </nav>
  );
}
