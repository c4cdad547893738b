import { createContext, type ReactElement, useContext, useEffect, useId, useRef, useState } from 'react';
import { Slot } from './Slot.tsx';

/** The hover time before a tooltip shows, in ms. */
export const TooltipDelay = createContext(700);

/** For this time after one tooltip, in ms, the next shows without a delay. */
const skipDelay = 300;

let lastHidden = Number.NEGATIVE_INFINITY;

export type TooltipProps = {
  /** What the control does, beyond its name. */
  text: string;
  /** The control. */
  children: ReactElement;
};

/**
 * A tooltip on hover and keyboard focus, aligned with the control's right edge, because all of ours are on the right.
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
        // Includes the gap, so that the pointer can move from the control to the tooltip.
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
