import type { Recognised } from './recognise.ts';
import { clausesOf } from './text/clauses.ts';
import { kindOf } from './text/lexicon.ts';
import { type Word, wordsOf } from './text/words.ts';

// The dog's own name is heard as "he". All of a clause must be said in these words: "put to sleep for his dental" is none.
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
// Which dogs are for an operation, too.
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
// In plain words too, but a dog that is lost, set down or asleep for an operation may be told of so.
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

// Beside these a dog may live: it was a tale, a fear, another's; or, not called by its name, a sleep or another dog.
const doubts =
  /^(?:if|unless|but|almost|nearly|really|thought|think|dream\w*|watch\w*|read|film|movie|book|story|show|game|pretend\w*|jok\w+|kidding|lol|haha|afraid|scared|fear\w*|worr\w+|hope\w*|would|will|might|may|should|w[ao]ke\w*|waking|awake|alive|breath\w*|reviv\w*|resuscitat\w*|surviv\w*|cpr|back|now|still|keeps?|ago|since|tomorrow|other|another|both)$/;
const furtherDoubts =
  /^(?:groggy|drowsy|op|operat\w*|surgery|surgical|dental|dentist|teeth|tooth|x|xrays?|rays?|scan\w*|mri|ct|an\w*sth\w*|sedat\w*|procedure|stitch\w*|remov\w*|results?|spay\w*|neuter\w*|castrat\w*|recover\w*|cone|home|ate|eat\w*|drank|dr[iu]nk\w*|walk\w*|play\w*|collect\w*|pick\w*|fine|ok|okay|well|good|bed|sofa|too|heavy|carr\w+|wriggl\w*|squirm\w*|cuddl\w*|snor\w*|nap\w*)$/;
const lives = /^(?:is|are|has|can|does|seems?|looks?|feels?|wants?|needs?|\w+ing)$/;
const wrongKinds = new Set(['trouble', 'swallowed']);
// In what is longer much else may be told.
const mostWords = 60;

/**
 * Whether a note tells plainly that this dog has died. Wrongly heard, it would leave a dog that lives without help: any
 * doubt, anybody else it may be of, and anything wrong that is not told as over speaks against it.
 */
export function tellsOfDeath(seen: Recognised, note: string, name: string): boolean {
  const told = clausesToldBy(seen, note, name);
  if (!told) return false;
  const { clauses, isName, textOf } = told;
  const { words, heard } = seen;
  if (words.length > mostWords) return false;
  if (restInPeace.test(textOf(words))) return true;
  const tellings = clauses.filter(({ text }) => died.test(text) || putToSleep.test(text));
  if (tellings.length === 0) return false;
  const rest = clauses.filter((each) => !tellings.includes(each) && !goodbye.test(each.text));
  const isNamed = tellings.some(({ said }) => said.some(isName));
  const isMine = tellings.some(({ text }) => /\b(?:my|our) /.test(text));
  if (isMine && !isNamed && rest.some(({ said }) => said.some(isName))) return false;
  if (mayBeOfOthers(seen, isNamed || isMine)) return false;
  const wrong = heard
    .all()
    .filter(
      ({ concept, denied, other, past, imagined }) =>
        wrongKinds.has(kindOf.get(concept) ?? '') && !(denied || other || past || imagined),
    );
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
const mostWordsOfLikely = 120;

/**
 * Whether a note may well tell that this dog has died, though not so plainly that it is certain. It says nothing of
 * what else is wrong: that stands against it.
 */
export function mayTellOfDeath(seen: Recognised, note: string, name: string): boolean {
  const told = clausesToldBy(seen, note, name);
  if (!told || seen.words.length > mostWordsOfLikely) return false;
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

// A dog that was only lost.
const returns = /^(?:found|search\w*|looking|returned|lead|leash|off)$/;

/** The clauses of a note, with the dog's name said as "he". Null where somebody else is named, or the note asks. */
function clausesToldBy({ words }: Recognised, note: string, name: string) {
  if (note.includes('?')) return null;
  const called = new Set(wordsOf(name).map(({ text }) => text));
  const isName = ({ written }: Word) => called.has(wordsOf(written)[0]?.text ?? '');
  // "Daisy ate": heard as the dog, for whatever it is called, but it may be another.
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

/** Who "he" was is clear only where there is nobody else. */
function mayBeOfOthers({ words, heard }: Recognised, isNamed: boolean): boolean {
  const others = isNamed ? ['otherdog'] : ['otherdog', 'cat', 'person'];
  const beings = others.flatMap((concept) => heard.mentioned(concept));
  return beings.some(({ first }) => !several.test(words[first]?.text ?? ''));
}

/** "The kids" are nobody that "he" could be. */
const several = /^(?:kids|children|parents|everyone)$/;

/** What is said where it may be one: no advice either, but a way on if it is none. */
export function condolenceIfSo(name: string): string {
  return `If ${name || 'your dog'} has died, I am so sorry. If not, please write what you see or call your vet.`;
}

/** What is said after a death: no advice, and nothing to do. */
export function condolence(name: string): string {
  const called = name || 'your dog';
  return `I am so sorry about ${called}. A dog who is missed this much was well loved. Take all the time you need, and be gentle with yourself and with everyone who misses ${called} too.`;
}
