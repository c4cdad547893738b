import type { Subject } from '../../../lib/activities/subject.ts';
import { Arcs } from '../../../ui/Arcs.tsx';

const examples: Record<Subject, string> = {
  walk: 'Walked thirty minutes in the park',
  feeding: 'Fed half a cup of kibble',
  health: 'Health note, she is limping on the left paw',
  potty: 'He peed',
  medicine: 'Gave her the heart pill',
  weight: 'She weighs 24 and a half pounds',
  treat: 'Gave him a treat',
  play: 'Played fetch for ten minutes',
  exercise: 'Swam for twenty minutes',
  training: 'Practiced recall for ten minutes',
  grooming: 'Bath today',
  vet: 'Vet visit for a check-up',
  vaccination: 'Got the rabies shot',
  prevention: 'Gave her the flea and tick chew',
  custom: 'Met the puppy from next door',
};

/** A status line while listening, with an example of what to say. */
export function Listening({ subject, listening }: { subject: Subject; listening: boolean }) {
  return (
    <div role="status">
      {listening && (
        <div className="mb-3 flex animate-pop items-center gap-3 rounded-md bg-accent-soft px-4 py-3">
          <Arcs form="listening" className="h-7 shrink-0 text-accent" />
          <p className="text-sm">
            <span className="font-semibold">Listening...</span> Try “{examples[subject]}”.
          </p>
        </div>
      )}
    </div>
  );
}
