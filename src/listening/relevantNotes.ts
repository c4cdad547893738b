import type { DogProfile } from './dog.ts';
import type { Findings, PastNote } from './listen.ts';
import { isGoodNews } from './overrides.ts';
import { type Found as Sign, type Recognised, recognise } from './recognise.ts';
import { memoize } from './memoize.ts';
import { atLeast } from './severity.ts';
import type { Household } from './text/household.ts';
import { kindOf } from './text/lexicon.ts';
import { worseOverDays } from './rules.ts';

/** The findings that decide whether earlier notes still matter. */
export type NoteFindings = Pick<Findings, 'signs' | 'severity' | 'farewell'>;

/** A health note that still tells how the dog is, and its findings. */
export interface RelevantNote<Found> {
  readonly note: PastNote;
  readonly findings: Found;
}

// Self-limiting signs. Of all others, poisons above all, only a vet can say that they are over.
const selfLimiting =
  /^(?:vomiting_(?:single|repeated)|diarrhoea_mild|limp_mild|appetite_loss|lethargy|cough_\w+|sneezing\w*|itch\w*|gas\w*|stiffness_arthritis|hiccups\w*|scooting\w*|insect_sting_mild)$/;

const seenByVet =
  /\b(?:vet (?:visit|trip|says?|said|saw|has seen|checked|examined|thinks?|found|gave|is happy|was happy|happy)|vets? (?:today|yesterday|this morning)|(?:back|home) from the (?:vets?|clinic|hospital)|been to the (?:vets?|clinic|hospital)|took (?:he|him|she|her) to the vets?|saw (?:the|our|a) vet|seen by (?:the|our|a) vet|at the vets? (?:today|yesterday|this morning)|discharged|clean bill of health|all clear)\b/;
// A visit for something else, or no visit at all.
const routine =
  /\b(?:nails?|weigh\w*|jabs?|boosters?|vaccin\w*|groom\w*|fleas?|worm\w*|chip\w*|insurance|hello|hi|wav\w+|on (?:the|our) walk|car park|neighbou?r|friend)\b/;
const over =
  /\b(?:back to (?:normal|himself|herself|his usual self|her usual self|his old self|her old self)|(?:fully|completely) (?:recovered|better)|all better|all clear|right as rain|made a full recovery|good as new)\b/;
const notYet =
  /\b(?:not|no vet|tomorrow|next|booked|appointment|will|going to|should|would|call|called|rang|ring|phone|phoned|waiting|if|closed|bring|straight|nearly|almost|hope\w*|wish|until|yet|but)\b/;

/**
 * Those of the dog's health notes that still matter, the newest first: none from before the dog's death or a vet's visit,
 * and none whose signs have passed. The note of the death itself is included.
 */
export function relevantNotes<Found extends NoteFindings>(
  dog: DogProfile,
  notes: readonly PastNote[],
  findingsOf: (note: PastNote) => Found,
): RelevantNote<Found>[] {
  const found: RelevantNote<Found>[] = [];
  let isOver = false;
  const ended = new Set<string>();
  for (const note of notes.toSorted((a, b) => b.at - a.at)) {
    const findings = findingsOf(note);
    const told = toldIn(note.note, dog.name, dog);
    const hasPassed = (sign: Sign) =>
      selfLimiting.test(sign.id) && (isOver || troublesOf(sign, told).some((concept) => ended.has(concept)));
    const worse = findings.signs.filter(({ id, level }) => level !== 'low' || worseOverDays.has(id));
    const minded = worse.length > 0 ? worse : findings.signs;
    if (minded.length === 0 || !minded.every(hasPassed)) found.push({ note, findings });
    if (findings.farewell) break;
    if (atLeast(findings.severity, 'high') || told.asks) continue;
    const passed = findings.severity === 'low' ? told.passed : [];
    for (const concept of passed) ended.add(concept);
    if (told.isNotYet) continue;
    if (told.isSeenByVet) break;
    // "No more limping, walks normally" ends the limp alone.
    isOver ||= findings.severity === 'low' && (told.isOver || (passed.length === 0 && told.isWell));
  }
  return found;
}

/** What a note says about the troubles of earlier ones. */
interface Told {
  readonly asks: boolean;
  /** Troubles that it says there are none of, or no more. */
  readonly passed: readonly string[];
  readonly isNotYet: boolean;
  readonly isSeenByVet: boolean;
  readonly isOver: boolean;
  readonly isWell: boolean;
  readonly troubles: readonly { readonly concept: string; readonly written: string }[];
}

/** Memoized, because the same log is read again for every request. */
const toldIn = memoize(
  (note: string, name: string, household: Household): Told => {
    const seen = recognise(note, name, household);
    const { words, concepts, otherDog } = seen;
    const text = words.map((word) => word.text).join(' ');
    // A visit of somebody else, such as another dog of the household, says nothing about this one.
    const isOfOthers = (otherDog !== null && words.length === 0) || concepts.all().some(({ other }) => other);
    return {
      asks: note.includes('?'),
      passed: isOfOthers ? [] : passedIn(seen),
      isNotYet: notYet.test(text),
      isSeenByVet: !isOfOthers && seenByVet.test(text) && !routine.test(text),
      isOver: !isOfOthers && over.test(text),
      isWell: !isOfOthers && isGoodNews(seen) && concepts.said('resolved').length > 0,
      troubles: concepts
        .all()
        .filter(({ concept }) => isTrouble(concept))
        .map(({ concept, first }) => ({ concept, written: words[first]?.written ?? '' })),
    };
  },
  (note, name, { gender, otherDogs }) => JSON.stringify([note, name, gender, otherDogs]),
);

/** Troubles that a note says there are none of, or no more: "not limping", "the itch is gone". */
function passedIn({ concepts }: Recognised): string[] {
  const isGone = ['resolved', 'gonenow'].some((concept) => concepts.said(concept).length > 0);
  return concepts
    .all()
    .filter(
      ({ concept, negated, other, hypothetical }) =>
        isTrouble(concept) && !other && !hypothetical && (negated || isGone),
    )
    .map(({ concept }) => concept);
}

/** The troubles that are evidence of a sign. */
function troublesOf(sign: Sign, { troubles }: Told): string[] {
  const words = new Set(sign.words.flatMap((each) => each.split(' ')));
  return troubles.filter(({ written }) => words.has(written)).map(({ concept }) => concept);
}

const isTrouble = (concept: string) => kindOf.get(concept) === 'trouble';
