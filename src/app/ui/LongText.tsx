import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

/** Text that is cut after three lines, with a button to expand it. */
export function LongText({ className, children: text }: { className?: string; children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const measure = () => {
      const { scrollHeight = 0, clientHeight = 0 } = words.current ?? {};
      setCut(scrollHeight > clientHeight + 1);
    };
    if (isOpen || !words.current) return;
    // Measures on every resize, and only once it is laid out, which it may not be while off screen in a long list.
    const sized = new ResizeObserver(measure);
    sized.observe(words.current);
    return () => sized.disconnect();
  }, [text, isOpen]);

  return (
    <>
      <p ref={words} dir="auto" className={cx(className, !isOpen && 'line-clamp-3')}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="relative -my-1 min-h-11 font-semibold text-brand text-sm underline underline-offset-4"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
