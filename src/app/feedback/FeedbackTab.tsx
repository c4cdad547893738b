import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../ui/cx.ts';
import { later } from '../ui/later.tsx';

const FeedbackSheet = later(() => import('./FeedbackSheet.tsx'));

/**
 * A tab at the page's edge that opens the feedback form. Where the page leaves it no margin it would cover what is
 * read: there it stands below everything else.
 */
export function FeedbackTab() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={FeedbackSheet.prepare}
        onFocus={FeedbackSheet.prepare}
        onClick={() =>
          FeedbackSheet.whenThere(() => {
            setWanted(true);
            setOpen(true);
          })
        }
        className={cx(
          'mx-auto mt-6 flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-quiet text-sm transition-colors duration-150 hover:text-ink',
          'min-[78rem]:fixed min-[78rem]:top-1/2 min-[78rem]:right-0 min-[78rem]:z-20 min-[78rem]:mt-0 min-[78rem]:min-h-0 min-[78rem]:min-w-11',
          'min-[78rem]:-translate-y-1/2 min-[78rem]:rotate-180 min-[78rem]:justify-center min-[78rem]:rounded-none min-[78rem]:rounded-r-md min-[78rem]:bg-card',
          'min-[78rem]:py-4 min-[78rem]:shadow-lift min-[78rem]:[writing-mode:vertical-rl]',
        )}
      >
        <MessageSquare aria-hidden="true" className="size-4 min-[78rem]:rotate-90" />
        Feedback
      </button>
      {wanted && <FeedbackSheet open={open} onOpenChange={setOpen} />}
    </>
  );
}
