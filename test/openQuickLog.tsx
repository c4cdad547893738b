import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { discardEntryDraft } from '../src/app/features/quickLog/entryDrafts.ts';
import QuickLogSheet from '../src/app/features/quickLog/QuickLogSheet.tsx';
import type { Subject } from '../src/app/lib/activities/subject.ts';
import { queryClient } from '../src/app/lib/query.ts';
import { SessionContext } from '../src/app/lib/session.ts';
import { Toaster } from '../src/app/ui/Toaster.tsx';
import { toasts } from '../src/app/ui/toast.ts';
import { type Activity, activityTypes } from '../src/domain/activity.ts';
import { emptyFields } from '../src/domain/activitySummary.ts';
import { entryKinds } from '../src/domain/entryKinds.ts';
import { biscuit, json, me } from './fakeApi.ts';

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
    for (const subject of [...activityTypes, ...entryKinds]) discardEntryDraft(7, subject);
    toasts.dismiss(toasts.current()?.id ?? 0);
  });
}

export function Opened({
  first,
  corrected = null,
  carePreferences = [],
}: {
  first: Subject;
  corrected?: Activity | null;
  carePreferences?: string[];
}) {
  const [open, setOpen] = useState(true);
  const [subject, setSubject] = useState(first);
  return (
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <SessionContext value={{ state: 'home', user: { ...me, carePreferences } }}>
        <QuickLogSheet
          dog={biscuit}
          open={open}
          onOpenChange={setOpen}
          subject={subject}
          onSubjectChange={setSubject}
          corrected={corrected}
        />
      </SessionContext>
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
  by: null,
  severity: null,
};
export const noHistory = { 'GET /api/dogs/7/activities': () => json([]) };
