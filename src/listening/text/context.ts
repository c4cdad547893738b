import {
  byConcept,
  type Clause,
  clauseStarters,
  clausesOf,
  hitsInSentence,
  hitsStartingIn,
  maxSentenceWords,
  type Positions,
} from './clauses.ts';
import type { Hit } from './concepts.ts';
import { markHarmlessContexts } from './harmlessContexts.ts';
import { kindOf } from './lexicon.ts';
import { markOthers } from './otherSubjects.ts';
import type { Word } from './tokenizer.ts';

const maxNegationWords = 6;
const maxLackWords = 4;

// A negation ends where something new begins.
const turns = new Set(
  'but however though although yet except because since after while when whereas until then so with before and plus also now just which who if'.split(
    ' ',
  ),
);
const comparisons = new Set(['than', 'as', 'since', 'from', 'like']);
const presentEnding = /(?:s|ing)$/;

/**
 * Sets the context flags of every hit, by rules much like the ConText algorithm's: negated, in the past, about somebody
 * else (`otherSubjects.ts`), or hypothetical (`harmlessContexts.ts` among others).
 */
export function markContext(words: readonly Word[], hits: readonly Hit[]): void {
  const clauses = clausesOf(words);
  const at = byConcept(hits);
  markNegated(words, hits, at);
  markPast(words, hits, clauses, at);
  markOthers(words, hits, clauses, at);
  markHypothetical(words, hits, clauses, at);
}

function markNegated(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const denied = deniedWords(words, at);
  const answered = answeredWords(words);
  const lacking = new Uint8Array(words.length);
  for (const { last } of at.get('lack') ?? [])
    lacking.fill(1, last + 1, negationEnd(words, last + 1, maxLackWords, false));
  // "No blood in his poo" negates the blood, not the place; "not in pain" names no place.
  const isWhere = ({ first }: Hit) => {
    const before = whose.test(words[first - 1]?.text ?? '') ? first - 2 : first - 1;
    return wherewords.test(words[before]?.text ?? '') && denied[before - 1] === 1;
  };
  markResolved(words, hits, at);
  for (const hit of hits) {
    // A negation inside a phrase is part of its meaning.
    hit.negated =
      (denied[hit.first] === 1 && !isWhere(hit)) || (answered[hit.first] === 1 && isConcern(hit.concept));
    hit.lacking = lacking[hit.first] === 1;
  }
}

/** Marks the words that a "no", "not" or "never" negates. */
function deniedWords(words: readonly Word[], at: Positions): Uint8Array {
  const denied = new Uint8Array(words.length);
  for (const { last, first } of at.get('not') ?? []) {
    const text = words[first]?.text ?? '';
    if (deniesNothingAfter(words, first, last)) continue;
    denied.fill(1, last + 1, negationEnd(words, last + 1, maxNegationWords, listing.test(text)));
    // "No more fits": what begins within the negation is negated too, but "is not moving" is a phrase "not moving".
    for (let index = first + 1; index <= last; index += 1)
      if (!negations.test(words[index]?.text ?? '')) denied[index] = 1;
    // "not limping any more", "vomiting: none"
    if (text === 'none' || text === 'nope') denied.fill(1, Math.max(0, first - 3), first);
  }
  return denied;
}

/** Whether the words of a negation deny nothing of what comes after them. */
function deniesNothingAfter(words: readonly Word[], first: number, last: number): boolean {
  const [text, next] = [words[first]?.text ?? '', words[last + 1]];
  // "Stopping licking" negates it, "stopping to lick" does not.
  if (text.startsWith('stop') && next?.text === 'to') return true;
  // "Never been sick before": sick today.
  if (text === 'never' && hasBefore(words, last)) return true;
  // "No, pink": an answer, which negates what comes before.
  return isAnswer(words, first) && (next?.pause ?? 0) > 0;
}

/** Marks the words of the questions that a "no" answers: "White gums? No, pink." */
function answeredWords(words: readonly Word[]): Uint8Array {
  const answered = new Uint8Array(words.length);
  words.forEach(({ afterQuestion }, index) => {
    if (!afterQuestion || !isAnswer(words, index) || words[index + 1]?.pause === 0) return;
    let from = index - 1;
    while (from > 0 && words[from]?.pause !== 2 && index - from < maxSentenceWords) from -= 1;
    answered.fill(1, from, index);
  });
  return answered;
}

const listing = /^(?:no|not|without|neither|nor|zero|any)$/;
const negations = /^(?:not?|never|none|nothing|without)$/;
const wherewords = /^(?:in|on|from|around|inside)$/;
const whose = /^(?:his|her|its|the|my)$/;

const hasBefore = (words: readonly Word[], last: number) =>
  words
    .slice(last + 1, last + 1 + maxNegationWords)
    .some(
      ({ text }, index, all) =>
        text === 'before' && !all.slice(0, index + 1).some(({ pause }) => pause === 2),
    );

const isAnswer = (words: readonly Word[], index: number) =>
  (words[index]?.pause ?? 0) > 0 && /^(?:no|nope|nah)$/.test(words[index]?.text ?? '');

/** Self-limiting troubles. That a collapse is over makes it no less grave. */
const selfLimiting = new Set(
  'limp holds-leg-up vomit vomit-word diarrhoea loose cough itch does-not-eat lethargy unwell sick sneeze snot pant drool gas hiccup restless scoot tires-sooner tremor whimper rash hives pain stiff discharge swollen lump weak wheeze strain accident leak seed'.split(
    ' ',
  ),
);

/** "The diarrhoea has stopped", "all cleared up now": the trouble is in the past. */
function markResolved(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const ended = [
    ...(at.get('resolved') ?? []),
    ...(at.get('not') ?? []).filter(
      ({ first, last }) => /^(?:stop|cease)/.test(words[first]?.text ?? '') && endsHere(words[last + 1]),
    ),
  ];
  if (ended.length === 0) return;
  for (const { first, last } of ended) {
    const healed = words
      .slice(first, last + 1)
      .some(({ text }) => /^(?:heal|clear|behind|recover)/.test(text));
    for (const hit of hitsInSentence(words, hits, first))
      if (hit.first < first && (selfLimiting.has(hit.concept) || (healed && isWound(hit.concept))))
        hit.past = true;
  }
}

const isWound = (concept: string) =>
  /^(?:stitches|surgery|wound|cut-word|burn|bitten|bite|infection-word|infection|hot-spot|rash|open-word|pulled|red-color)$/.test(
    concept,
  );

const endsHere = (word: Word | undefined) =>
  !word || word.pause > 0 || turns.has(word.text) || /^(?:now|today|on|in)$/.test(word.text);

function negationEnd(words: readonly Word[], from: number, farthest: number, listed: boolean): number {
  let index = from;
  while (index < words.length && index - from < farthest) {
    const word = words[index];
    if (!word || word.pause === 2) break;
    if (word.pause === 1) return listed && index > from ? listEnd(words, index) : index;
    if (turns.has(word.text)) break;
    index += 1;
  }
  return index;
}

/** "no blood, mucus or worms": a list that ends in "or" is negated to its end. */
function listEnd(words: readonly Word[], comma: number): number {
  let sinceComma = 0;
  for (let index = comma; index < Math.min(words.length, comma + 8); index += 1) {
    const word = words[index];
    if (!word || word.pause === 2) return comma;
    if (word.pause === 1) sinceComma = 0;
    if (word.text === 'or' || word.text === 'nor')
      return words[index + 2]?.pause === 0 ? index + 3 : index + 2;
    sinceComma += 1;
    if (sinceComma > 2 || turns.has(word.text)) return comma;
  }
  return comma;
}

function markPast(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  const pasts = (at.get('past') ?? []).filter(({ first }) => {
    const [two, one] = [words[first - 2]?.text ?? '', words[first - 1]?.text ?? ''];
    // "Than last year", "twice what he used to".
    return !comparisons.has(one) && !(/^(?:than|what|as)$/.test(two) && /^(?:he|she|it)$/.test(one));
  });
  if (pasts.length === 0) return;
  const presents = at.get('present') ?? [];
  const deaths = at.get('died') ?? [];
  const troubles = hits.filter((hit) => isConcern(hit.concept));
  const has = (list: readonly Hit[], { from, to }: Clause) => hitsStartingIn(list, from, to).length > 0;
  // "Last year, he limped."
  const isLedBy = (before: Clause | undefined, { from, sentence }: Clause) =>
    before?.sentence === sentence &&
    has(pasts, before) &&
    !has(troubles, before) &&
    !clauseStarters.has(words[from]?.text ?? '');
  // "He limped, years ago."
  const isTrailedBy = (next: Clause | undefined, { sentence }: Clause) =>
    next?.sentence === sentence &&
    has(pasts, next) &&
    (next.to - next.from <= 4 || has(deaths, next)) &&
    !has(presents, next);
  clauses.forEach((clause, index) => {
    if (has(presents, clause)) return;
    const own = has(pasts, clause);
    if (!own && !isLedBy(clauses[index - 1], clause) && !isTrailedBy(clauses[index + 1], clause)) return;
    for (const hit of hitsStartingIn(hits, clause.from, clause.to))
      if (own || !presentEnding.test(words[hit.first]?.text ?? '')) hit.past = true;
  });
}

const isConcern = (concept: string) => {
  const kind = kindOf.get(concept);
  return kind === 'trouble' || kind === 'swallowed';
};

const doubtReach = 25;

function markHypothetical(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  /** For every word, where its clause ends. */
  const clauseEnd = new Uint32Array(words.length);
  for (const { from, to } of clauses) clauseEnd.fill(to, from, to);
  for (const doubt of at.get('maybe') ?? []) markDoubted(words, hits, doubt, clauseEnd[doubt.first] ?? 0);
  for (const care of at.get('prevent') ?? []) markPrevented(words, hits, care, clauseEnd[care.first] ?? 0);
  markHarmlessContexts(words, hits, at);
  markNames(words, hits, at);
  markRetracted(words, hits, at);
}

/** "May have eaten", "if she limps": after a light doubt only what may have been swallowed is unsaid. */
function markDoubted(words: readonly Word[], hits: readonly Hit[], doubt: Hit, clauseEnd: number): void {
  const isOneWord = doubt.first === doubt.last;
  const light = isOneWord || lightDoubts.test(words[doubt.first]?.text ?? '');
  const feared = hitsStartingIn(hits, doubt.last + 1, Math.min(clauseEnd, doubt.last + doubtReach));
  // "If he ate it", beside something left on the counter: nobody knows that he did.
  const unreal =
    isOneWord &&
    /^(?:he|she|they)$/.test(words[doubt.last + 1]?.text ?? '') &&
    hitsInSentence(words, hits, doubt.first).some(({ concept }) => concept === 'counter');
  const isEaten = ({ concept, first }: Hit) => concept === 'eat' && isDone(words[first]?.text ?? '');
  if (!unreal && light && feared.some(isEaten)) return;
  for (const hit of feared)
    if (unreal || !light || kindOf.get(hit.concept) === 'swallowed') hit.hypothetical = true;
}

const lightDoubts = /^(?:going|want|hope|plan|think|how|why|suppose|about|whether)/;

/** "Kept away from the grapes", "read about bloat": unless the dog got hold of it all the same. */
function markPrevented(words: readonly Word[], hits: readonly Hit[], care: Hit, clauseEnd: number): void {
  const { first, last } = care;
  if (wasHelpless(words, last)) return;
  const same = hitsInSentence(words, hits, first);
  const things = same.filter(({ concept }) => kindOf.get(concept) === 'swallowed' || dangers.has(concept));
  if (!things.some((hit) => isReallyEaten(words, hit, care)))
    for (const hit of untilBut(words, things, last)) hit.hypothetical = true;
  if (tellings.test(words[first]?.text ?? ''))
    for (const hit of same) if (hit.first >= first && hit.first < clauseEnd) hit.hypothetical = true;
}

const eating = new Set(['eat', 'lap-up']);

/** Whether a hit says that something was eaten, although it stands beside words of prevention. */
function isReallyEaten(words: readonly Word[], hit: Hit, { first, last }: Hit): boolean {
  if (!eating.has(hit.concept) || hit.negated || hit.hypothetical || hit.other) return false;
  const before = words[first]?.text === 'before' || words[last]?.text === 'before';
  if (before && (hit.first > first || isTaken(words, hit.first))) return false;
  const verb = words[hit.first]?.text ?? '';
  return Math.abs(hit.first - first) > 1 && verb !== 'picked' && isDone(verb);
}

const nameReach = 8;
const colours =
  /^(?:blue|green|grey|gray|red|brown|purple|black|white|pink|yellow|orange|beige|navy|cream|colou?r(?:ed)?)$/;
const worn = /^(?:collar|lead|leash|harness|jumper|sweater|coat|jacket|bandana|scarf|bed|blanket|bow|tag)$/;

/** "Called Brownie", "chocolate coloured": not food, unless "ate" comes right before it. */
function markNames(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first } of at.get('naming') ?? []) {
    for (const hit of hitsStartingIn(hits, first - nameReach, first + nameReach + 1)) {
      if (kindOf.get(hit.concept) !== 'swallowed' || hit.concept === 'eat') continue;
      const eaten = hitsStartingIn(at.get('eat') ?? [], hit.first - 4, hit.first).some((eat) => !eat.negated);
      if (!eaten) hit.hypothetical = true;
    }
  }
  // "A collar in antifreeze blue"
  if (at.has('eat') || !words.some(({ text }) => worn.test(text))) return;
  for (const hit of hits)
    if (kindOf.get(hit.concept) === 'swallowed' && colours.test(words[hit.last + 1]?.text ?? ''))
      hit.hypothetical = true;
}

// Dangers other than things swallowed that a dog can be kept from.
const dangers = new Set(
  'snake seed wire hives sting hot-place scalding-liquid maggot chemical shock fence-word'.split(' '),
);

// Words for what was only read, heard or dreamt of.
const tellings =
  /^(?:in|i|dreamt|dreamed|nightmare|read|article|google|watch|video|poster|leaflet|document|podcast|news|learn|first|heard|hear|story|class|vaccin|protect|prevent|insur|ask|told|explain|programme|program|saw|so|on|film|quiz|would|what)/;

/** "Locked away, but he got it": only what comes before the "but" was prevented. */
function untilBut(words: readonly Word[], hits: readonly Hit[], from: number): readonly Hit[] {
  const turn = words
    .slice(from + 1, from + 1 + maxSentenceWords)
    .findIndex(({ text, pause }) => pause === 2 || /^(?:but|however|until|except|still|yet)$/.test(text));
  return turn < 0 ? hits : hits.filter(({ first }) => first <= from + 1 + turn);
}

/** "Before she could stop him", "before he could be caught": too late. */
const wasHelpless = (words: readonly Word[], last: number) =>
  words
    .slice(last + 1, last + 4)
    .some(({ text }) => /^(?:be|stop|catch|reach|prevent|grab|react)$/.test(text)) &&
  /^(?:can|did)$/.test(words[last]?.text ?? '');

/** "Grabbed the sultana before he could": the owner took it, unless the note says "he grabbed". */
const isTaken = (words: readonly Word[], index: number) =>
  /^(?:grabbed|got|picked|snatched|took|caught|dropped|found|swiped|scooped|rescued|nabbed)$/.test(
    words[index]?.text ?? '',
  ) && !/^(?:he|she|pup|puppy|dog|then)$/.test(words[index - 1]?.text ?? '');

const isDone = (verb: string) => /(?:ed|ate|eaten|got|stole|stolen|drank|drunk|found|et)$/.test(verb);

/** Where a note ends in "but he had not", which retracts what was feared before it. */
function endOfDoubt(words: readonly Word[]): number | null {
  const from = words.length - 4;
  const said = words.slice(from).map(({ text }) => text);
  return from > 0 && /^but (?:he|she|it) (?:had|has|have|did|do|was|be) not$/.test(said.join(' '))
    ? from
    : null;
}

const wasCounted = /^count(?:ed)?$/;
const isWhole = /^(?:there|complete|present|full|match(?:es|ed)?|right)$/;
const isShort = /^(?:missing|short|gone|less|fewer|only|but|not|one)$/;
const countReach = 9;

/** "Counted, all 28 are there", "12 of 12": nothing was eaten. */
function countedAll(words: readonly Word[]): { first: number } | undefined {
  const first = words.findIndex(({ text }, index) => {
    if (text === 'of' && isNumber(words[index - 1]) && words[index - 1]?.text === words[index + 1]?.text)
      return true;
    const told = words.slice(index + 1, index + 1 + countReach);
    return (
      wasCounted.test(text) &&
      told.some((word) => isWhole.test(word.text)) &&
      !told.some((word) => isShort.test(word.text))
    );
  });
  return first < 0 ? undefined : { first };
}

const isNumber = (word: Word | undefined) => /^\d+$/.test(word?.text ?? '');

/** "No wait, it was carob": retracts what was feared before, unless something is eaten after it. */
function markRetracted(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const stranger = at.get('not-ours')?.at(-1);
  for (const hit of fearedBefore(hits, stranger?.first ?? 0)) hit.other = true;
  for (const hit of fearedBefore(hits, endOfDoubt(words) ?? 0)) hit.hypothetical = true;
  const last = at.get('retract')?.at(-1) ?? foundAgain(words, at) ?? countedAll(words);
  if (!last || (at.get('eat') ?? []).some((hit) => hit.first > last.first && !hit.negated)) return;
  for (const hit of fearedBefore(hits, last.first))
    if (kindOf.get(hit.concept) === 'swallowed') hit.hypothetical = true;
}

const fearedBefore = (hits: readonly Hit[], end: number) =>
  hits.filter(({ first, concept }) => first < end && isConcern(concept));

/** "Thought he had the ring, but it was on the shelf." */
function foundAgain(words: readonly Word[], at: Positions): Hit | undefined {
  const there = at.get('was-there')?.at(-1);
  const isDoubted = ({ first }: Hit) =>
    words[first]?.text === 'thought' && there !== undefined && first < there.first;
  return at.get('perceive')?.some(isDoubted) ? there : undefined;
}
