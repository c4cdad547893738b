import { useEffect } from 'react';
import { type Choice, leaving, setCanAsk } from '../../lib/waiting/leaving.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Asks what becomes of unsent entries when their owner logs out. */
export function LeaveSheet({ count }: { count: number }) {
  const answer = leaving.use();
  useEffect(() => {
    setCanAsk(true);
    return () => setCanAsk(false);
  }, []);
  const choose = (choice: Choice) => () => answer?.(choice);
  return (
    <Sheet
      open={answer !== null}
      onOpenChange={choose('stay')}
      title="Log out?"
      footer={
        <>
          <Button variant="accent" size="lg" wide onClick={choose('keep')}>
            Keep and log out
          </Button>
          <Button size="lg" wide onClick={choose('discard')}>
            <span className="text-alarm">Discard and log out</span>
          </Button>
          <Button variant="quiet" size="lg" wide onClick={choose('stay')}>
            Stay
          </Button>
        </>
      }
    >
      <p className="text-pretty">
        {count === 1 ? 'One entry waits' : `${count} entries wait`} to be sent. What you keep stays on this
        device and is sent when you sign in here again. Nobody else who signs in here sees it.
      </p>
    </Sheet>
  );
}
