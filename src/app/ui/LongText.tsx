import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

/** Text of whatever length in three lines; what does not fit can be unfolded. */
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
    // Looks at it whenever its size changes, and not before it is laid out: a long list is not while it is far away.
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
          className="-my-1 min-h-11 font-semibold text-brand text-sm underline underline-offset-4"
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
