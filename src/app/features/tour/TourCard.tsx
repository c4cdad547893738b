import { X } from 'lucide-react';
import { Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { closesOnEscape } from '../../ui/closesOnEscape.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toasts } from '../../ui/toast.ts';
import { dockFor, placeBeside } from './placement.ts';
import { type Step, steps } from './steps.ts';
import { compactWindow } from './tourStart.ts';
import { useTarget } from './useTarget.ts';

const windowSize = () => ({ width: document.documentElement.clientWidth, height: innerHeight });

const end = 'inset-x-3 mx-auto max-h-[60dvh] max-w-96';
const side = 'inset-y-3 my-auto h-fit max-h-[calc(100dvh-1.5rem)]';

/** The card's positions in a small window. */
const docks = {
  top: `${end} top-[max(0.75rem,env(safe-area-inset-top))]`,
  bottom: `${end} bottom-[max(0.75rem,env(safe-area-inset-bottom))]`,
  left: `${side} left-4`,
  right: `${side} right-4`,
};

/** The tour: a card that goes from step to step, with a spotlight on each step's target. */
export default function TourCard({ onEnd }: { onEnd: (how: 'completed' | 'skipped') => void }) {
  const [at, setAt] = useState(0);
  const step = steps[at] as Step;
  const last = at === steps.length - 1;
  const target = useTarget(step.id);
  const compact = useMediaQuery(compactWindow);
  const next = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  // Measured before paint, so that the card does not visibly jump.
  useLayoutEffect(() => setHeight(card.current?.offsetHeight ?? 0), [at, compact]);
  // Back at the first step, the Previous button that had the focus is gone.
  useEffect(() => {
    if (at === 0) next.current?.focus();
  }, [at]);

  /** Goes to a step. Dismisses any toast, which has been read by now and might cover the card. */
  const go = (step: number) => {
    toasts.dismiss();
    setAt(step);
  };

  const size = { width: 384, height };
  const dock = dockFor(target, size, windowSize());
  const docked = 'width' in dock ? { width: dock.width } : {};
  const place = compact ? docked : placeBeside(target, size, windowSize());
  return (
    <Root open onOpenChange={(open) => !open && onEnd('skipped')}>
      <Portal>
        <Overlay className={cx('fixed inset-0 z-40', !target && 'bg-veil')} />
        {target && (
          <div
            aria-hidden="true"
            className="pointer-events-none fixed z-40 rounded-lg shadow-[0_0_0_3px_var(--accent),0_0_0_200vmax_var(--veil)] transition-all duration-200"
            style={{
              left: target.left - 6,
              top: target.top - 6,
              width: target.width + 12,
              height: target.height + 12,
            }}
          />
        )}
        <Content
          ref={card}
          data-layout={compact ? 'mobile' : 'desktop'}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            next.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => event.preventDefault()}
          {...closesOnEscape(() => onEnd('skipped'))}
          style={place}
          className={cx(
            'fixed z-50 animate-pop rounded-lg bg-card p-5 text-ink shadow-float tight:p-3',
            compact ? cx('overflow-y-auto', docks[dock.at]) : 'w-96 transition-[left,top] duration-200',
          )}
        >
          <div aria-live="polite">
            <p className="text-quiet text-xs">
              Step {at + 1} of {steps.length}
            </p>
            <Title className="mt-0.5 pr-8 text-lg">{step.title}</Title>
            <Description className="mt-1.5 text-pretty text-sm">{step.text}</Description>
          </div>
          <IconButton
            label="Skip the tour"
            className="!absolute top-3 right-3 text-quiet"
            onClick={() => onEnd('skipped')}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <div className="mt-4 flex items-center">
            {at > 0 && (
              <Button variant="quiet" size="sm" className="-ml-4" onClick={() => go(at - 1)}>
                Previous
              </Button>
            )}
            <Button
              ref={next}
              variant="accent"
              size="sm"
              className="ml-auto"
              onClick={() => (last ? onEnd('completed') : go(at + 1))}
            >
              {last ? 'Got it!' : 'Next'}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
