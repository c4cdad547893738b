import { useEffect, useRef } from 'react';
import type { Interpretation } from '../../../../domain/analysis.ts';
import { cx } from '../../../ui/cx.ts';
import { Severity, Source, severityLook, VetLine } from './Severity.tsx';

/** What the notes may mean, in a polite live region. */
export function InterpretationBox({ meaning }: { meaning: Interpretation | null }) {
  const head = useRef<HTMLDivElement>(null);
  const urgent = meaning?.severity_level === 'urgent';
  useEffect(() => {
    // An emergency must not stay below the fold or behind the keyboard; `nearest` keeps the field being typed in
    // visible.
    if (urgent) head.current?.scrollIntoView({ block: 'nearest' });
  }, [urgent]);

  return (
    <div role="status" aria-label="AI insight" className={meaning ? '' : 'sr-only'}>
      {meaning && isComfort(meaning) && (
        <p className="animate-pop rounded-md bg-card p-4 text-sm">{meaning.interpretation}</p>
      )}
      {meaning && !isComfort(meaning) && (
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
          </div>
          <p className="whitespace-pre-line">{meaning.interpretation}</p>
          {!urgent && meaning.vet_consultation_needed && <VetLine level={meaning.severity_level} needed />}
          <Source source={meaning.source} />
        </section>
      )}
    </div>
  );
}

/** Words of comfort after a death: they are not about any symptom, so no severity is shown. */
const isComfort = (meaning: Interpretation) =>
  meaning.severity_level === 'low' && !meaning.vet_consultation_needed && meaning.topics.length === 0;
