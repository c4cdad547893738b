import { useEffect, useState } from 'react';
import type { Answer } from '../../../api/contract.ts';
import { CallError } from '../../../api/errors.ts';
import { ownerZone } from '../../../api/zone.ts';
import { accessWords } from '../../lib/accessWords.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { correctedNow } from '../../lib/clock.ts';
import { untilText } from '../../lib/until.ts';

export type InvitationState =
  | { state: 'loading' }
  | { state: 'open'; sentence: string }
  /** It cannot be accepted by anybody any more. */
  | { state: 'over'; sentence: string }
  | { state: 'failed'; sentence: string };

export const over =
  'This invitation no longer works: it was used, was taken back, or is older than 7 days. Ask for a new one.';

/** Whether a token is of no invitation that can still be accepted. */
export const isOver = (error: unknown): boolean => error instanceof CallError && error.status === 400;

/** "Robin invites you to care for Biscuit: log walks, meals and health notes, until Nov 30." */
export function invitationSentence({ invitedBy, dogs, access, until }: Answer<'previewInvitation'>): string {
  const names = new Intl.ListFormat('en-US').format(dogs);
  const end = until === null ? '' : `, ${untilText(until, correctedNow(), ownerZone())}`;
  return `${invitedBy} invites you to care for ${names}: ${accessWords(access).invites}${end}.`;
}

/** What an invitation offers, asked of the server, and how to ask again. */
export function useInvitation(token: string): InvitationState & { retry: () => void } {
  const [state, setState] = useState<InvitationState>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: InvitationState) => isWanted && setState(next);
    api('previewInvitation', { body: { token } }).then(
      (preview) => show({ state: 'open', sentence: invitationSentence(preview) }),
      (error: unknown) =>
        show(
          isOver(error)
            ? { state: 'over', sentence: over }
            : { state: 'failed', sentence: errorMessage(error) },
        ),
    );
    return () => {
      isWanted = false;
    };
  }, [token, tries]);
  const retry = () => {
    setState({ state: 'loading' });
    setTries(tries + 1);
  };
  return { ...state, retry };
}
