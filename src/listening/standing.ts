import type { Listener } from './dog.ts';
import type { Findings, PastNote } from './listen.ts';
import { isGoodNews } from './plainly.ts';
import { type Found as Sign, type Recognised, recognise } from './recognise.ts';
import { remembering } from './remembering.ts';
import { atLeast } from './severity.ts';
import type { Household } from './text/household.ts';
import { kindOf } from './text/lexicon.ts';
import { worsens } from './weigh.ts';

/** What of a note's findings says whether earlier notes still stand. */
export type Heard = Pick<Findings, 'signs' | 'severity' | 'farewell'>;

/** A health note that still tells how the dog is, and what is heard in it. */
export interface Standing<Found> {
  readonly note: PastNote;
  readonly heard: Found;
}

// What passes by itself. Of all else, poisons first of all, only a vet can say that it is over.
const easing =
  /^(?:vomiting_(?:single|repeated)|diarrhoea_mild|limp_mild|appetite_loss|lethargy|cough_\w+|sneezing\w*|itch\w*|gas\w*|stiffness_arthritis|hiccups\w*|scooting\w*|insect_sting_mild)$/;

const seenByVet =
  /\b(?:vet (?:visit|trip|says?|said|saw|has seen|checked|examined|thinks?|found|gave|is happy|was happy|happy)|vets? (?:today|yesterday|this morning)|(?:back|home) from the (?:vets?|clinic|hospital)|been to the (?:vets?|clinic|hospital)|took (?:he|him|she|her) to the vets?|saw (?:the|our|a) vet|seen by (?:the|our|a) vet|at the vets? (?:today|yesterday|this morning)|discharged|clean bill of health|all clear)\b/;
// Of a visit for something else, or of nothing that was seen to.
const routine =
  /\b(?:nails?|weigh\w*|jabs?|boosters?|vaccin\w*|groom\w*|fleas?|worm\w*|chip\w*|insurance|hello|hi|wav\w+|on (?:the|our) walk|car park|neighbou?r|friend)\b/;
const over =
  /\b(?:back to (?:normal|himself|herself|his usual self|her usual self|his old self|her old self)|(?:fully|completely) (?:recovered|better)|all better|all clear|right as rain|made a full recovery|good as new)\b/;
const notYet =
  /\b(?:not|no vet|tomorrow|next|booked|appointment|will|going to|should|would|call|called|rang|ring|phone|phoned|waiting|if|closed|bring|straight|nearly|almost|hope\w*|wish|until|yet|but)\b/;

/**
 * Of the dog's health notes, the newest first, those that still stand: none from before a farewell or what a vet has
 * seen since, and nothing that has passed. A farewell itself stands.
 */
export function standing<Found extends Heard>(
  dog: Listener,
  notes: readonly PastNote[],
  hear: (note: PastNote) => Found,
): Standing<Found>[] {
  const found: Standing<Found>[] = [];
  let isOver = false;
  const ended = new Set<string>();
  for (const note of notes.toSorted((a, b) => b.at - a.at)) {
    const heard = hear(note);
    const told = toldIn(note.note, dog.name, dog);
    const hasPassed = (sign: Sign) =>
      easing.test(sign.id) && (isOver || troublesOf(sign, told).some((concept) => ended.has(concept)));
    const worse = heard.signs.filter(({ id, level }) => level !== 'low' || worsens.has(id));
    const minded = worse.length > 0 ? worse : heard.signs;
    if (minded.length === 0 || !minded.every(hasPassed)) found.push({ note, heard });
    if (heard.farewell) break;
    if (atLeast(heard.severity, 'high') || told.asks) continue;
    const passed = heard.severity === 'low' ? told.passed : [];
    for (const concept of passed) ended.add(concept);
    if (told.isNotYet) continue;
    if (told.isSeenByVet) break;
    // "No more limping, walks normally" tells of the limp alone.
    isOver ||= heard.severity === 'low' && (told.isOver || (passed.length === 0 && told.isWell));
  }
  return found;
}

/** What a note tells of how earlier ones stand. */
interface Told {
  readonly asks: boolean;
  /** The troubles that it says there are none of, or no more. */
  readonly passed: readonly string[];
  readonly isNotYet: boolean;
  readonly isSeenByVet: boolean;
  readonly isOver: boolean;
  readonly isWell: boolean;
  readonly troubles: readonly { readonly concept: string; readonly written: string }[];
}

/** The same log is read again at every look at it: notes read lately are remembered. */
const toldIn = remembering(
  (note: string, name: string, household: Household): Told => {
    const seen = recognise(note, name, household);
    const { words, heard, another } = seen;
    const text = words.map((word) => word.text).join(' ');
    // Somebody else's visit, another dog's by its name among them, says nothing of this one.
    const isOfOthers = (another !== null && words.length === 0) || heard.all().some(({ other }) => other);
    return {
      asks: note.includes('?'),
      passed: isOfOthers ? [] : passedIn(seen),
      isNotYet: notYet.test(text),
      isSeenByVet: !isOfOthers && seenByVet.test(text) && !routine.test(text),
      isOver: !isOfOthers && over.test(text),
      isWell: !isOfOthers && isGoodNews(seen) && heard.said('resolved').length > 0,
      troubles: heard
        .all()
        .filter(({ concept }) => isTrouble(concept))
        .map(({ concept, first }) => ({ concept, written: words[first]?.written ?? '' })),
    };
  },
  (note, name, { gender, pack }) => JSON.stringify([note, name, gender, pack]),
);

/** The troubles that a note says there are none of, or no more: "not limping", "the itch is gone". */
function passedIn({ heard }: Recognised): string[] {
  const isGone = ['resolved', 'gonenow'].some((concept) => heard.said(concept).length > 0);
  return heard
    .all()
    .filter(
      ({ concept, denied, other, imagined }) =>
        isTrouble(concept) && !other && !imagined && (denied || isGone),
    )
    .map(({ concept }) => concept);
}

/** The troubles by which a sign was told. */
function troublesOf(sign: Sign, { troubles }: Told): string[] {
  const words = new Set(sign.words.flatMap((each) => each.split(' ')));
  return troubles.filter(({ written }) => words.has(written)).map(({ concept }) => concept);
}

const isTrouble = (concept: string) => kindOf.get(concept) === 'trouble';
