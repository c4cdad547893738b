import type { Hit } from './hear.ts';
import { kindOf } from './lexicon.ts';
import { markOthers } from './others.ts';
import type { Word } from './words.ts';

import { type Clause, clausesOf, clauseTurns, byConcept, type Positions, startingIn } from './clauses.ts';

const farthestDenial = 6;
const farthestLack = 4;

// A denial ends where something new begins.
const turns = new Set(
  'but however though although yet except because since after while when whereas until then so with before and plus also now just which who if'.split(
    ' ',
  ),
);
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

function markDenied(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const denied = new Uint8Array(words.length);
  const lacking = new Uint8Array(words.length);
  const answered = new Uint8Array(words.length);
  for (const { last, first } of at.get('not') ?? []) {
    // "Stopping licking" ends it, "stopping to lick" begins it.
    if (words[first]?.text.startsWith('stop') && words[last + 1]?.text === 'to') continue;
    // "Never been sick before": but today.
    if (words[first]?.text === 'never' && hasBefore(words, last)) continue;
    // "No, pink": an answer, said of what comes before.
    if (isAnswer(words, first) && (words[last + 1]?.pause ?? 0) > 0) continue;
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
  // "White gums? No, pink."
  words.forEach(({ answers }, index) => {
    if (!answers || !isAnswer(words, index) || words[index + 1]?.pause === 0) return;
    let from = index - 1;
    while (from > 0 && words[from]?.pause !== 2 && index - from < mostWordsLookedAt) from -= 1;
    answered.fill(1, from, index);
  });
  for (const { last } of at.get('lack') ?? [])
    lacking.fill(1, last + 1, denialEnd(words, last + 1, farthestLack, false));
  markOver(words, hits, at);
  for (const hit of hits) {
    // What a phrase denies within itself is what it says.
    hit.denied = denied[hit.first] === 1 || (answered[hit.first] === 1 && isMatter(hit.concept));
    hit.lacking = lacking[hit.first] === 1;
  }
}

const hasBefore = (words: readonly Word[], last: number) =>
  words
    .slice(last + 1, last + 1 + farthestDenial)
    .some(
      ({ text }, index, all) =>
        text === 'before' && !all.slice(0, index + 1).some(({ pause }) => pause === 2),
    );

const isAnswer = (words: readonly Word[], index: number) =>
  (words[index]?.pause ?? 0) > 0 && /^(?:no|nope|nah)$/.test(words[index]?.text ?? '');

/** What passes by itself; that a collapse is over makes it no less grave. */
const easing = new Set(
  'limp holdsup vomit vomitword diarrhoea loose cough itch noteat lethargy unwell sick sneeze snot pant drool gas hiccup restless scoot tired_sooner tremor whimper rash hives pain stiff discharge swollen lump weak wheeze strain accident leak seed'.split(
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
  for (const { first, last } of ended) {
    const healed = words
      .slice(first, last + 1)
      .some(({ text }) => /^(?:heal|clear|behind|recover)/.test(text));
    for (const hit of inSentence(words, hits, first))
      if (hit.first < first && (easing.has(hit.concept) || (healed && isWound(hit.concept)))) hit.past = true;
  }
}

const isWound = (concept: string) =>
  /^(?:stitches|surgery|wound|cutword|burn|bitten|bite|infectionword|infection|hotspot|rash|openword|pulled|colourred)$/.test(
    concept,
  );

const endsHere = (word: Word | undefined) =>
  !word || word.pause > 0 || turns.has(word.text) || /^(?:now|today|on|in)$/.test(word.text);

function denialEnd(words: readonly Word[], from: number, farthest: number, listed: boolean): number {
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
  const pasts = (at.get('past') ?? []).filter(({ first }) => {
    const [two, one] = [words[first - 2]?.text ?? '', words[first - 1]?.text ?? ''];
    // "Than last year", "twice what he used to".
    return !comparisons.has(one) && !(/^(?:than|what|as)$/.test(two) && /^(?:he|she|it)$/.test(one));
  });
  if (pasts.length === 0) return;
  const presents = at.get('present') ?? [];
  const deaths = at.get('died') ?? [];
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
      (next.to - next.from <= 4 || has(deaths, next)) &&
      !has(presents, next);
    if (!own && !led && !trailed) return;
    for (const hit of startingIn(hits, clause.from, clause.to)) {
      const verb = words[hit.first]?.text ?? '';
      if (own || !presentEnding.test(verb)) hit.past = true;
    }
  });
}

const isMatter = (concept: string) => {
  const kind = kindOf.get(concept);
  return kind === 'trouble' || kind === 'swallowed';
};

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
    const unreal =
      /^(?:he|she|they)$/.test(words[doubt.last + 1]?.text ?? '') &&
      doubt.first === doubt.last &&
      inSentence(words, hits, doubt.first).some(({ concept }) => concept === 'counter');
    if (unreal) {
      for (const hit of feared) hit.imagined = true;
      continue;
    }
    const done =
      light && feared.some(({ concept, first }) => concept === 'eat' && isDone(words[first]?.text ?? ''));
    if (done) continue;
    for (const hit of feared) {
      if (!light || kindOf.get(hit.concept) === 'swallowed') hit.imagined = true;
    }
  }
  for (const { first, last } of at.get('prevent') ?? []) {
    if (wasHelpless(words, last)) continue;
    const same = inSentence(words, hits, first);
    const things = same.filter(({ concept }) => kindOf.get(concept) === 'swallowed' || dangers.has(concept));
    const before = words[first]?.text === 'before' || words[last]?.text === 'before';
    const really = things.some(
      (hit) =>
        (hit.concept === 'eat' || hit.concept === 'lapup') &&
        !hit.denied &&
        !hit.imagined &&
        !hit.other &&
        !(before && (hit.first > first || isTaken(words, hit.first))) &&
        Math.abs(hit.first - first) > 1 &&
        words[hit.first]?.text !== 'picked' &&
        isDone(words[hit.first]?.text ?? ''),
    );
    if (!really) for (const hit of untilBut(words, things, last)) hit.imagined = true;
    if (tellings.test(words[first]?.text ?? ''))
      for (const hit of same)
        if (hit.first >= first && hit.first < (clauses[clauseAt[first] ?? -1]?.to ?? 0)) hit.imagined = true;
  }
  markShows(words, hits, at);
  markNames(hits, at);
  retract(words, hits, at);
}

// What joy does to a dog, what laughing does to people, and what is done on a word of command.
const ofJoy = new Set(
  'tremor wobbly whimper drool pant weak paralysed holdsup scream bounce swollen panicking'.split(' '),
);
const ofLaughing = new Set(
  'tremor wobbly weak collapse faint choke breathe breathless paralysed seizure pain whimper scream fall hitfloor fever'.split(
    ' ',
  ),
);
// Tiredness that a day out explains.
const ofOutings = new Set('lethargy tired_sooner tiredword exercise_intolerance'.split(' '));
const ofVets = new Set('lump eye_cloudy cloudy murmur tinywound rash baldness'.split(' '));
const ofTricks = new Set(
  'collapse hitfloor wentdown faint foreign holdsup limp weak circ headshake tremor rollover rolling death sidefall caughtword sting fall'.split(
    ' ',
  ),
);
const causeReach = 4;
const trickReach = 12;

/** "Trembling with joy", "paralysed with laughter", "drops down when I say bang": no sign of anything. */
function markShows(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const mark = (cause: string, effects: ReadonlySet<string>, reach: number) => {
    for (const { first } of at.get(cause) ?? []) {
      let from = first;
      while (from > 0 && first - from < reach && words[from]?.pause !== 2) from -= 1;
      for (const hit of startingIn(hits, from, first)) if (effects.has(hit.concept)) hit.imagined = true;
    }
  };
  mark('joyful', ofJoy, causeReach);
  mark('laughing', ofLaughing, causeReach);
  mark('oncue', ofTricks, trickReach);
  if (!at.has('slow') && !at.has('uneasy') && !at.has('days')) mark('afterfun', ofOutings, causeReach);
  markSleepers(words, hits, at);
  markLeaps(words, hits, at);
  markFeigned(words, hits, at);
  markDyed(words, hits, at);
  markHarmless(words, hits, at);
  markMistaken(hits, words, at);
  markDreams(words, hits, at);
  markShaken(words, hits, at);
}

const grave = ['grows', 'sizeword', 'burst', 'blood', 'weeping', 'hugeword', 'again', 'worse', 'uneasy'];

/** "The vet said the cyst is nothing": seen to, unless it has changed since. */
function markHarmless(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first } of at.get('harmless') ?? []) {
    const same = inSentence(words, hits, first);
    if (same.some(({ concept }) => grave.includes(concept))) continue;
    for (const hit of same) if (ofVets.has(hit.concept)) hit.past = true;
  }
}

const crashed = /^(?:passed|flaked|conked|out|spark|crashed)$/;
const berths =
  /^(?:sofa|couch|bed|rug|lap|blanket|basket|crate|cushions?|feet|duvet|pillow|hammock|snoring|snores|snored|dreaming)$/;

/** "Passed out on the sofa after the beach": asleep. Without a place to sleep and a day behind it, it is a faint. */
function markSleepers(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of [...(at.get('faint') ?? []), ...(at.get('unconscious') ?? [])]) {
    if (!crashed.test(words[hit.first]?.text ?? '')) continue;
    const same = inSentence(words, hits, hit.first);
    const has = (concept: string) => same.some((each) => each.concept === concept);
    const asleep = words.slice(hit.last, hit.last + berthReach).some(({ text }) => berths.test(text));
    if (has('afterfun') && asleep && !has('uneasy')) hit.imagined = true;
  }
}

const berthReach = 12;

const leaps = /^(?:leap|leapt|leaps|jump|jumped|jumps|jumping|dive|dived|dives|hop|hopped|sprang|launched)$/;
const low =
  /^(?:wall|walls|bank|rock|rocks|jetty|pier|dock|step|steps|log|bale|bales|stile|sofa|bed|deck|boat|kerb|harbour|groyne|dune|dunes)$/;
const hurts =
  'whimper limp pain holdsup blood dazed wobbly cough yelpw scream breathless unwell stiff swollen uneasy foam weak jolted painwhimper'.split(
    ' ',
  );

/** "Leapt off the wall on to the beach, great fun": on purpose, from no great height, unhurt. */
function markLeaps(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of [...(at.get('fall') ?? []), ...(at.get('jumpout') ?? [])]) {
    if (!leaps.test(words[hit.first]?.text ?? '')) continue;
    const near = words.slice(hit.first, hit.last + 4).some(({ text }) => low.test(text));
    const same = inSentence(words, hits, hit.first);
    const turned = words
      .slice(hit.last + 1, hit.last + mostWordsLookedAt)
      .some(({ text }) => /^(?:but|now|yelp|cry|crie)/.test(text));
    if (
      near &&
      !turned &&
      same.some(({ concept }) => concept === 'happy') &&
      !hurts.some((each) => at.has(each))
    )
      hit.imagined = true;
  }
}

/** "A blue tongue from the blueberries": their colour. */
function markDyed(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first } of at.get('dye') ?? []) {
    if (!words.slice(Math.max(0, first - 3), first).some(({ text }) => /^(?:from|after)$/.test(text)))
      continue;
    for (const hit of inSentence(words, hits, first))
      if (hit.first < first && hit.concept === 'colourblue') hit.imagined = true;
  }
}

const feignable = new Set(
  'limp holdsup cough sneeze whimper collapse tremor pain lethargy faint wobbly weak starving hungry scream'.split(
    ' ',
  ),
);

/** "Fake sneezes", "limps for sympathy": a show. */
function markFeigned(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first, denied } of at.get('feigned') ?? []) {
    if (denied) continue;
    for (const hit of inSentence(words, hits, first)) if (feignable.has(hit.concept)) hit.imagined = true;
  }
}

const restless = /^(?:leg|paddle|paddling|limb|jerk|twitch|paw|run)/;

/** "Legs going in his sleep, woofing": a dream. */
function markDreams(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  if (!at.has('asleep')) return;
  for (const { first } of at.get('dreamy') ?? []) {
    const same = inSentence(words, hits, first);
    if (!same.some(({ concept }) => concept === 'asleep')) continue;
    for (const hit of same)
      if (hit.concept === 'seizure' && restless.test(words[hit.first]?.root ?? '')) hit.imagined = true;
  }
}

const mistakable = new Set(
  'limp holdsup lump lumpw blood colourred tick spotsred cough rash tinywound cutword redspots bruise itch tongue'.split(
    ' ',
  ),
);
const explanationReach = 6;

/** "Thought it was a lump, but it was a burr": nothing but what it turned out to be. */
function markMistaken(hits: readonly Hit[], words: readonly Word[], at: Positions): void {
  for (const { first, last } of at.get('explained') ?? []) {
    if (startingIn(at.get('innocent') ?? [], first, last + explanationReach).length === 0) continue;
    for (const hit of inSentence(words, hits, first))
      if (hit.first < first && mistakable.has(hit.concept)) hit.imagined = true;
  }
}

const wordsOfShaking = /^sh(?:ake|akes|ook|aking)$/;
const shaken = /^(?:the|his|her|it|off|a|my|our|hands|paws|toys|water|rain|sand|mud|snow|them|that)$/;

/** "Shook the bag", "shakes it off": done to something, no trembling. */
function markShaken(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of at.get('tremor') ?? []) {
    const [verb, what, whose] = [words[hit.last], words[hit.last + 1], words[hit.last + 2]];
    if (hit.first !== hit.last || !verb || !wordsOfShaking.test(verb.text) || !what || what.pause > 0)
      continue;
    const body = startingIn(hits, hit.last + 1, hit.last + 5).some(
      ({ concept }) => kindOf.get(concept) === 'body',
    );
    if (
      shaken.test(what.text) &&
      !body &&
      !/^(?:whole|entire|bit|lot|last|past|other|time|night|day)$/.test(whose?.text ?? '')
    )
      hit.imagined = true;
  }
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

// What a dog can be kept from, beside what it must not swallow.
const dangers = new Set(
  'snake seed wire hives sting hotplace scaldliquid maggot chemical shock fencew'.split(' '),
);

// What was read or heard of happened to nobody here.
const tellings =
  /^(?:read|article|google|watch|video|poster|leaflet|document|podcast|news|learn|first|heard|hear|story|class|vaccin|protect|prevent|insur|ask|told|explain|programme|program|saw|so|on|film|quiz|would|what)/;

const mostWordsLookedAt = 60;

/** The hits of the sentence about a word; of an endless sentence, those nearest. */
function inSentence(words: readonly Word[], hits: readonly Hit[], at: number): Hit[] {
  let from = at;
  while (from > 0 && words[from]?.pause !== 2 && at - from < mostWordsLookedAt) from -= 1;
  let to = at + 1;
  while (to < words.length && words[to]?.pause !== 2 && to - at < mostWordsLookedAt) to += 1;
  return startingIn(hits, from, to);
}

/** "Locked away, but he got it": what comes after is told for itself. */
function untilBut(words: readonly Word[], hits: readonly Hit[], from: number): readonly Hit[] {
  const turn = words
    .slice(from + 1, from + 1 + mostWordsLookedAt)
    .findIndex(({ text, pause }) => pause === 2 || /^(?:but|however|until|except|still|yet)$/.test(text));
  return turn < 0 ? hits : hits.filter(({ first }) => first <= from + 1 + turn);
}

/** "Before she could stop him", "before he could be caught": too late. */
const wasHelpless = (words: readonly Word[], last: number) =>
  words
    .slice(last + 1, last + 4)
    .some(({ text }) => /^(?:be|stop|catch|reach|prevent|grab|react)$/.test(text)) &&
  /^(?:can|did)$/.test(words[last]?.text ?? '');

/** "Grabbed the sultana before he could": by me, unless "he grabbed". */
const isTaken = (words: readonly Word[], index: number) =>
  /^(?:grabbed|got|picked|snatched|took|caught|dropped|found|swiped|scooped|rescued|nabbed)$/.test(
    words[index]?.text ?? '',
  ) && !/^(?:he|she|pup|puppy|dog|then)$/.test(words[index - 1]?.text ?? '');

const isDone = (verb: string) => /(?:ed|ate|eaten|got|stole|stolen|drank|drunk|found|et)$/.test(verb);

/** "No wait, it was carob": what was feared before is taken back, unless it is named again. */
function retract(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const stranger = (at.get('notours') ?? []).at(-1);
  for (const hit of hits)
    if (stranger && hit.first < stranger.first && isMatter(hit.concept)) hit.other = true;
  const there = (at.get('wasthere') ?? []).at(-1);
  const doubted =
    there &&
    (at.get('perceive') ?? []).some(({ first }) => words[first]?.text === 'thought' && first < there.first);
  const last = (at.get('retract') ?? []).at(-1) ?? (doubted ? there : undefined);
  if (!last || (at.get('eat') ?? []).some((hit) => hit.first > last.first && !hit.denied)) return;
  for (const hit of hits)
    if (hit.first < last.first && kindOf.get(hit.concept) === 'swallowed') hit.imagined = true;
}
