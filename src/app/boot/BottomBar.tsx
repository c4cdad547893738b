import { Plus } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { VoiceButton } from '../features/quickLog/VoiceButton.tsx';
import { useQuickLog } from '../lib/quickLog.ts';
import { cx } from '../ui/cx.ts';
import { barDestinations, isWithin } from './destinations.ts';

/** Navigation within thumb's reach on phones, with Quick Log above it. */
export function BottomBar() {
  const [path] = useLocation();
  const quickLog = useQuickLog();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] short:flex short:items-center md:hidden"
    >
      {quickLog.canLog && (
        // Opaque, so that content scrolls out from under it instead of being half covered. If the screen is too low, it
        // stands beside the links.
        <div className="absolute inset-x-0 bottom-full border-line border-t bg-card short:static short:flex-1 short:border-t-0">
          <div className="mx-auto flex max-w-md gap-2.5 px-4 pt-2.5 short:pt-0 short:pr-0">
            {path === '/' && <VoiceButton className="grid size-12 bg-brand-soft" />}
            <button
              type="button"
              data-tour="quick-log"
              onClick={() => quickLog.open('walk')}
              {...quickLog.preloadProps}
              className="inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-full bg-accent font-[650] text-accent-ink text-base transition active:scale-[0.98]"
            >
              <Plus aria-hidden="true" className="size-6" />
              {/* That page has a button of this name, and on phones it is this one. */}
              {isWithin('/insights', path) ? 'Log Activity' : 'Quick Log'}
            </button>
          </div>
        </div>
      )}
      <div className="mx-auto grid max-w-md auto-cols-fr grid-flow-col px-3 py-1.5 short:flex-1">
        {barDestinations.map(({ href, label, short = label, Icon }) => (
          <Link
            key={href}
            href={href}
            aria-current={isWithin(href, path) ? 'page' : undefined}
            className={cx(
              'grid min-h-12 content-center justify-items-center gap-0.5 rounded-md px-1 font-[550] text-[min(var(--text-xs),4.1vw,4.5vh)]/[1.4]',
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
