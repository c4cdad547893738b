import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { EarMark } from './EarMark.tsx';
import { useHandsOnFocus } from './useHandsOnFocus.ts';

/** How long one waits without wondering, in milliseconds. */
const usual = 10_000;

/** The whole screen while the app finds out who is there. Says what it is doing, and offers a way on if that takes long. */
export function Loader({ message }: { message: string }) {
  const [late, setLate] = useState(false);
  const screen = useHandsOnFocus<HTMLElement>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usual);
    return () => clearTimeout(timer);
  }, []);
  return (
    // A shell's message comes a packet after the mark, which is not to move for it.
    <main
      ref={screen}
      tabIndex={-1}
      className="grid min-h-dvh grid-rows-[auto_minmax(1lh,auto)] place-content-center justify-items-center gap-4 bg-page px-6 text-center text-ink outline-none"
    >
      <EarMark listening className="text-[3rem]" />
      <p role="status" className="text-quiet text-sm">
        {message}
        {late && <span className="block">This is taking longer than usual.</span>}
      </p>
      {late && <Button onClick={() => location.reload()}>Retry</Button>}
    </main>
  );
}
