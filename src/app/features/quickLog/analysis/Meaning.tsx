import { useEffect, useRef } from 'react';
import type { Interpretation } from '../../../../domain/analysis.ts';
import type { Dog } from '../../../../domain/dog.ts';
import { AnswerText } from '../../../lib/severity/AnswerText.tsx';
import {
  isComfort,
  Severity,
  Source,
  sendsToVet,
  severityLook,
  VetLine,
} from '../../../lib/severity/Severity.tsx';
import { CallButtons, WhatToTell } from '../../../lib/vet/CallVet.tsx';
import { cx } from '../../../ui/cx.ts';

/** What a note may mean; if it cannot wait, with whom to call about the dog and what to say. */
export default function Meaning({
  meaning,
  dog,
  note,
  at,
}: {
  meaning: Interpretation;
  dog: Dog;
  note: string;
  /** When a saved note was noted; null if it is new. */
  at: string | null;
}) {
  const head = useRef<HTMLDivElement>(null);
  const urgent = meaning.severity_level === 'urgent';
  useEffect(() => {
    const { current: top } = head;
    if (!urgent || !top) return;
    // An emergency must not stay below the fold or behind the keyboard, nor the call that appears once its number is known;
    // `nearest` keeps the field being typed in visible.
    const reveal = () => (top.querySelector('a') ?? top).scrollIntoView({ block: 'nearest' });
    const sizes = new ResizeObserver(reveal);
    sizes.observe(top);
    reveal();
    return () => sizes.disconnect();
  }, [urgent]);

  if (isComfort(meaning))
    return <p className="animate-pop rounded-md bg-card p-4 text-sm">{meaning.interpretation}</p>;
  return (
    <section
      className={cx(
        'grid animate-pop grid-cols-[minmax(0,1fr)] gap-2 rounded-md p-4 text-sm',
        severityLook(meaning.severity_level),
      )}
    >
      {/* The scroll margin keeps it clear of a toast. */}
      <div
        ref={head}
        className="grid scroll-mt-28 scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-2 min-[80rem]:scroll-mt-4"
      >
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base">What this may mean</h3>
          <Severity level={meaning.severity_level} />
        </header>
        {urgent && <VetLine level="urgent" needed />}
        {urgent && <CallButtons dog={dog} topics={meaning.topics} />}
      </div>
      <AnswerText meaning={meaning} note={note} />
      {urgent && <WhatToTell dog={dog} note={note} at={at} topics={meaning.topics} />}
      {!urgent && meaning.vet_consultation_needed && !sendsToVet(meaning) && (
        <VetLine level={meaning.severity_level} needed />
      )}
      <Source source={meaning.source} />
    </section>
  );
}
