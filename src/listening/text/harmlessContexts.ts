import { hitsInSentence, hitsStartingIn, maxSentenceWords, type Positions } from './clauses.ts';
import type { Hit } from './concepts.ts';
import { kindOf } from './lexicon.ts';
import type { Word } from './tokenizer.ts';

// Concepts that joy, laughter, a day out, a vet's verdict or a trick explains.
const ofJoy = new Set(
  'tremor wobbly whimper drool pant weak paralysed holds-leg-up scream bounce swollen panicking blind'.split(
    ' ',
  ),
);
const ofLaughing = new Set(
  'tremor wobbly weak collapse faint choke breathe breathless paralysed seizure pain whimper scream fall hit-floor fever'.split(
    ' ',
  ),
);

const ofOutings = new Set('lethargy tires-sooner tired-word exercise_intolerance'.split(' '));
const ofVets = new Set('lump eye_cloudy cloudy murmur tiny-wound rash baldness'.split(' '));
const ofTricks = new Set(
  'collapse hit-floor went-down faint foreign holds-leg-up limp weak circ head-shake tremor rollover rolling death falls-on-side caught-word sting fall'.split(
    ' ',
  ),
);
const causeReach = 4;
const trickReach = 12;

/**
 * Marks as hypothetical what its context makes harmless: "trembling with joy", "paralysed with laughter", "drops down when I
 * say bang".
 */
export function markHarmlessContexts(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const mark = (cause: string, effects: ReadonlySet<string>, reach: number) => {
    for (const { first } of at.get(cause) ?? []) {
      let from = first;
      while (from > 0 && first - from < reach && words[from]?.pause !== 2) from -= 1;
      for (const hit of hitsStartingIn(hits, from, first))
        if (effects.has(hit.concept)) hit.hypothetical = true;
    }
  };
  mark('joyful', ofJoy, causeReach);
  mark('laughing', ofLaughing, causeReach);
  mark('on-cue', ofTricks, trickReach);
  if (!at.has('slow') && !at.has('uneasy') && !at.has('days')) mark('after-fun', ofOutings, causeReach);
  markSleepers(words, hits, at);
  markLeaps(words, hits, at);
  markFond(words, hits, at);
  markFeigned(words, hits, at);
  markDyed(words, hits, at);
  markClearedByVet(words, hits, at);
  markMistaken(hits, words, at);
  markDreams(words, hits, at);
  markShaken(words, hits, at);
  markCompared(words, hits);
}

const grave = ['grows', 'size-word', 'burst', 'blood', 'weeping', 'huge-word', 'again', 'worse', 'uneasy'];

/** "The vet said the cyst is nothing": in the past, unless it has changed since. */
function markClearedByVet(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first } of at.get('harmless') ?? []) {
    const same = hitsInSentence(words, hits, first);
    if (same.some(({ concept }) => grave.includes(concept))) continue;
    for (const hit of same) if (ofVets.has(hit.concept)) hit.past = true;
  }
}

const crashed = /^(?:passed|flaked|conked|out|spark|crashed|comatose)$/;
const berths =
  /^(?:sofa|couch|bed|rug|lap|blanket|basket|crate|cushions?|feet|duvet|pillow|hammock|snoring|snores|snored|dreaming)$/;

/** "Passed out on the sofa after the beach": asleep. Without a place to sleep and a day out, it is a faint. */
function markSleepers(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of [...(at.get('faint') ?? []), ...(at.get('unconscious') ?? [])]) {
    if (!crashed.test(words[hit.first]?.text ?? '')) continue;
    const same = hitsInSentence(words, hits, hit.first);
    const has = (concept: string) => same.some((each) => each.concept === concept);
    const asleep = words.slice(hit.last, hit.last + berthReach).some(({ text }) => berths.test(text));
    if (has('after-fun') && asleep && !has('uneasy')) hit.hypothetical = true;
  }
}

const berthReach = 12;

const leaps =
  /^(?:leap|leaped|leapt|leaps|jump|jumped|jumps|jumping|dive|dived|dives|hop|hopped|sprang|launched)$/;
const low =
  /^(?:wall|walls|bank|rock|rocks|jetty|pier|dock|step|steps|log|bale|bales|stile|sofa|bed|deck|boat|kerb|harbour|groyne|dune|dunes)$/;
const hurts =
  'whimper limp pain holds-leg-up blood dazed wobbly cough yelp-word scream breathless unwell stiff swollen uneasy foam weak jolted whimpers-in-pain'.split(
    ' ',
  );

/** "Leapt off the wall on to the beach, great fun": on purpose, from no great height, unhurt. */
function markLeaps(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of [...(at.get('fall') ?? []), ...(at.get('jump-out') ?? [])]) {
    if (!leaps.test(words[hit.first]?.text ?? '')) continue;
    const near = words.slice(hit.first, hit.last + 4).some(({ text }) => low.test(text));
    const same = hitsInSentence(words, hits, hit.first);
    const turned = words
      .slice(hit.last + 1, hit.last + maxSentenceWords)
      .some(({ text }) => /^(?:but|now|yelp|cry|crie)/.test(text));
    if (
      near &&
      !turned &&
      same.some(({ concept }) => concept === 'happy' || concept === 'bright-word') &&
      !hurts.some((each) => at.has(each))
    )
      hit.hypothetical = true;
  }
}

/** "A blue tongue from the blueberries": dyed. */
function markDyed(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first } of at.get('dye') ?? []) {
    if (!words.slice(Math.max(0, first - 3), first).some(({ text }) => /^(?:from|after)$/.test(text)))
      continue;
    for (const hit of hitsInSentence(words, hits, first))
      if (hit.first < first && hit.concept === 'blue-color') hit.hypothetical = true;
  }
}

const graver = ['uneasy', 'circ', 'does-not-stop', 'hour', 'dazed', 'wobbly', 'disoriented'];
const answers = /^(?:respond|react|unrespons|respons)/;

/** "Presses his head into my lap", "does not respond when there are squirrels": affection and distraction. */
function markFond(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of at.get('head-pressing') ?? []) {
    const mine = words.slice(hit.last + 1, hit.last + 4).some(({ text }) => text === 'my' || text === 'me');
    const same = hitsInSentence(words, hits, hit.first);
    if (mine && !same.some(({ concept }) => graver.includes(concept))) hit.hypothetical = true;
  }
  if (!at.has('distracted') || at.has('collapse')) return;
  for (const hit of at.get('unconscious') ?? [])
    if (words.slice(hit.first, hit.last + 1).some(({ stem }) => answers.test(stem))) hit.hypothetical = true;
}

const feignable = new Set(
  'limp holds-leg-up cough sneeze whimper collapse tremor pain lethargy faint wobbly weak starving hungry scream'.split(
    ' ',
  ),
);

/** "Fake sneezes", "limps for sympathy": pretended. */
function markFeigned(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const { first, negated } of at.get('feigned') ?? []) {
    if (negated) continue;
    for (const hit of hitsInSentence(words, hits, first))
      if (feignable.has(hit.concept)) hit.hypothetical = true;
  }
}

const restless = /^(?:leg|paddle|paddling|limb|jerk|twitch|paw|run)/;

/** "Legs going in his sleep, woofing": a dream. */
function markDreams(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  if (!at.has('asleep')) return;
  for (const { first } of at.get('dreamy') ?? []) {
    const same = hitsInSentence(words, hits, first);
    if (!same.some(({ concept }) => concept === 'asleep')) continue;
    for (const hit of same)
      if (hit.concept === 'seizure' && restless.test(words[hit.first]?.stem ?? '')) hit.hypothetical = true;
  }
}

const mistakable = new Set(
  'limp holds-leg-up lump lumpw blood red-color tick red-spots cough rash tiny-wound cut-word redspots bruise itch tongue'.split(
    ' ',
  ),
);
const explanationReach = 6;

/** "Thought it was a lump, but it was a burr": a mistake. */
function markMistaken(hits: readonly Hit[], words: readonly Word[], at: Positions): void {
  for (const { first, last } of at.get('explained') ?? []) {
    if (hitsStartingIn(at.get('innocent') ?? [], first, last + explanationReach).length === 0) continue;
    for (const hit of hitsInSentence(words, hits, first))
      if (hit.first < first && mistakable.has(hit.concept)) hit.hypothetical = true;
  }
}

const wordsOfShaking = /^sh(?:ake|akes|ook|aking)$/;
const shaken = /^(?:the|his|her|it|off|a|my|our|hands|paws|toys|water|rain|sand|mud|snow|them|that)$/;

/** "Shook the bag", "shakes it off": shaking something is no trembling. */
function markShaken(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const hit of at.get('tremor') ?? []) {
    const [verb, what, whose] = [words[hit.last], words[hit.last + 1], words[hit.last + 2]];
    if (hit.first !== hit.last || !verb || !wordsOfShaking.test(verb.text) || !what || what.pause > 0)
      continue;
    const body = hitsStartingIn(hits, hit.last + 1, hit.last + 5).some(
      ({ concept }) => kindOf.get(concept) === 'body',
    );
    if (
      shaken.test(what.text) &&
      !body &&
      !/^(?:whole|entire|bit|lot|last|past|other|time|night|day)$/.test(whose?.text ?? '')
    )
      hit.hypothetical = true;
  }
}

const comparedReach = 3;

/** "The size of a grape": nothing of it was eaten. */
function markCompared(words: readonly Word[], hits: readonly Hit[]): void {
  for (const [index, { text }] of words.entries()) {
    if (text !== 'of' || !/^(?:size|shape|colou?r)$/.test(words[index - 1]?.text ?? '')) continue;
    const from = index + 1;
    const paused = words.slice(from, from + comparedReach).findIndex(({ pause }) => pause > 0);
    for (const hit of hitsStartingIn(hits, from, from + (paused < 0 ? comparedReach : paused)))
      if (kindOf.get(hit.concept) === 'swallowed') hit.hypothetical = true;
  }
}
