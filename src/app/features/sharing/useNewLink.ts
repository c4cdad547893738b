import { useState } from 'react';
import type * as z from 'zod/mini';
import type { NewLink } from '../../../domain/links.ts';
import { api } from '../../lib/api.ts';
import { type Attempt, attemptFor } from '../../lib/idempotency.ts';
import { queryClient } from '../../lib/query.ts';
import { useSaving } from '../../lib/SaveForm.tsx';
import { linksQuery } from './sharingWrites.ts';

type Wanted = Omit<z.input<typeof NewLink>, 'expiresInDays'>;

/** Makes links, each once however often it is tried. `onBusy` is told while one is being made. */
export function useNewLink(onBusy: (busy: boolean) => void, onMade: (link: string) => void) {
  const [days, setDays] = useState('7');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const saving = useSaving(onBusy);

  const create = (wanted: Wanted) => {
    const body = { ...wanted, expiresInDays: Number(days) };
    const now = attemptFor(body, attempt);
    setAttempt(now);
    void saving.save(
      () => api('createLink', { body, idempotencyKey: now.key }),
      ({ link }) => {
        void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
        onMade(link);
      },
    );
  };
  return { days, setDays, saving, create };
}
