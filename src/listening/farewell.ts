import type { Recognised } from './recognise.ts';
import { clausesOf } from './text/clauses.ts';
import { isMeant } from './text/concepts.ts';
import { kindOf } from './text/lexicon.ts';
import { tokenize, type Word } from './text/tokenizer.ts';

// These patterns must match a whole clause, in which the dog's name is "he": "put to sleep for his dental" does not match.
const kin = '(?:(?:dear|sweet|darling|lovely|beautiful|gorgeous|precious|poor|best) ){0,3}';
const dog = `(?:he|she|him|her|(?:my|our) ${kin}(?:dog|boy|girl|pup|puppy|lad|lass)(?: he)?)`;
const softly = '(?:sadly|peacefully|quietly|gently|suddenly)';
const manner = `(?: (?:${softly}|at home|at the vets?|in (?:his|her|my|our) (?:arms|sleep)|in the end|with (?:us|me)|beside me))`;
const time =
  '(?:today|yesterday|tonight|last night|(?:early |late )?(?:this|yesterday) (?:morning|afternoon|evening)|(?:on|last) \\w+day|[0-9]+ (?:hours?|days?) ago|at [0-9]+ ?(?:am|pm)?)';
const cause =
  '(?: (?:of|from|after) (?:(?:a|an|his|her|short|long|sudden|brave|hard) ){0,3}(?:(?:battle|fight|struggle) (?:with|against) (?:\\w+ )?\\w+|old age|cancer|lymphoma|bloat|illness|stroke|tumou?r|(?:heart|kidney|liver) (?:failure|disease|attack)))';
const clause = (...tellings: string[]) =>
  new RegExp(
    `^(?:(?:and|so|sadly|unfortunately) )?(?:${time} )?(?:${tellings.join('|')})${cause}?${manner}{0,2}(?: ${time}){0,2}${manner}?${cause}?$`,
  );
const died = clause(
  `${dog} (?:has |have )?(?:${softly} )?(?:died|passed away|passed peacefully|crossed the (?:rainbow )?bridge|took (?:his|her) last breath)`,
  `${dog} (?:was|had to be) (?:${softly} )?euthani[sz]ed`,
  `${dog} is no longer with us`,
);
// Dogs are "put to sleep" for operations, too.
const putToSleep = clause(
  `${dog} (?:was|had to be) (?:${softly} )?put (?:to sleep|down)`,
  `(?:we|i) (?:sadly )?had (?:to have )?${dog} (?:put (?:to sleep|down)|euthani[sz]ed)`,
  `(?:we|i) (?:sadly )?had to put ${dog} (?:to sleep|down(?= ${time}))`,
);
const restInPeace = new RegExp(
  `^(?:rest in peace|rip|r i p)(?: ${kin}${dog}| ${kin}(?:dog|boy|girl))+(?: (?:run free(?: (?:my|our|sweet|dear|beautiful|old))*(?: (?:boy|girl|dog|friend|angel|one|he|she))?|sleep tight|good ?night|goodbye|(?:we|i) (?:will )?(?:always )?(?:love|miss) you))*$`,
);
const lead =
  '(?:(?:and|so|but|sadly|unfortunately|then) )*(?:(?:we|i) )?(?:(?:have|just|sadly|finally|had to|decided to|made the decision to) )*';
const ending = `${cause}?${manner}{0,2}(?: ${time}){0,2}${manner}?$`;
const around =
  /(?: (?:in|at|on|with|by|around|beside|of|from|after|next|to|the|a|an|his|her|my|our|us|me|him|all|both|home|arms?|sleep|side|lap|bed|basket|sofa|blanket|garden|vets?|clinic|hospital|family|everyone|kids|children|peacefully|quietly|gently|suddenly|sadly|naturally|very|today|yesterday|tonight|last|this|early|late|night|morning|afternoon|evening|old|age|cancer|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+|am|pm))*$/
    .source;
// As plain, but also said of a dog that is lost, put down on the ground or asleep for an operation.
const gone = new RegExp(
  `^${lead}(?:${[
    `(?:said|say|saying) (?:(?:our|my|a|the|last|final|fond) )*goodbyes? to ${dog}(?: for (?:the last time|ever))?`,
    `lost ${dog}`,
    `let ${dog} go`,
    `(?:put ${dog}|had ${dog} put) (?:to sleep|down(?= (?:${time}|at|${softly})))`,
    `${dog} (?:is )?(?:now )?gone(?: now| for ?ever)?`,
    `${dog} (?:is )?(?:now )?(?:in (?:doggy |dog )?heaven|over the (?:rainbow )?bridge|with the angels)(?= (?:now|${time}))(?: now)?`,
    'put to sleep(?= )',
  ].join('|')})${ending}`,
);
const passed = new RegExp(
  `^(?:(?:and|so|but|sadly|unfortunately) )*(?:${time} )?${dog} (?:(?:has|have|just|sadly|peacefully|quietly|gently|suddenly) )*(?:died|(?:passed|past) (?:away|on|over|peacefully)|crossed the (?:rainbow )?bridge)${around}`,
);
const goodbye =
  /^(?:and )?(?:(?:we|i|the kids|everyone) (?:will |all )?(?:always |really )?(?:loved?|miss(?:es)?) (?:you|him|her|he|she)(?: (?:so|so much|terribly|already|for ?ever))?|(?:he|she) is (?:now )?(?:gone|free|at (?:peace|rest)|in heaven|running free|pain free|(?:free|out) of pain|no longer (?:in pain|suffering))(?: now)?)$/;

// With these words the dog may be alive: it was a story, a fear, or about another; `furtherDoubts` unless the dog is named.
const doubts =
  /^(?:if|unless|but|almost|nearly|really|thought|think|dream\w*|watch\w*|read|film|movie|book|story|show|game|pretend\w*|jok\w+|kidding|lol|haha|afraid|scared|fear\w*|worr\w+|hope\w*|would|will|might|may|should|w[ao]ke\w*|waking|awake|alive|breath\w*|reviv\w*|resuscitat\w*|surviv\w*|cpr|back|now|still|keeps?|ago|since|tomorrow|other|another|both)$/;
const furtherDoubts =
  /^(?:groggy|drowsy|op|operat\w*|surgery|surgical|dental|dentist|teeth|tooth|x|xrays?|rays?|scan\w*|mri|ct|an\w*sth\w*|sedat\w*|procedure|stitch\w*|remov\w*|results?|spay\w*|neuter\w*|castrat\w*|recover\w*|cone|home|ate|eat\w*|drank|dr[iu]nk\w*|walk\w*|play\w*|collect\w*|pick\w*|fine|ok|okay|well|good|bed|sofa|too|heavy|carr\w+|wriggl\w*|squirm\w*|cuddl\w*|snor\w*|nap\w*)$/;
const lives = /^(?:is|are|has|can|does|seems?|looks?|feels?|wants?|needs?|\w+ing)$/;
const wrongKinds = new Set(['trouble', 'swallowed']);
// Longer notes may tell of much else.
const maxWords = 60;

/**
 * Whether a note says plainly that this dog has died. A false positive would leave a living dog without help, so any doubt,
 * anybody else it may be about, and any trouble that is not over speaks against it.
 */
export function tellsOfDeath(seen: Recognised, note: string, name: string): boolean {
  const told = clausesToldBy(seen, note, name);
  if (!told) return false;
  const { clauses, isName, textOf } = told;
  const { words, concepts } = seen;
  if (words.length > maxWords) return false;
  if (restInPeace.test(textOf(words))) return true;
  const tellings = clauses.filter(({ text }) => died.test(text) || putToSleep.test(text));
  if (tellings.length === 0) return false;
  const rest = clauses.filter((each) => !tellings.includes(each) && !goodbye.test(each.text));
  const isNamed = tellings.some(({ said }) => said.some(isName));
  const isMine = tellings.some(({ text }) => /\b(?:my|our) /.test(text));
  if (isMine && !isNamed && rest.some(({ said }) => said.some(isName))) return false;
  if (mayBeOfOthers(seen, isNamed || isMine)) return false;
  const wrong = concepts.all().filter((hit) => wrongKinds.has(kindOf.get(hit.concept) ?? '') && isMeant(hit));
  const isCertain = isNamed && tellings.some(({ text }) => died.test(text));
  return rest.every(({ from, to, said }) => {
    const ofDog = said.some((word) => isName(word) || /^(?:he|she|his|her)$/.test(word.text));
    return (
      !wrong.some(({ first }) => first >= from && first < to) &&
      !said.some(
        ({ text }) =>
          doubts.test(text) || (!isCertain && furtherDoubts.test(text)) || (ofDog && lives.test(text)),
      )
    );
  });
}

const timeWords = /^(?:morning|evening)$/;
const maxLikelyWords = 120;

/**
 * Whether a note probably says that this dog has died, though not plainly enough to be certain. Does not consider other
 * troubles in the note: the caller must.
 */
export function mayTellOfDeath(seen: Recognised, note: string, name: string): boolean {
  const told = clausesToldBy(seen, note, name);
  if (!told || seen.words.length > maxLikelyWords) return false;
  const { clauses, isName } = told;
  const isPlain = (text: string) => died.test(text) || passed.test(text);
  const tellings = clauses.filter(({ text }) => isPlain(text) || gone.test(text) || putToSleep.test(text));
  if (tellings.length === 0) return false;
  const isNamed = tellings.some(({ said }) => said.some(isName));
  const isMine = tellings.some(({ text }) => /\b(?:my|our) /.test(text));
  const rest = clauses.filter((each) => !tellings.includes(each) && !goodbye.test(each.text));
  if (isMine && !isNamed && rest.some(({ said }) => said.some(isName))) return false;
  if (mayBeOfOthers(seen, isNamed || isMine)) return false;
  const certain = tellings.some(({ text }) => isPlain(text));
  return rest.every(({ said }) => {
    const ofDog = said.some((word) => isName(word) || /^(?:he|she|his|her)$/.test(word.text));
    return !said.some(
      ({ text }) =>
        doubts.test(text) ||
        (!certain && (furtherDoubts.test(text) || returns.test(text))) ||
        (ofDog && lives.test(text) && !timeWords.test(text)),
    );
  });
}

// The dog was only lost.
const returns = /^(?:found|search\w*|looking|returned|lead|leash|off)$/;

/** The clauses of a note, with "he" for the dog's name. Null if somebody else is named or the note asks a question. */
function clausesToldBy({ words }: Recognised, note: string, name: string) {
  if (note.includes('?')) return null;
  const called = new Set(tokenize(name).map(({ text }) => text));
  const isName = ({ written }: Word) => called.has(tokenize(written)[0]?.text ?? '');
  // "Daisy ate": `recognise` takes any such name for this dog, but it may be another's.
  if (words.some((word) => word.text === 'he' && !isName(word) && !/^he(?:['’`]|$)/i.test(word.written)))
    return null;
  const textOf = (said: readonly Word[]) =>
    said
      .map((word) => (isName(word) ? 'he' : word.text))
      .join(' ')
      .replace(/\bhe(?: he)+\b/g, 'he');
  const clauses = clausesOf(words).map(({ from, to }) => {
    const said = words.slice(from, to);
    return { from, to, said, text: textOf(said) };
  });
  return { clauses, isName, textOf };
}

/** Whether the note mentions anybody else who may have died. */
function mayBeOfOthers({ words, concepts }: Recognised, isNamed: boolean): boolean {
  const others = isNamed ? ['other-dog'] : ['other-dog', 'cat', 'person'];
  const beings = others.flatMap((concept) => concepts.mentioned(concept));
  return beings.some(({ first }) => !several.test(words[first]?.text ?? ''));
}

/** "He" cannot be several people. */
const several = /^(?:kids|children|parents|everyone)$/;

/** The answer to a note that probably tells of a death: no advice, but what to do if it is none. */
export function condolenceIfSo(name: string): string {
  return `If ${name || 'your dog'} has died, I am so sorry. If not, please write what you see or call your vet.`;
}

/** The answer after a death: no advice, and nothing to do. */
export function condolence(name: string): string {
  const called = name || 'your dog';
  return `I am so sorry about ${called}. A dog who is missed this much was well loved. Take all the time you need, and be gentle with yourself and with everyone who misses ${called} too.`;
}
