import './feedback.css';
import { useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const FeedbackSheet = lazyComponent(() => import('./FeedbackSheet.tsx'));

/**
 * A tab at the page's side that opens the feedback form. It is no wider than the padding of cards, so that it covers no
 * text; on a phone it is right above the bottom bar, within thumb's reach and clear of the quick actions; beside a page with
 * margins it stands above the microphone.
 */
export default function FeedbackTab() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...FeedbackSheet.preloadProps}
        onClick={() => FeedbackSheet.whenLoaded(() => setOpen(true))}
        style={{ writingMode: 'vertical-rl' }}
        className="feedback-tab fixed right-[env(safe-area-inset-right)] bottom-[calc(8.5rem+env(safe-area-inset-bottom))] z-20 flex min-w-6 rotate-180 items-center justify-center rounded-r-sm bg-card px-3 font-semibold text-[min(var(--text-xs),4.1vw,4.5vh)]/[1.4] text-quiet shadow-lift transition-colors duration-150 hover:text-ink md:top-1/2 md:bottom-auto md:-translate-y-1/2 min-[78rem]:min-w-11 min-[78rem]:rounded-r-md min-[78rem]:px-4 min-[78rem]:text-sm"
      >
        Feedback
      </button>
      <FeedbackSheet open={open} onOpenChange={setOpen} />
    </>
  );
}
