import type { Activity } from '../../../domain/activity.ts';
import { noteText } from '../../../domain/noteText.ts';
import { dogsQuery, queryClient } from '../../lib/query.ts';
import { CallButtons, WhatToTell } from '../../lib/vet/CallVet.tsx';

/** Whom to call about a saved entry that cannot wait, and what to tell them. */
export default function UrgentHelp({ saved, topics }: { saved: Activity; topics: readonly string[] }) {
  const dog = queryClient.getQueryData(dogsQuery.queryKey)?.find(({ id }) => id === saved.dogId);
  if (!dog) return null;
  return (
    <div className="mt-3 mb-1 grid max-h-[60dvh] gap-2 overflow-y-auto">
      <CallButtons dog={dog} topics={topics} onAlarm />
      <WhatToTell
        dog={dog}
        note={noteText(saved)}
        at={saved.timestamp}
        topics={topics}
        className="text-ink"
      />
    </div>
  );
}
