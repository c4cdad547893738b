import { Printer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { printPage } from '#phone/print';
import '../../../api/usersCalls.ts';
import type { Answer } from '../../../api/contract.ts';
import { CallError } from '../../../api/errors.ts';
import { hark } from '../../../domain/hark.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { DogCardView } from '../../lib/dogCard/DogCardView.tsx';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EarMark } from '../../ui/EarMark.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SharedReport } from './SharedReport.tsx';
import './shared.css';

type Shared = Answer<'openLink'>;
type State = { state: 'loading' } | { state: 'over' } | { state: 'failed'; problem: string } | Shown;
type Shown = { state: 'shown'; shared: Shared; at: number };

/** After so long, in milliseconds, what a link shows is asked for anew when somebody comes back to it. */
const staleAfter = 10 * 60_000;

/** What a link shows, asked of the server, and again when somebody comes back to the page much later. */
function useShared(token: string): State & { retry: () => void; onOver: () => void } {
  const [state, setState] = useState<State>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    api('openLink', { body: { token } }).then(
      (shared) => isWanted && setState({ state: 'shown', shared, at: Date.now() }),
      (error: unknown) => {
        if (!isWanted) return;
        if (error instanceof CallError && error.status === 400) return setState({ state: 'over' });
        // What is shown already stays readable without a network.
        setState((before) =>
          before.state === 'shown' ? before : { state: 'failed', problem: errorMessage(error) },
        );
      },
    );
    return () => {
      isWanted = false;
    };
  }, [token, tries]);
  const shownAt = state.state === 'shown' ? state.at : null;
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && shownAt !== null && Date.now() - shownAt > staleAfter)
        setTries((before) => before + 1);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [shownAt]);
  const retry = () => {
    setState({ state: 'loading' });
    setTries((before) => before + 1);
  };
  const onOver = useCallback(() => setState({ state: 'over' }), []);
  return { ...state, retry, onOver };
}

/** "Card of Biscuit", "Report of Biscuit and Moose". */
function titleOf({ kind, cards, reports }: Shared): string {
  const names = [...cards, ...reports].map(({ name }) => name);
  return `${kind === 'report' ? 'Report' : 'Card'} of ${new Intl.ListFormat('en-US').format(names)}`;
}
const longDate = (moment: Date) => moment.toLocaleDateString(undefined, { dateStyle: 'medium' });

/** A link to the page that is open keeps the visit's state, which shows the same again. */
const leave = () => history.replaceState(null, '');

/** What somebody shows by a link, without an account: a dog's card, or a report for the vet. */
export default function SharedPage({ token }: { token: string }) {
  const answer = useShared(token);
  const title = answer.state === 'shown' ? titleOf(answer.shared) : 'Shared with you';
  usePageMeta(title, 'Somebody shows you their dog.');
  return (
    <div className="shared" data-kind={answer.state === 'shown' ? answer.shared.kind : undefined}>
      <meta name="robots" content="noindex" />
      <header className="shared-head">
        <EarMark name={hark.name} className="text-[1.375rem]" />
        {answer.state === 'shown' && answer.shared.cards.length > 0 && printPage && (
          <Button size="sm" onClick={printPage}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
        )}
      </header>
      <main tabIndex={-1} className="shared-main">
        <h1 className="sr-only">{title}</h1>
        <Content token={token} answer={answer} />
      </main>
      <footer className="shared-foot">
        {answer.state === 'shown' && (
          <p>
            As of {longDate(new Date(answer.at))}. The link works until{' '}
            {longDate(new Date(answer.shared.expiresAt))}.
          </p>
        )}
        <p className="shared-leave">
          <a href="/" onClick={leave}>
            Go to {hark.name}
          </a>
        </p>
      </footer>
    </div>
  );
}

function Content({ token, answer }: { token: string; answer: ReturnType<typeof useShared> }) {
  if (answer.state === 'loading')
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  if (answer.state === 'over')
    return (
      <Alert title="This link no longer works">
        It has expired, or was taken back. Ask whoever gave it to you for a new one.
      </Alert>
    );
  if (answer.state === 'failed')
    return (
      <>
        <Alert>{answer.problem}</Alert>
        <Button variant="accent" wide className="mt-4" onClick={answer.retry}>
          Retry
        </Button>
      </>
    );
  return (
    <>
      {answer.shared.cards.map((card, at) => (
        <DogCardView key={at} card={card} />
      ))}
      {answer.shared.reports.map((dog) => (
        <SharedReport key={`${dog.id} ${answer.at}`} token={token} dog={dog} onOver={answer.onOver} />
      ))}
    </>
  );
}
