import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { EarMark } from './EarMark.tsx';
import { useFocusHandoff } from './useFocusHandoff.ts';

/** After this time, in milliseconds, it offers to retry. */
const usual = 10_000;

/** Full-screen loading state with a message; offers a way on if it takes long. */
export function Loader({ message }: { message: string }) {
  const [late, setLate] = useState(false);
  const screen = useFocusHandoff<HTMLElement>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usual);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Fixed rows, so that the logo does not move when the shell's message arrives in a later packet.
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
