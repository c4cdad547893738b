import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { subjectOf } from '../../lib/activities/subject.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { useQuickLog } from '../../lib/quickLog.ts';
import { shortMoment } from '../../lib/shortMoment.ts';
import type { Item } from '../../lib/waiting/item.ts';
import { drop, giveAgain, tryAgain } from '../../lib/waiting/keep.ts';
import { isSending, sendWaiting } from '../../lib/waiting/send.ts';
import { unsent } from '../../lib/waiting/shown.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** How much waits to be sent, with a button to do so, what it is, and what was refused and why. */
export function WaitingCard({ items }: { items: readonly Item[] }) {
  const busy = isSending.use();
  const refused = items.filter(({ refusal }) => refusal !== null);
  const others = items.filter(({ refusal }) => refusal === null);
  return (
    <section
      aria-labelledby="waiting-title"
      className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg bg-card p-4 shadow-lift md:mb-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-watch" />
        <div role="status" className="min-w-0 grow basis-32">
          <h2 id="waiting-title" className="font-sans font-semibold text-base">
            {items.length} waiting to send
          </h2>
          <p className="text-quiet text-sm">
            {busy
              ? 'Sending...'
              : others.length > 0
                ? 'Kept here until the network allows.'
                : 'Kept here. See why below.'}
          </p>
        </div>
        {others.length > 0 && (
          <Button size="sm" busy={busy} onClick={() => void sendWaiting()}>
            <RefreshCw aria-hidden="true" className="size-4" />
            Send now
          </Button>
        )}
      </div>
      {refused.length > 0 && <Items label="Not sent yet" items={refused.slice(0, shownRefused)} />}
      {refused.length > shownRefused && (
        <Hidden label={`${refused.length - shownRefused} more not sent yet`}>
          <Items label="More not sent yet" items={refused.slice(shownRefused)} />
        </Hidden>
      )}
      {others.length > 0 && (
        <Hidden label="What waits">
          <Items label="Waiting to send" items={others} />
        </Hidden>
      )}
    </section>
  );
}

/** Refused items shown at once: more would push the page away. */
const shownRefused = 2;

const Hidden = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand text-sm">
      {label}
    </summary>
    {children}
  </details>
);

const Items = ({ label, items }: { label: string; items: readonly Item[] }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {items.map((item) => (
      <WaitingRow key={item.id} item={item} />
    ))}
  </ul>
);

/** What an item does to the log, in a word; nothing for what is simply new. */
function doing({ call, removed }: Item): string {
  if (call === 'remove' || removed) return 'Remove: ';
  return call === 'correct' ? 'Correct: ' : '';
}

function WaitingRow({ item }: { item: Item }) {
  const { dogs = [] } = useDogs();
  const { shown, refusal, dogId } = item;
  const dog = dogs.find(({ id }) => id === dogId);
  const { main, detail } = activitySummary(shown);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-2.5 text-sm">
      <p className="wrap-anywhere">
        <span className="font-semibold first-letter:uppercase">
          {doing(item)}
          <bdi>{[main, detail].filter(Boolean).join(' · ')}</bdi>
        </span>{' '}
        <span className="inline-block text-quiet">
          {shortMoment(shown.timestamp)}
          {dog && dogs.length > 1 && (
            <>
              {' '}
              · <bdi>{dog.name}</bdi>
            </>
          )}
        </span>
      </p>
      {refusal && <p className="wrap-anywhere text-alarm">{refusal.message}</p>}
      <div className="-mx-4 flex flex-wrap">
        <Choices item={item} isDogThere={dog !== undefined} />
      </div>
    </li>
  );
}

/** What can be done with an item. */
function Choices({ item, isDogThere }: { item: Item; isDogThere: boolean }) {
  const quickLog = useQuickLog();
  const { shown, refusal } = item;
  const { main } = activitySummary(shown);
  const what = `${activityLabel(shown.type)}, ${main}`;
  const act = (work: () => Promise<unknown>) => () =>
    void work().then(sendWaiting, () =>
      toast({
        title: 'Not changed',
        description: 'This browser cannot store it now.',
        variant: 'destructive',
      }),
    );
  const isTooSoon = refusal?.code === 'too-soon';
  return (
    <>
      {isDogThere && isCorrectable(item) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Correct ${what}`}
          {...quickLog.preloadProps}
          onClick={() => quickLog.edit(unsent(item))}
        >
          Correct
        </Button>
      )}
      {isTooSoon && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${main} was given again`}
          onClick={act(() => giveAgain(item))}
        >
          It was given again
        </Button>
      )}
      {refusal && !isTooSoon && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Try again: ${what}`}
          onClick={act(() => tryAgain(item))}
        >
          Try again
        </Button>
      )}
      {(refusal || !item.removed) && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Discard ${what}`}
          className="!text-alarm"
          onClick={act(() => drop(item))}
        >
          Discard
        </Button>
      )}
    </>
  );
}

const isCorrectable = ({ call, removed, shown }: Item) =>
  call !== 'remove' && !removed && subjectOf(shown) !== null;
