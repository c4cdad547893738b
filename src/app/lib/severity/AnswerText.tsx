import type { ReactNode } from 'react';
import type { AnswerParts, Interpretation } from '../../../domain/analysis.ts';
import { excerptAround } from '../../../domain/excerpt.ts';

/** Servers of an earlier release send no parts. */
type Meaning = Pick<Interpretation, 'interpretation' | 'severity_level'> & Partial<AnswerParts>;

/** An answer part by part: what to do, what was heard in the note, what may be behind it, and what would make it more urgent. */
export function AnswerText({ meaning, note }: { meaning: Meaning; note: string }) {
  const {
    interpretation,
    severity_level,
    do_now = [],
    remark,
    watch_for,
    may_be = [],
    sources = [],
  } = meaning;
  const isFirst = severity_level === 'urgent' || severity_level === 'high';
  const toDo = do_now.length > 0 && (
    <Part title="What to do">
      <Steps steps={do_now} isFirst={isFirst} />
    </Part>
  );
  if (!toDo && !remark && !watch_for)
    return interpretation ? <p className="whitespace-pre-line">{interpretation}</p> : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isFirst && toDo}
      <Heard meaning={meaning} note={note} />
      {remark && (
        <div className="grid gap-1">
          <p>{remark}</p>
          {may_be.length === 0 && <Sources sources={sources} />}
        </div>
      )}
      <Causes meaning={meaning} />
      {!isFirst && toDo}
      <WatchFor meaning={meaning} />
    </div>
  );
}

/** Where help is needed at once, the words speak of not waiting. */
function WatchFor({ meaning: { watch_for, severity_level } }: { meaning: Meaning }) {
  if (!watch_for) return null;
  return (
    <Part title={severity_level === 'urgent' ? "Don't wait" : 'Watch for'}>
      <p>{watch_for}</p>
    </Part>
  );
}

function Causes({ meaning: { may_be = [], sources = [] } }: { meaning: Meaning }) {
  if (may_be.length === 0) return null;
  return (
    <Part title="It can mean">
      <ul className="grid list-disc gap-0.5 pl-5">
        {may_be.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <Sources sources={sources} />
    </Part>
  );
}

const Sources = ({ sources }: Pick<AnswerParts, 'sources'>) => (
  <p className="text-quiet text-xs">
    {sources.map(({ name, url }, at) => (
      <span key={url}>
        {at > 0 && ' · '}
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="-my-3 inline-block py-3 underline underline-offset-4"
        >
          {name}
        </a>
      </span>
    ))}
  </p>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h4 className="font-semibold text-quiet text-xs">{title}</h4>
      {children}
    </div>
  );
}

function Steps({ steps, isFirst }: { steps: readonly string[]; isFirst: boolean }) {
  if (steps.length === 1) return <p className={isFirst ? 'font-semibold' : ''}>{steps[0]}</p>;
  const List = isFirst ? 'ol' : 'ul';
  return (
    <List className="grid list-disc gap-1 pl-5">
      {steps.map((step, at) => (
        <li key={step} className={isFirst && at === 0 ? 'font-semibold' : ''}>
          {step}
        </li>
      ))}
    </List>
  );
}

function Heard({ meaning: { heard, also_heard = [] }, note }: { meaning: Meaning; note: string }) {
  if (!heard) return null;
  return (
    <Part title="What I hear">
      <Marked heard={heard} note={note} />
      {also_heard.length > 0 && <p className="text-quiet">Also: {also_heard.join(' · ')}</p>}
    </Part>
  );
}

/** A phrase of the note, marked in it; or else the sign in plain words. */
function Marked({ heard, note }: { heard: string; note: string }) {
  const around = excerptAround(note, heard);
  if (!around) return <p className="first-letter:uppercase">{heard}</p>;
  return (
    <p className="wrap-anywhere">
      “
      <bdi>
        {around.before}
        <mark className="rounded-sm bg-card px-0.5 font-semibold text-ink">{heard}</mark>
        {around.after}
      </bdi>
      ”
    </p>
  );
}
