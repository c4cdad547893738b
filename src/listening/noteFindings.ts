import type { NoteFindings } from '../domain/noteFindings.ts';
import type { DogProfile } from './dog.ts';
import { isGrave } from './firstSteps.ts';
import type { Found } from './found.ts';
import type { Findings } from './listen.ts';
import { isGoodNews } from './overrides.ts';
import { type Recognised, recognise } from './recognise.ts';
import { atLeast } from './severity.ts';
import { kindOf } from './text/lexicon.ts';

/** More words than any answer quotes. */
const maxWords = 4;

const seenByVet =
  /\b(?:vet (?:visit|trip|says?|said|saw|has seen|checked|examined|thinks?|found|gave|is happy|was happy|happy)|vets? (?:today|yesterday|this morning)|(?:back|home) from the (?:vets?|clinic|hospital)|been to the (?:vets?|clinic|hospital)|took (?:he|him|she|her) to the vets?|saw (?:the|our|a) vet|seen by (?:the|our|a) vet|at the vets? (?:today|yesterday|this morning)|discharged|clean bill of health|all clear)\b/;
// A visit for something else, or no visit at all.
const routine =
  /\b(?:nails?|weigh\w*|jabs?|boosters?|vaccin\w*|groom\w*|fleas?|worm\w*|chip\w*|insurance|hello|hi|wav\w+|on (?:the|our) walk|car park|neighbou?r|friend)\b/;
const over =
  /\b(?:back to (?:normal|himself|herself|his usual self|her usual self|his old self|her old self)|(?:fully|completely) (?:recovered|better)|all better|all clear|right as rain|made a full recovery|good as new)\b/;
const notYet =
  /\b(?:not|no vet|tomorrow|next|booked|appointment|will|going to|should|would|call|called|rang|ring|phone|phoned|waiting|if|closed|bring|straight|nearly|almost|hope\w*|wish|until|yet|but)\b/;

/** What readers of a log need of the findings in a note, and what the note says of those before it. */
export function findingsOf(heard: Findings, told: Told): NoteFindings {
  const { severity, vetNeeded, topics, signs, behaviours, farewell } = heard;
  return {
    severity,
    vetNeeded,
    topics: [...topics],
    signs: signs.map((sign) => ({
      id: sign.id,
      level: sign.level,
      words: sign.words.slice(0, maxWords),
      troubles: troublesOf(sign, told),
    })),
    hasBehaviours: behaviours.length > 0,
    answer: answerOf(heard),
    ...(farewell && { farewell }),
    ends: endedBy(heard, told),
  };
}

function answerOf({ severity, farewell, doNow, text }: Findings): string | null {
  if (isGrave(severity)) return doNow.join(' ') || text;
  return farewell ? text : null;
}

interface Told {
  /** Ids of its signs. */
  readonly mentioned: Iterable<string>;
  readonly asks: boolean;
  /** Troubles that it says there are none of, or no more. */
  readonly passed: readonly string[];
  readonly isNotYet: boolean;
  readonly isSeenByVet: boolean;
  readonly isOver: boolean;
  readonly isWell: boolean;
  readonly troubles: readonly { readonly concept: string; readonly written: string }[];
}

/** What a note says about the troubles of earlier ones, after it was recognised. */
export function toldIn(note: string, dog: DogProfile): Told {
  const seen = recognise(note, dog.name, dog);
  const { signs, words, concepts, otherDog } = seen;
  const text = words.map((word) => word.text).join(' ');
  // A visit of somebody else, such as another dog of the household, says nothing about this one.
  const isOfOthers = (otherDog !== null && words.length === 0) || concepts.all().some(({ other }) => other);
  return {
    mentioned: signs.keys(),
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
}

/** What a note ends of earlier ones. */
function endedBy({ severity }: Findings, told: Told): NoteFindings['ends'] {
  if (atLeast(severity, 'high') || told.asks) return { troubles: [] };
  const troubles = severity === 'low' ? [...new Set(told.passed)] : [];
  if (told.isNotYet) return { troubles };
  if (told.isSeenByVet) return { troubles, all: 'everything' };
  // "No more limping, walks normally" ends the limp alone.
  const isOver = severity === 'low' && (told.isOver || (troubles.length === 0 && told.isWell));
  return { troubles, ...(isOver && { all: 'mild' }) };
}

/** Troubles that a note says there are none of, or no more: "not limping", "the itch is gone". */
function passedIn({ concepts }: Recognised): string[] {
  const isGone = ['resolved', 'gone-now'].some((concept) => concepts.said(concept).length > 0);
  return concepts
    .all()
    .filter(
      ({ concept, negated, other, hypothetical }) =>
        isTrouble(concept) && !other && !hypothetical && (negated || isGone),
    )
    .map(({ concept }) => concept);
}

/** The troubles that are evidence of a sign. */
function troublesOf(sign: Found, { troubles }: Told): string[] {
  const words = new Set(sign.words.flatMap((each) => each.split(' ')));
  return [...new Set(troubles.filter(({ written }) => words.has(written)).map(({ concept }) => concept))];
}

const isTrouble = (concept: string) => kindOf.get(concept) === 'trouble';
