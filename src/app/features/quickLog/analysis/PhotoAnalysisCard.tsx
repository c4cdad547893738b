import { useEffect, useId, useRef } from 'react';
import type { PhotoAnalysis } from '../../../../domain/analysis.ts';
import type { Dog } from '../../../../domain/dog.ts';
import { track } from '../../../lib/analytics.ts';
import { Severity, Source, severityLook, VetLine } from '../../../lib/severity/Severity.tsx';
import { CallButtons } from '../../../lib/vet/CallVet.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { cx } from '../../../ui/cx.ts';
import { confidenceInWords } from './confidence.ts';

/**
 * What a model saw in the photos: what to do now and whom to call, the severity, the confidence, further recommendations, and the findings.
 */
export function PhotoAnalysisCard({ analysis, dog }: { analysis: PhotoAnalysis; dog: Dog }) {
  const { severity_level: level, vet_consultation_needed: vet } = analysis;
  const title = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    track('AI Insight Viewed', { kind: 'photos' });
  }, []);
  const { description, recommendations } = withoutWhatToDoNow(analysis);

  return (
    <section
      ref={card}
      aria-labelledby={title}
      className={cx(
        'grid animate-pop grid-cols-[minmax(0,1fr)] scroll-mt-28 scroll-mb-4 gap-3 min-[80rem]:scroll-mt-4 rounded-md p-4 text-sm',
        severityLook(level),
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="text-base">
          Photo analysis
        </h3>
        <Severity level={level} />
      </header>
      {analysis.what_to_do_now && (
        <Alert title="What to do now" className="bg-card">
          <p className="text-base">{analysis.what_to_do_now}</p>
        </Alert>
      )}
      {level === 'urgent' && <CallButtons dog={dog} />}
      <p className="whitespace-pre-line">{description}</p>
      <p>
        <span className="font-semibold">{confidenceInWords(analysis.confidence_score)}</span>{' '}
        <span className="text-quiet">({Math.round(analysis.confidence_score * 100)}%)</span>
      </p>
      <Points title="It may be" points={analysis.detected_conditions} />
      <Points title="Recommendations" points={recommendations} />
      <VetLine level={level} needed={vet} />
      <Indicators of={analysis.health_indicators} />
      <div className="grid gap-1 border-line border-t pt-3">
        <p className="text-quiet text-xs">{analysis.disclaimer}</p>
        <Source source={analysis.source} />
      </div>
    </section>
  );
}

/** The description and recommendations without the steps that "What to do now" already contains. */
function withoutWhatToDoNow({ what_to_do_now: now, description, recommendations }: PhotoAnalysis) {
  const steps = recommendations.filter((step) => now?.includes(step));
  return {
    description: steps
      .reduce((rest, step) => rest.replace(step, ''), description)
      .replace(/ {2,}/g, ' ')
      .trim(),
    recommendations: recommendations.filter((step) => !steps.includes(step)),
  };
}

/** Longer lists are collapsed: ten photos have three lines each. */
const mostUnfolded = 12;

/** What was seen and measured, by name. */
function Indicators({ of }: { of: PhotoAnalysis['health_indicators'] }) {
  const indicators = Object.entries(of);
  if (indicators.length === 0) return null;
  const title = <h4 className="inline font-semibold">Health indicators</h4>;
  const list = (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {indicators.map(([name, text]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-quiet first-letter:uppercase">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
  if (indicators.length <= mostUnfolded) {
    return (
      <div>
        {title}
        {list}
      </div>
    );
  }
  return (
    <details>
      <summary className="min-h-11 rounded-sm py-3">
        {title} <span className="text-quiet">({indicators.length})</span>
      </summary>
      {list}
    </details>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point} className="first-letter:uppercase">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
