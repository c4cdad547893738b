import { createContext, type ReactElement, useContext, useEffect, useId, useRef, useState } from 'react';
import { Slot } from './Slot.tsx';

/** How long a pointer rests on something before its tooltip shows, in ms. */
export const TooltipDelay = createContext(700);

/** Right after one tooltip, for so many ms, the next shows at once: whoever looks around need not wait each time. */
const skipDelay = 300;

let lastHidden = Number.NEGATIVE_INFINITY;

export type TooltipProps = {
  /** A few words on what the control does, beyond its name. */
  text: string;
  /** The control it belongs to. */
  children: ReactElement;
};

/**
 * Says a few words more when a mouse rests on a control or the keyboard comes to it. Their right edges meet: what has
 * one stands at the right of the page.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const delay = useContext(TooltipDelay);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  function show() {
    clearTimeout(timer.current);
    const looksAround = performance.now() - lastHidden < skipDelay;
    timer.current = setTimeout(() => setOpen(true), looksAround ? 0 : delay);
  }

  function hide() {
    clearTimeout(timer.current);
    if (open) lastHidden = performance.now();
    setOpen(false);
  }

  return (
    <span
      role="presentation"
      className="relative inline-grid"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <Slot {...(open && { 'aria-describedby': id })}>{children}</Slot>
      {open && (
        // The gap belongs to it, so that the pointer can cross over to the words.
        <span className="absolute top-full right-0 z-40 animate-appear pt-2">
          <span
            id={id}
            role="tooltip"
            className="block whitespace-nowrap rounded-sm bg-ink px-3 py-1.5 font-medium text-page text-xs shadow-float"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
