import type { Listener } from './dog.ts';
import type { Findings, PastNote } from './listen.ts';
import { recognise } from './recognise.ts';
import { atLeast } from './severity.ts';

/** A health note that still tells how the dog is, and what is heard in it. */
export interface Standing {
  readonly note: PastNote;
  readonly heard: Findings;
}

// What passes by itself. Of all else, poisons first of all, only a vet can say that it is over.
const easing =
  /^(?:vomiting_(?:single|repeated)|diarrhoea_mild|limp_mild|appetite_loss|lethargy|cough_\w+|sneezing\w*|itch\w*|gas\w*|stiffness_arthritis|hiccups\w*|scooting\w*|insect_sting_mild)$/;

const seen =
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
export function standing(
  dog: Listener,
  notes: readonly PastNote[],
  hear: (note: PastNote) => Findings,
): Standing[] {
  const found: Standing[] = [];
  let isOver = false;
  for (const note of notes.toSorted((a, b) => b.at - a.at)) {
    const heard = hear(note);
    if (!(isOver && heard.signs.length > 0 && heard.signs.every(({ id }) => easing.test(id))))
      found.push({ note, heard });
    if (heard.farewell) break;
    if (atLeast(heard.severity, 'high')) continue;
    const { words, heard: told, another } = recognise(note.note, dog.name, dog);
    const text = words.map((word) => word.text).join(' ');
    if (notYet.test(text) || note.note.includes('?')) continue;
    // Somebody else's visit, another dog's by its name among them, says nothing of this one.
    const isOfOthers = (another !== null && words.length === 0) || told.all().some(({ other }) => other);
    if (seen.test(text) && !routine.test(text) && !isOfOthers) break;
    isOver ||= heard.severity === 'low' && over.test(text);
  }
  return found;
}
