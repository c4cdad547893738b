import type { SeverityLevel } from '../../../domain/severity.ts';
import type { Found } from '../../../listening/found.ts';
import { signById } from '../../../listening/knowledge/signs.ts';
import { poisons } from '../../../listening/lexicon/poisons.ts';
import { listen } from '../../../listening/listen.ts';
import { type Recognised, recognise } from '../../../listening/recognise.ts';
import { kindOf } from '../../../listening/text/lexicon.ts';
import { isKnownWord } from '../../../listening/text/spelling.ts';
import { isSafeAdvice } from './actions.ts';
import { isPlainWord, isProfileWord } from './plainWords.ts';

/**
 * Whether each sentence of a model's text is one that an owner may act on: it consists of plain words, advises nothing but
 * rest, water, looking, measuring, photographing and telling a vet, and names no poison and no sign graver than the severity
 * that the text states. Pure. In doubt the answer is no.
 */
export function isSafeText(text: string, severity: SeverityLevel): boolean {
  return sentencesOf(text).every((sentence) => isSafeSentence(sentence, severity));
}

function isSafeSentence(written: string, severity: SeverityLevel): boolean {
  const sentence = normalized(written);
  if (isWarning(sentence)) return true;
  const poison = poisonsIn(recognise(written, ''));
  const isCall = severity === 'urgent' && callsForHelp.test(sentence);
  if (poison.length > 0 && !isCall && !isToldOf(sentence, severity)) return false;
  const isKnown = (word: string) =>
    isPlainWord(word.toLowerCase()) ||
    (/^\p{Lu}/u.test(word) && isProfileWord(word.toLowerCase())) ||
    poison.includes(word.toLowerCase()) ||
    (isCall && packaging.test(word));
  const unknown = wordsOf(written).filter((word) => !isKnown(word));
  if (unknown.length > (isObservation(sentence) ? maxUnknown : 0) || hasStrangeNumber(written)) return false;
  if (!unknown.every((word) => isHarmlessNoun(word.toLowerCase()))) return false;
  return isSafeAdvice(sentence, severity) && !isGraverThan(written, sentence, severity);
}

const maxUnknown = 2;
const ofPhoto = /^(?:in )?(?:the|this|your) (?:photos?|pictures?|images?)\b/;
const ofNote =
  /^(?:you(?:r notes?| wrote| noted| logged| mention(?:ed)?| described?|r log| saw)|the (?:log|notes?|entry|entries))\b/;
const ofCauses =
  /^(?:[\w'-]+ ){1,10}(?:can|may|might|could) (?:also |sometimes |often )?(?:go with|follow|come (?:from|with)|be (?:linked|related|due) to|point to|mean|suggest|indicate|involve|reflect)\b/;
const ofRemedies =
  /\b(?:help\w*|better|best|good|try|use\w*|using|give\w*|giving|so|then|because|should|need\w*|which|that|works?|fine|enough|little|safe)\b/;

/** Whether a sentence only tells what a photo shows, what the owner wrote, or what a sign can go with. */
const isObservation = (sentence: string): boolean =>
  (ofPhoto.test(sentence) || ofNote.test(sentence) || ofCauses.test(sentence)) && !ofRemedies.test(sentence);

/** Whether it is an English word, by the engine's lists, that names nothing swallowed and no trouble. */
function isHarmlessNoun(word: string): boolean {
  if (!isKnownWord(word)) return false;
  const kinds = recognise(word, '')
    .concepts.all()
    .map(({ concept }) => kindOf.get(concept));
  return kinds.every((kind) => kind === 'body' || kind === 'everyday' || kind === 'behavior');
}

const poisonLine = /\b(?:animal )?poison (?:hotline|helpline|line|control(?: cent(?:er|re))?)\b/gi;
const packaging = /^(?:wrappers?|packaging|packets?|package|label|product|label's)$/i;

const wordsOf = (written: string): string[] =>
  (written.match(wordPattern) ?? []).map((word) => word.replace(/’/g, "'"));
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*/gu;

// A comma that separates no sentence stays in it, as a word.
const sentencesOf = (text: string): string[] =>
  text
    .replace(poisonLine, 'clinic')
    .split(/[.!?;:…]+(?=\s|$|["”’)])|\s[–—]\s|—/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const normalized = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[,()]/g, ' , ')
    .replace(/[&+/]/g, ' and ')
    .replace(/["“”*%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');

const numberPattern = /\d+(?:[.,]\d+)*/g;
const afterNumber =
  /^(?: ?%|°|[ -]?(?:to|or|and|–|-)[ -]?\d|[ -](?:times?|minutes?|hours?|days?|weeks?|months?|years?|seconds?|lbs|pounds?|walks?|meals?|breaths|outings?|notes?|entries|nights?|steps|percent|of the|an? (?:day|minute|hour|week)|before|in the|on the|less|more|per|am|pm|and|per)\b|[ ,]*$)/;

/** Numbers are short and count something: no telephone number, no dose, no code. */
const hasStrangeNumber = (written: string): boolean =>
  [...written.matchAll(numberPattern)].some(
    ({ 0: number, index }) =>
      number.replace(/\D/g, '').length > 3 ||
      /\p{L}$/u.test(written.slice(0, index)) ||
      !afterNumber.test(written.slice(index + number.length)),
  );

const nothingGiven =
  /^(?:please )?(?:(?:do not|don't|never) (?:give|feed|offer|use|try|put|squeeze|press|pull|cut|pop|burn|force)|avoid giving) (?:(?:your|a|the|any|human|people|own|old|left|over|home|leftover|dog|dogs|him|her|it|them|medicines?|medications?|painkillers?|pills?|tablets?|creams?|drops?|oils?|remed(?:y|ies)|food|anything|something|at|on|in|out|yourself|to|for|or|and|sore|leg|tick|lump|spot|skin|ear|eye) ?)+(?: (?:unless|until|without) (?:your|a|the) vet(?:'s)? (?:says so|says it is right|tells you to|tells you|told you to|advises it|agrees|has agreed|advice|approves|approval)| yourself)?$/;

/** "Never give human medicine": the negation covers all that is named, and only a vet may lift it. */
const isWarning = (sentence: string): boolean => nothingGiven.test(sentence);

/** The words for poisons, each in lower case. "Joints" and "hormones" are plain words, too: alone they name none. */
const poisonsIn = ({ concepts, words }: Recognised): string[] =>
  poisons
    .concat('poison')
    .flatMap((poison) => concepts.mentioned(poison))
    .map(({ first, last }) => words.slice(first, last + 1).map(({ written }) => written.toLowerCase()))
    .filter((hit) => !hit.every(isPlainWord))
    .flat();

const callsForHelp =
  /^(?:please )?(?:call|phone|ring) (?:your|a|the) (?:vet|nearest|veterinarian|clinic|emergency clinic)\b[^,]*? now\b/;
const namesDanger =
  /^(?:\w+ ){1,4}(?:can be|is|are|may be) (?:\w+ )?(?:dangerous|harmful|toxic|poisonous|deadly|an emergency)(?: (?:for|to) (?:a |your |any |small |all )?(?:dogs?|puppy|puppies|animals))?(?: (?:in|at|of) any (?:amount|size|age))?$/;
const reportsEating =
  /^you (?:wrote|noted|said|mentioned|saw|tell|described)(?: that)? (?:your dog|your puppy|he|she) (?:ate|may have eaten|has eaten|had|swallowed|licked)\b(?!.*\b(?:can|fine|safe|only|little|enough|small|no|not)\b)/;

/** A poison may be named where the text says that it is urgent, what was eaten, that it is dangerous, and whom to call. */
const isToldOf = (sentence: string, severity: SeverityLevel): boolean =>
  severity === 'urgent' && (namesDanger.test(sentence) || reportsEating.test(sentence));

const conditional = /\b(?:if|when|unless|should|in case|sooner|needs?|cannot wait)\b/;
const toVet = /\b(?:vet|vets|veterinar\w+|clinic|hospital|call|phone)\b/;
const lookOut = /\bwatch for\b/;
const anyDog = {
  name: '',
  breed: 'Mixed Breed',
  gender: 'female' as const,
  age: 4,
  weight: 40,
  healthConcerns: [],
  specialNeeds: null,
};

/** Whether the engine hears an urgent sign in a sentence whose text is less severe, other than as a reason to call a vet. */
function isGraverThan(written: string, sentence: string, severity: SeverityLevel): boolean {
  if (severity === 'urgent' || lookOut.test(sentence) || (conditional.test(sentence) && toVet.test(sentence)))
    return false;
  // "Details cannot be seen" is said of a photo, not of a dog.
  const note = written.replace(/\b(?:cannot|can't|can not) be (?:seen|judged)\b/g, 'are hidden');
  const found = recognise(note, '').signs;
  const isUrgent = ({ id, level }: Found) =>
    level === 'urgent' && signById.get(id)?.urgency === 'urgent' && !id.startsWith('toxin_') && found.has(id);
  const heard = listen({ note, dog: anyDog, history: [], now: 0 });
  return heard.severity === 'urgent' && heard.signs.some(isUrgent);
}
