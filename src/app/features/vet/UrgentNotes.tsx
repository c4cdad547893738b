import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { inOneLine } from '../../../domain/noteText.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import type { UrgentNote } from '../../../domain/urgentNote.ts';
import { may } from '../../lib/access.ts';
import { errorMessage } from '../../lib/api.ts';
import { useOwner } from '../../lib/session.ts';
import { useNow } from '../../lib/useNow.ts';
import { CallButtons, WhatToTell } from '../../lib/vet/CallVet.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useFocusHandoff } from '../../ui/useFocusHandoff.ts';
import { resolveNotes } from './urgentNotes.ts';

/** How many notes besides the newest are named. */
const maxAlso = 2;

/** A dog's urgent notes: whom to call and what to say, or what was said of them last. */
export default function UrgentNotes({ dog, notes }: { dog: Dog; notes: readonly UrgentNote[] }) {
  const open = notes.filter(({ resolved }) => resolved === null);
  const [newest] = open;
  if (newest) return <OpenNotes dog={dog} newest={newest} open={open} />;
  return <Resolved dog={dog} notes={notes} />;
}

function OpenNotes({ dog, newest, open }: { dog: Dog; newest: UrgentNote; open: readonly UrgentNote[] }) {
  const now = useNow();
  const [busy, setBusy] = useState<'vet' | 'over' | null>(null);
  const part = useFocusHandoff<HTMLElement>(nextBanner);
  const topics = open.flatMap((each) => each.topics);
  const also = unlike(open).slice(1, 1 + maxAlso);
  const resolve = async (how: 'vet' | 'over') => {
    setBusy(how);
    try {
      await resolveNotes(dog.id, open, how);
    } catch (error) {
      toast({ title: 'Not saved', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(null);
  };
  return (
    <section
      ref={part}
      aria-labelledby="urgent-title"
      data-place="urgent"
      className="mt-4 grid animate-pop grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-urgent-soft p-4 inset-ring-2 inset-ring-urgent sm:p-5"
    >
      <header className="flex items-start gap-3">
        <OctagonAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-urgent" />
        <div className="min-w-0 flex-1">
          <h2 id="urgent-title" className="text-lg text-urgent">
            Call a vet now
          </h2>
          <Said note={newest} now={now} />
          {also.map((each) => (
            <Said key={each.activityId} note={each} now={now} />
          ))}
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <CallButtons dog={dog} topics={topics} />
          <p className="text-pretty text-sm">{newest.doNow}</p>
        </div>
        <WhatToTell
          dog={dog}
          note={unlike(open)
            .map(({ note }) => note)
            .join('; ')}
          at={newest.timestamp}
          topics={topics}
        />
      </div>
      {may(dog, 'log') && (
        <div className="grid grid-cols-2 gap-2 border-line border-t pt-3">
          <Button
            className="!px-2"
            busy={busy !== null}
            busyLabel={busy === 'vet' ? 'Saving...' : undefined}
            onClick={() => void resolve('vet')}
          >
            A vet knows
          </Button>
          <Button
            busy={busy !== null}
            busyLabel={busy === 'over' ? 'Saving...' : undefined}
            onClick={() => void resolve('over')}
          >
            It's over
          </Button>
        </div>
      )}
    </section>
  );
}

/** What has taken the banner's place. */
const nextBanner = () => () => document.querySelector<HTMLElement>('[data-place=urgent]');

/** The newest of those that say the same. */
const unlike = (notes: readonly UrgentNote[]) =>
  notes.filter(({ note }, index) => notes.findIndex((each) => each.note === note) === index);

/** What was noted and when, and if it was somebody else, by whom. */
function Said({ note: { note, by, timestamp }, now }: { note: UrgentNote; now: Date }) {
  const { userId } = useOwner();
  return (
    <div className="wrap-anywhere mt-0.5 text-sm">
      <p className="line-clamp-2">
        “<bdi>{inOneLine(note)}</bdi>”
      </p>
      <p className="text-quiet">
        {timeAgo(new Date(timestamp), now)}
        {by && by.userId !== userId && (
          <>
            {' '}
            by <bdi>{by.name}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

/** What somebody has said of the newest, which they can take back. */
function Resolved({ dog, notes }: { dog: Dog; notes: readonly UrgentNote[] }) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const part = useFocusHandoff<HTMLElement>(nextBanner);
  const latest = notes.toSorted((a, b) => momentOf(b) - momentOf(a))[0]?.resolved;
  if (!latest) return null;
  const together = notes.filter(({ resolved }) => resolved?.how === latest.how);
  const undo = async () => {
    setBusy(true);
    try {
      await resolveNotes(dog.id, together, null);
    } catch (error) {
      toast({ title: 'Not taken back', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <section
      ref={part}
      aria-label="The emergency"
      data-place="urgent"
      className="mt-4 flex items-center gap-3 rounded-lg bg-sunk py-1 pr-2 pl-4"
    >
      <p role="status" className="min-w-0 flex-1 py-2 text-sm">
        <span className="font-semibold">{latest.how === 'vet' ? 'A vet knows.' : "It's over."}</span>{' '}
        <span className="wrap-anywhere text-quiet">
          {latest.by && (
            <>
              Said by <bdi>{latest.by.name}</bdi>{' '}
            </>
          )}
          {timeAgo(new Date(latest.at), now)}
        </span>
      </p>
      {may(dog, 'log') && (
        <Button
          variant="plain"
          size="sm"
          busy={busy}
          aria-label="Undo: it is still an emergency"
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </section>
  );
}

const momentOf = ({ resolved }: UrgentNote) => (resolved ? Date.parse(resolved.at) : 0);
