import type { Hit } from './hear.ts';
import { kindOf } from './lexicon.ts';
import type { Word } from './words.ts';

/** The words from `from` up to, not including, `to`. */
interface Clause {
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
}

const farthestDenial = 6;
const farthestLack = 4;

// A denial ends where something new begins.
const turns = new Set(
  'but however though although yet except because since after while when whereas until then so with before and plus also now just which who if'.split(
    ' ',
  ),
);
const clauseTurns = new Set('but however though although because while and so then whereas yet'.split(' '));
const prepositions = new Set(
  'by from with at on to of near for about past into after against like than over next chased saw met behind and between'.split(
    ' ',
  ),
);
const dogKinds = new Set(
  'dog puppy pup lab labrador pug spaniel terrier poodle collie shepherd husky frenchie bulldog beagle boxer dachshund greyhound corgi whippet staffie cockapoo doodle retriever lurcher'.split(
    ' ',
  ),
);
const dogObjects = new Set('him her his he she dog pup puppy'.split(' '));
const belongings = new Set('bed basket bowl blanket rug lead toy toys crate'.split(' '));
const comparisons = new Set(['than', 'as', 'since', 'from', 'like']);
const presentEnding = /(?:s|ing)$/;

/** Marks on every hit in what sense it was meant: denied, past, another's, only imagined. */
export function judgeSenses(words: readonly Word[], hits: readonly Hit[]): void {
  const clauses = clausesOf(words);
  const at = byConcept(hits);
  markDenied(words, hits, at);
  markPast(words, hits, clauses, at);
  markOthers(words, hits, clauses, at);
  markImagined(words, hits, clauses, at);
}

/** For every word, the number of its sentence. */
export function sentencesOf(words: readonly Word[]): number[] {
  let sentence = -1;
  return words.map((word) => (word.pause === 2 ? (sentence += 1) : sentence));
}

function clausesOf(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let sentence = -1;
  words.forEach((word, index) => {
    const starts = word.pause > 0 || clauseTurns.has(word.text);
    if (starts && index > from) {
      clauses.push({ from, to: index, sentence });
      from = index;
    }
    if (word.pause === 2) sentence += 1;
  });
  if (words.length > from) clauses.push({ from, to: words.length, sentence });
  return clauses;
}

type Positions = ReadonlyMap<string, readonly Hit[]>;

function byConcept(hits: readonly Hit[]): Positions {
  const map = new Map<string, Hit[]>();
  for (const hit of hits) {
    const list = map.get(hit.concept);
    if (list) list.push(hit);
    else map.set(hit.concept, [hit]);
  }
  return map;
}

/** The hits that begin in a stretch of words, found by halving: they are in the order of their words. */
function startingIn(hits: readonly Hit[], from: number, to: number): Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.first ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Hit[] = [];
  for (let hit = hits[low]; hit && hit.first < to; low += 1, hit = hits[low]) found.push(hit);
  return found;
}

function markDenied(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const denied = new Uint8Array(words.length);
  const lacking = new Uint8Array(words.length);
  for (const { last, first } of at.get('not') ?? []) {
    // "Stopping licking" ends it, "stopping to lick" begins it.
    if (words[first]?.text.startsWith('stop') && words[last + 1]?.text === 'to') continue;
    const end = denialEnd(
      words,
      last + 1,
      farthestDenial,
      /^(?:no|not|without|neither|nor|zero|any)$/.test(words[first]?.text ?? ''),
    );
    denied.fill(1, last + 1, end);
    // "not limping any more", "vomiting: none"
    if (words[first]?.text === 'none' || words[first]?.text === 'nope')
      denied.fill(1, Math.max(0, first - 3), first);
  }
  for (const { last } of at.get('lack') ?? [])
    lacking.fill(1, last + 1, denialEnd(words, last + 1, farthestLack, false));
  markOver(words, hits, at);
  for (const hit of hits) {
    // What a phrase denies within itself is what it says.
    hit.denied = denied[hit.first] === 1;
    hit.lacking = lacking[hit.first] === 1;
  }
}

/** What passes by itself; that a collapse is over makes it no less grave. */
const easing = new Set(
  'limp holdsup vomit vomitword diarrhoea loose cough itch noteat lethargy unwell sick sneeze snot pant drool gas hiccup restless scoot tired_sooner tremor whimper rash hives pain stiff discharge swollen lump weak wheeze strain accident leak'.split(
    ' ',
  ),
);

/** "The diarrhoea has stopped", "all cleared up now": what is over is told, not had. */
function markOver(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const ended = [
    ...(at.get('resolved') ?? []),
    ...(at.get('not') ?? []).filter(
      ({ first, last }) => /^(?:stop|cease)/.test(words[first]?.text ?? '') && endsHere(words[last + 1]),
    ),
  ];
  if (ended.length === 0) return;
  for (const { first } of ended) {
    for (const hit of inSentence(words, hits, first))
      if (hit.first < first && easing.has(hit.concept)) hit.past = true;
  }
}

const endsHere = (word: Word | undefined) =>
  !word || word.pause > 0 || turns.has(word.text) || /^(?:now|today|on|in)$/.test(word.text);

function denialEnd(words: readonly Word[], from: number, farthest: number, listed: boolean): number {
  let index = from;
  while (index < words.length && index - from < farthest) {
    const word = words[index];
    if (!word || word.pause === 2) break;
    if (word.pause === 1 && index > from) return listed ? listEnd(words, index) : index;
    if (turns.has(word.text)) break;
    index += 1;
  }
  return index;
}

/** "no blood, mucus or worms": a list that ends in "or" is denied to its end. */
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
  const pasts = (at.get('past') ?? []).filter(({ first }) => !comparisons.has(words[first - 1]?.text ?? ''));
  if (pasts.length === 0) return;
  const presents = at.get('present') ?? [];
  const has = (list: readonly Hit[], clause: Clause | undefined) =>
    clause !== undefined && startingIn(list, clause.from, clause.to).length > 0;
  const troubles = hits.filter((hit) => isMatter(hit.concept));
  clauses.forEach((clause, index) => {
    if (has(presents, clause)) return;
    const [before, next] = [clauses[index - 1], clauses[index + 1]];
    const own = has(pasts, clause);
    const led =
      before?.sentence === clause.sentence &&
      has(pasts, before) &&
      !has(troubles, before) &&
      !clauseTurns.has(words[clause.from]?.text ?? '');
    const trailed =
      next?.sentence === clause.sentence &&
      has(pasts, next) &&
      next.to - next.from <= 4 &&
      !has(presents, next);
    if (!own && !led && !trailed) return;
    for (const hit of startingIn(hits, clause.from, clause.to)) {
      const verb = words[hit.first]?.text ?? '';
      if (own || !presentEnding.test(verb)) hit.past = true;
    }
  });
}

const isThing = (concept: string) =>
  kindOf.get(concept) === 'swallowed' && concept !== 'eat' && concept !== 'given';

const isMatter = (concept: string) => {
  const kind = kindOf.get(concept);
  return kind === 'trouble' || kind === 'swallowed';
};

function markOthers(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  const dogs = at.get('otherdog') ?? [];
  const others = [
    ...dogs,
    ...(at.get('cat') ?? []),
    ...(at.get('person') ?? []).filter((hit) => !isMotherDog(words, hit, at)),
    ...(at.get('me') ?? []),
  ].toSorted((a, b) => a.first - b.first);
  if (others.length === 0) return;
  const perceived = new Set((at.get('perceive') ?? []).map((hit) => hit.first));
  markOwnBodies(words, hits, clauses, at);
  let carried: number | null = null;
  let acting: Clause | null = null;
  for (const clause of clauses) {
    if (carried === clause.sentence && continues(words, clause)) {
      for (const hit of startingIn(hits, clause.from, clause.to)) hit.other = true;
      continue;
    }
    // "I fell and hurt my knee": who fell is who was hurt.
    if (acting?.sentence === clause.sentence && acting.to === clause.from && goesOn(words, clause)) {
      for (const hit of startingIn(hits, clause.from, clause.to)) hit.other = !isThing(hit.concept);
      acting = clause;
      continue;
    }
    acting = null;
    const subject = startingIn(others, clause.from, clause.to).find((hit) =>
      isSubject(words, hit, clause, perceived),
    );
    if (!subject) continue;
    // What they had, the dog may have got: only what they did and felt is theirs.
    for (const hit of startingIn(hits, subject.last + 1, clause.to)) hit.other = !isThing(hit.concept);
    if (subject.concept === 'otherdog') carried = clause.sentence;
    else acting = clause;
  }
}

/** Whether a clause has no subject of its own and nothing of the dog: "and hurt my knee". */
function goesOn(words: readonly Word[], { from, to }: Clause): boolean {
  const [joint, verb] = [words[from]?.text ?? '', words[from + 1]?.text ?? ''];
  if (joint !== 'and' && joint !== 'then') return false;
  if (!/(?:ed|t|ke|de|an|ew|ot|ost)$/.test(verb) || /^(?:it|that|what|but|not)$/.test(verb)) return false;
  return !words.slice(from, to).some(({ text }) => dogObjects.has(text));
}

// What ails a part of the owner's own body.
const ownTroubles = new Set(
  'pain swollen broken cutword tinywound blood bruise stiff limp burn sting itch rash bent whimper sprain'.split(
    ' ',
  ),
);

/** "My back is killing me", "hurt my knee": the owner's. */
function markOwnBodies(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  for (const { first } of at.get('mine') ?? []) {
    if (words[first]?.text !== 'my') continue;
    const clause = clauses.find(({ from, to }) => from <= first && first < to);
    const near = startingIn(hits, first + 1, first + 3).filter(
      ({ concept }) => kindOf.get(concept) === 'body',
    );
    if (!clause || near.length === 0) continue;
    for (const hit of near) hit.other = true;
    for (const hit of startingIn(hits, clause.from, clause.to))
      if (ownTroubles.has(hit.concept)) hit.other = true;
  }
}

/** With a litter in the note, "mum" is theirs; "my mum" is mine. */
function isMotherDog(words: readonly Word[], { first }: Hit, at: Positions): boolean {
  return (
    /^(?:mum|mom|mother|mama|momma|mummy)$/.test(words[first]?.text ?? '') &&
    !/^(?:my|our|his|her|your)$/.test(words[first - 1]?.text ?? '') &&
    (at.has('pupsword') || at.has('nursing') || at.has('newborn'))
  );
}

/** Whether a clause goes on about whoever the one before was about: "… and he died". */
function continues(words: readonly Word[], { from, to }: Clause): boolean {
  const start = words.slice(from, Math.min(to, from + 3)).map(({ text }) => text);
  if (start.some((text) => /^(?:our|ours|my|mine|but|now)$/.test(text))) return false;
  return start.some((text) => /^(?:he|she|it|they|was|had|died|is)$/.test(text));
}

function isSubject(
  words: readonly Word[],
  { concept, first, last }: Hit,
  clause: Clause,
  perceived: ReadonlySet<number>,
): boolean {
  const before = words[first - 1];
  if (before && first > clause.from && prepositions.has(before.text)) return false;
  // "My sister's pug": another dog after all.
  const theirDog =
    words[last]?.owns && words.slice(last + 1, last + 3).some(({ text }) => dogKinds.has(text));
  if (words[last]?.owns && concept !== 'otherdog' && !theirDog) return false;
  const dogBefore = words
    .slice(clause.from, first)
    .some(({ text }) => dogObjects.has(text) && text !== 'his' && text !== 'her');
  if (dogBefore) return false;
  if (concept === 'me') {
    const verb = words[last + 1]?.text ?? '';
    if (
      !/^(?:am|was|have|had|feel|felt|threw|puked|ate|eat|drank|drink|cried|got|fell|slipped|tripped|hurt|broke|twisted|sprained|cut|burnt|burned|bruised|banged|caught|nearly|almost|still)$/.test(
        verb,
      )
    )
      return false;
  }
  for (let index = last + 1; index <= Math.min(last + 3, clause.to - 1); index += 1)
    if (perceived.has(index)) return false;
  for (let index = last + 1; index < clause.to; index += 1) {
    const word = words[index];
    if (word && dogObjects.has(word.text) && !belongings.has(words[index + 1]?.text ?? ''))
      return concept === 'otherdog' && word.text !== 'him';
  }
  return true;
}

const doubtReach = 25;

function markImagined(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  const clauseAt = words.map(() => 0);
  clauses.forEach(({ from, to }, index) => clauseAt.fill(index, from, to));
  for (const doubt of at.get('maybe') ?? []) {
    const clause = clauses[clauseAt[doubt.first] ?? -1];
    if (!clause) continue;
    const light =
      doubt.first === doubt.last ||
      /^(?:going|want|hope|plan|think|how|why|suppose|about|whether)/.test(words[doubt.first]?.text ?? '');
    const feared = startingIn(hits, doubt.last + 1, Math.min(clause.to, doubt.last + doubtReach));
    // "If he ate it": done, and only the writer does not know.
    const done =
      light && feared.some(({ concept, first }) => concept === 'eat' && isDone(words[first]?.text ?? ''));
    if (done) continue;
    for (const hit of feared) {
      if (!light || kindOf.get(hit.concept) === 'swallowed') hit.imagined = true;
    }
  }
  for (const { first } of at.get('prevent') ?? []) {
    const same = inSentence(words, hits, first);
    const things = same.filter((hit) => kindOf.get(hit.concept) === 'swallowed');
    const really = things.some(
      (hit) =>
        hit.concept === 'eat' &&
        !hit.denied &&
        !hit.imagined &&
        !hit.other &&
        Math.abs(hit.first - first) > 1 &&
        isDone(words[hit.first]?.text ?? ''),
    );
    if (!really) for (const hit of things) hit.imagined = true;
    if (tellings.test(words[first]?.text ?? ''))
      for (const hit of same) if (hit.first >= first) hit.imagined = true;
  }
  markNames(hits, at);
  retract(hits, at);
}

const nameReach = 8;

/** "Called Brownie", "chocolate coloured": not food, unless it was eaten in the next breath. */
function markNames(hits: readonly Hit[], at: Positions): void {
  for (const { first } of at.get('naming') ?? []) {
    for (const hit of startingIn(hits, first - nameReach, first + nameReach + 1)) {
      if (kindOf.get(hit.concept) !== 'swallowed' || hit.concept === 'eat') continue;
      const eaten = startingIn(at.get('eat') ?? [], hit.first - 4, hit.first).some((eat) => !eat.denied);
      if (!eaten) hit.imagined = true;
    }
  }
}

// What was read or heard of happened to nobody here.
const tellings =
  /^(?:read|article|google|watch|video|poster|leaflet|document|podcast|news|learn|first|heard|hear|story|class|vaccin|protect|prevent|insur)/;

const mostWordsLookedAt = 60;

/** The hits of the sentence about a word; of an endless sentence, those nearest. */
function inSentence(words: readonly Word[], hits: readonly Hit[], at: number): Hit[] {
  let from = at;
  while (from > 0 && words[from]?.pause !== 2 && at - from < mostWordsLookedAt) from -= 1;
  let to = at + 1;
  while (to < words.length && words[to]?.pause !== 2 && to - at < mostWordsLookedAt) to += 1;
  return startingIn(hits, from, to);
}

const isDone = (verb: string) => /(?:ed|ate|eaten|got|stole|stolen|drank|drunk|found|et)$/.test(verb);

/** "No wait, it was carob": what was feared before is taken back, unless it is named again. */
function retract(hits: readonly Hit[], at: Positions): void {
  const last = (at.get('retract') ?? []).at(-1);
  if (!last || (at.get('eat') ?? []).some((hit) => hit.first > last.first && !hit.denied)) return;
  for (const hit of hits)
    if (hit.first < last.first && kindOf.get(hit.concept) === 'swallowed') hit.imagined = true;
}
