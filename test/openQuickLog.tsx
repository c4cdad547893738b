import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { discardEntryDraft } from '../src/app/features/quickLog/entryDrafts.ts';
import QuickLogSheet from '../src/app/features/quickLog/QuickLogSheet.tsx';
import { queryClient } from '../src/app/lib/query.ts';
import { Toaster } from '../src/app/ui/Toaster.tsx';
import { toasts } from '../src/app/ui/toast.ts';
import type { Activity, ActivityType } from '../src/domain/activity.ts';
import { emptyFields } from '../src/domain/activitySummary.ts';
import { biscuit, json } from './fakeApi.ts';

/** Setup for a file of tests about the Quick Log: each test starts on an empty device and leaves nothing behind. */
export function eachOnQuickLog(): void {
  configure({ asyncUtilTimeout: 8_000 });
  beforeEach(() => {
    localStorage.clear();
    queryClient.clear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    for (const type of ['walk', 'feeding', 'health'] as const) discardEntryDraft(7, type);
    toasts.dismiss(toasts.current()?.id ?? 0);
  });
}

export function Opened({ first, corrected = null }: { first: ActivityType; corrected?: Activity | null }) {
  const [open, setOpen] = useState(true);
  const [type, setType] = useState(first);
  return (
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <QuickLogSheet
        dog={biscuit}
        open={open}
        onOpenChange={setOpen}
        type={type}
        onTypeChange={setType}
        corrected={corrected}
      />
      <Toaster />
    </QueryClientProvider>
  );
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
export const tab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));
export const yesterday = (hours = 24) => new Date(Date.now() - hours * 3_600_000).toISOString();
export const logged = {
  id: 1,
  dogId: 7,
  ...emptyFields,
  notes: null,
  photos: [],
  thumbnails: [],
};
export const noHistory = { 'GET /api/dogs/7/activities': () => json([]) };
