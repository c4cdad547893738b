import type { ActivityType } from '../../../../domain/activity.ts';
import { Arcs } from '../../../ui/Arcs.tsx';

const examples: Record<ActivityType, string> = {
  walk: 'Walked thirty minutes in the park',
  feeding: 'Fed half a cup of kibble',
  health: 'Health note, she is limping on the left paw',
};

/** A status line while listening, with an example of what to say. */
export function Listening({ type, listening }: { type: ActivityType; listening: boolean }) {
  return (
    <div role="status">
      {listening && (
        <div className="mb-3 flex animate-pop items-center gap-3 rounded-md bg-accent-soft px-4 py-3">
          <Arcs form="listening" className="h-7 shrink-0 text-accent" />
          <p className="text-sm">
            <span className="font-semibold">Listening...</span> Try “{examples[type]}”.
          </p>
        </div>
      )}
    </div>
  );
}
