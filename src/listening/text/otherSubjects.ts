import { type Clause, hitsStartingIn, type Positions } from './clauses.ts';
import { type Hit, newHit } from './concepts.ts';
import { childOf, conceptsAt, kindOf, trieRoot } from './lexicon.ts';
import type { Word } from './tokenizer.ts';

const prepositions = new Set(
  'by from with at on to of near for about past into after against like than over next chased saw met behind and between'.split(
    ' ',
  ),
);
const dogKinds = new Set(
  'dog puppy pup lab labrador pug spaniel terrier poodle collie shepherd husky frenchie bulldog beagle boxer dachshund greyhound corgi whippet staffie cockapoo doodle retriever lurcher bitch staffy frenchies cavapoo cavachon yorkie westie chihuahua rottie rottweiler dane mastiff setter pointer vizsla malamute akita dalmatian dobermann doberman schnauzer pomeranian maltese springer cocker shihtzu jackapoo labradoodle springador sprocker bichon weimaraner newfoundland samoyed mutt hound'.split(
    ' ',
  ),
);
const dogObjects = new Set('him her his he she dog pup puppy ours mine'.split(' '));
const ownInjury =
  /^(?:broke|broken|breaks|twisted|sprained|fractured|dislocated|tore|slipped|limped|hobbled|rolled|pulled)$/;
const belongings = new Set('bed basket bowl blanket rug lead toy toys crate'.split(' '));

const isDogWord = (text: string) =>
  dogKinds.has(text) || dogObjects.has(text) || /^(?:boy|girl|lad|baby|old)$/.test(text);

// Adjectives of the noun that follows: "a blind man", "drunk uncle", "wobbly jelly".
const adjectives =
  /^(?:blind|deaf|drunk|drunken|wobbly|faint(?:ing|ed)|choking|limp|lame|lumpy|stiff|itchy|shaky|creaky|bald|swollen|leaky|leaking|bleeding|poorly|dying|injured|wounded|bruised|broken|shaking|trembling|struggling|sick)$/;

/** Things that this dog may have eaten or met, even in a clause about somebody else. */
const isThing = (concept: string) =>
  (kindOf.get(concept) === 'swallowed' && concept !== 'eat' && concept !== 'given') ||
  concept === 'found-at-fence';

/** Marks hits that are about other dogs, cats, people or things. */
export function markOthers(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  const others = [
    ...(at.get('other-dog') ?? []),
    ...strangers(words, clauses),
    ...(at.get('cat') ?? []),
    ...(at.get('person') ?? []).filter((hit) => !isMotherDog(words, hit, at) && !isDarling(words, hit)),
    ...(at.get('me') ?? []),
  ].toSorted((a, b) => a.first - b.first);
  markThings(words, hits, clauses, at);
  markDescribed(words, hits, at);
  markDeeds(words, hits, at);
  markAfterthoughts(words, hits, clauses);
  if (others.length === 0 && !at.has('mine')) return;
  markOwnBodies(words, hits, clauses, at);
  markSubjects(words, hits, clauses, at, others);
}

/** Marks what is said in clauses whose subject is somebody else, and in those that go on about them. */
function markSubjects(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
  others: readonly Hit[],
): void {
  const perceived = new Set((at.get('perceive') ?? []).map((hit) => hit.first));
  let carried: number | null = null;
  let acting: Clause | null = null;
  for (const clause of clauses) {
    const isCarried = carried === clause.sentence && continues(words, clause);
    if (isCarried || goesOn(words, acting, clause)) {
      for (const hit of hitsStartingIn(hits, clause.from, clause.to))
        hit.other = isCarried || !isThing(hit.concept);
      if (!isCarried) acting = clause;
      continue;
    }
    acting = null;
    const subject = hitsStartingIn(others, clause.from, clause.to).find((hit) =>
      isSubject(words, hit, clause, perceived, ails(hit, hits)),
    );
    if (!subject || isAttacker(words, subject, clause, at)) continue;
    // The dog may have got hold of what they had: only what they did and felt is theirs.
    const to = dogAfter(words, subject, clause, hits);
    for (const hit of hitsStartingIn(hits, subject.last + 1, to)) hit.other = !isThing(hit.concept);
    if (subject.concept === 'other-dog') carried = isKin(words, subject) ? null : clause.sentence;
    else acting = clause;
  }
}

/** "His dad died of it, and he …": "he" is this dog again. */
const isKin = (words: readonly Word[], { first }: Hit) => /^(?:his|her)$/.test(words[first]?.text ?? '');

/** "A terrier sank its teeth into his leg": this dog was bitten. */
const isAttacker = (words: readonly Word[], { concept, last }: Hit, { from, to }: Clause, at: Positions) =>
  concept === 'other-dog' &&
  ['bitten', 'attack'].some((deed) => hitsStartingIn(at.get(deed) ?? [], from, to).length > 0) &&
  words.slice(last + 1, to).some(({ text }) => /^(?:his|her|our|him|mine|ours|my)$/.test(text));

// Things that happen to the subject and that nobody does to another.
const befalling = new Set(
  'collapse faint choke breathe breathless cough sneeze vomit sick unwell fever seizure nosebleed wobbly drunk weak hiccup leak'.split(
    ' ',
  ),
);

/** "My wife collapsed laughing at his face": she did, not the dog. Returns where the dog's part of the clause begins. */
function dogAfter(words: readonly Word[], subject: Hit, clause: Clause, hits: readonly Hit[]): number {
  if (!ails(subject, hits)) return clause.to;
  const dog = words.slice(subject.last + 1, clause.to).findIndex(({ text }) => dogObjects.has(text));
  return dog < 0 ? clause.to : subject.last + 1 + dog;
}

const ails = ({ concept, last }: Hit, hits: readonly Hit[]) =>
  (concept === 'person' || concept === 'me') &&
  hitsStartingIn(hits, last + 1, last + 3).some((hit) => befalling.has(hit.concept));

// Troubles that things have, too.
const thingTroubles = new Set(
  'collapse leak tremor wobbly overheat overheated fall itch blood bleed puncture broken cracked burst lump swollen stiff loose cut-word shock head-shake scratch baldness hot-spot paralysed faint drown cold weak fever cough choke'.split(
    ' ',
  ),
);

/** "The shelf collapsed": things fall, leak and shake too. Not if the clause mentions the dog, as in "on him". */
function markThings(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  const things = at.get('thing') ?? [];
  if (things.length === 0) return;
  for (const clause of clauses) {
    for (const { first, last } of hitsStartingIn(things, clause.from, Math.min(clause.to, clause.from + 4))) {
      const dog = words
        .slice(clause.from, clause.to)
        .some(({ text }, index) => dogObjects.has(text) && clause.from + index !== first - 1);
      if (dog) continue;
      for (const hit of hitsStartingIn(hits, last + 1, Math.min(clause.to, last + 3)))
        if (thingTroubles.has(hit.concept)) hit.other = true;
      // "Bleeding radiators", "a lumpy mattress": about the thing.
      for (const hit of hitsStartingIn(hits, first - 2, first))
        if (hit.first >= clause.from && thingTroubles.has(hit.concept)) hit.other = true;
    }
  }
}

/** "A blind man at the park": the man is blind, not the dog. */
function markDescribed(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  for (const who of ['person', 'cat', 'thing', 'other-dog']) {
    for (const { first } of at.get(who) ?? []) {
      if (words[first]?.pause !== 0) continue;
      for (const hit of hitsStartingIn(hits, first - 1, first))
        if (hit.last === first - 1 && adjectives.test(words[hit.last]?.text ?? '')) hit.other = true;
    }
  }
}

/** "Bites my ankles", "attacked the hoover": what the dog does, not what was done to it. */
function markDeeds(words: readonly Word[], hits: readonly Hit[], at: Positions): void {
  const doings = ['bitten', 'attack', 'hit', 'caught-word', 'blind', 'burn'];
  for (const hit of doings.flatMap((deed) => at.get(deed) ?? [])) {
    const [before, own, next] = [words[hit.first - 1], words[hit.last], words[hit.last + 1]];
    if (!own || !next || next.pause > 0 || !deeds.test(own.text) || suffering.test(before?.text ?? ''))
      continue;
    if (people.test(next.text)) hit.other = !isDogWord(words[hit.last + 2]?.text ?? '');
    else if (objects.test(next.text) && own.text !== 'into' && !isDogOrBody(words, hits, hit.last + 2))
      hit.other = true;
  }
}

/** Whether the words from here on, up to a comma, are about a dog or a part of a body. */
function isDogOrBody(words: readonly Word[], hits: readonly Hit[], from: number): boolean {
  let end = from;
  while (end < from + maxDeedWords && words[end]?.pause === 0) end += 1;
  const isDog = ({ text }: Word) =>
    dogObjects.has(text) || dogKinds.has(text) || text === 'other' || text === 'size';
  return (
    words.slice(from, end).some(isDog) ||
    hitsStartingIn(hits, from, end).some(({ concept }) => kindOf.get(concept) === 'body')
  );
}

const people = /^(?:my|our|me|us|hands|ankles|people|everyone|anyone|strangers)$/;
const objects = /^(?:the|a|his|her|at|everything|water|toys|cushions)$/;
const suffering = /^(?:was|been|got|gets|is|be|being|a|an|the|by|dog|one)$/;
const deeds =
  /^(?:over|down|into|burn(?:t|ed|s)?|trampl(?:ed|es|ing)|bites?|biting|bit|attack(?:s|ed|ing)?|savage[sd]?|maul(?:s|ed)|fought|fights?|murder(?:s|ed))$/;
const maxDeedWords = 5;

const aside = new Set(
  'me mine i am was that is not him her his hers the dog dogs though actually ours'.split(' '),
);
const maxAsideWords = 6;
const maxWordsBefore = 40;

/** "Limped home, me": an afterthought names the subject. */
function markAfterthoughts(words: readonly Word[], hits: readonly Hit[], clauses: readonly Clause[]): void {
  clauses.forEach(({ from, to, sentence }, index) => {
    if (to - from > maxAsideWords || clauses[index - 1]?.sentence !== sentence) return;
    const said = words.slice(from, to);
    if (!said.every(({ text }) => aside.has(text)) || !said.some(({ text }) => /^(?:me|mine|i)$/.test(text)))
      return;
    let start = index - 1;
    while (clauses[start - 1]?.sentence === sentence && from - (clauses[start]?.from ?? 0) < maxWordsBefore)
      start -= 1;
    for (const hit of hitsStartingIn(hits, clauses[start]?.from ?? from, from))
      hit.other = !isThing(hit.concept);
  });
}

/** Whether a word is for a part of people's bodies or what befalls them. */
function isOfPeople({ stem }: Word): boolean {
  const concept = conceptsAt(childOf(trieRoot, stem) ?? trieRoot)[0] ?? '';
  return (
    kindOf.get(concept) === 'body' ||
    befalling.has(concept) ||
    ownTroubles.has(concept) ||
    ownAilments.has(concept)
  );
}

/** "I fell and hurt my knee": whether a clause has the subject of the one before it, and does not mention the dog. */
function goesOn(words: readonly Word[], before: Clause | null, { from, to, sentence }: Clause): boolean {
  if (before?.sentence !== sentence || before.to !== from) return false;
  const [joint, verb] = [words[from]?.text ?? '', words[from + 1]?.text ?? ''];
  if (joint !== 'and' && joint !== 'then') return false;
  if (
    !/(?:ed|t|ke|de|an|ew|ot|ost)$|^(?:is|has|was|can|keeps|will)$/.test(verb) ||
    /^(?:it|that|what|but|not)$/.test(verb)
  )
    return false;
  return ownInjury.test(verb) || !words.slice(from, to).some(({ text }) => dogObjects.has(text));
}

// Troubles of a part of the owner's own body.
const ownTroubles = new Set(
  'pain swollen broken cut-word tiny-wound blood bruise stiff limp burn sting itch rash bent whimper sprain lump crack cracked snot bitten puncture'.split(
    ' ',
  ),
);

// "It fell on my foot."
const befallsFeet = new Set(['fall', 'hit', 'hit-and-weak', 'caught-word', 'crush']);

// "My cough is keeping us up."
const ownAilments = new Set('cough sneeze fever nosebleed season snot high-temperature cold'.split(' '));

/** "My back is killing me", "hurt my knee": about the owner. */
function markOwnBodies(
  words: readonly Word[],
  hits: readonly Hit[],
  clauses: readonly Clause[],
  at: Positions,
): void {
  const isOwn = ({ concept }: Hit) =>
    kindOf.get(concept) === 'body' || ownAilments.has(concept) || concept === 'person-word';
  let current = 0;
  const mine = at.get('mine') ?? [];
  for (const { first } of mine.filter(({ first }) => /^(?:my|our)$/.test(words[first]?.text ?? ''))) {
    while ((clauses[current]?.to ?? words.length) <= first) current += 1;
    const clause = clauses[current];
    const isOfDog = (hit: Hit) =>
      words.slice(first + 1, hit.first).some(({ possessive, text }) => possessive || isDogWord(text)) ||
      isDogWord(words[hit.last + 1]?.text ?? '');
    const near = hitsStartingIn(hits, first + 1, first + 3).filter((hit) => isOwn(hit) && !isOfDog(hit));
    if (!clause || near.length === 0) continue;
    for (const hit of near) hit.other = true;
    const ofDog = words.slice(clause.from, clause.to).some(({ text }) => dogObjects.has(text));
    for (const hit of hitsStartingIn(hits, clause.from, clause.to))
      if (ownTroubles.has(hit.concept) || (befallsFeet.has(hit.concept) && !ofDog)) hit.other = true;
  }
}

/** "A spaniel at the park was limping": an unknown dog. */
function strangers(words: readonly Word[], clauses: readonly Clause[]): Hit[] {
  return clauses.flatMap(({ from, to }) => {
    if (!/^(?:a|an|some|this)$/.test(words[from]?.text ?? '')) return [];
    const kind = words.slice(from + 1, Math.min(from + 4, to)).findIndex(({ text }) => dogKinds.has(text));
    const last = from + 1 + kind;
    if (kind < 0 || words[last]?.text.startsWith('pup')) return [];
    return [newHit('other-dog', from, last)];
  });
}

/** In a note about a litter, "mum" is the puppies' mother; "my mum" is a person. */
function isMotherDog(words: readonly Word[], { first }: Hit, at: Positions): boolean {
  return (
    /^(?:mum|mom|mother|mama|momma|mummy)$/.test(words[first]?.text ?? '') &&
    !/^(?:my|our|his|her|your)$/.test(words[first - 1]?.text ?? '') &&
    (at.has('pups-word') || at.has('nursing') || at.has('newborn'))
  );
}

/** "My baby collapsed": the baby is the dog, unless the note also mentions a dog by its kind. */
function isDarling(words: readonly Word[], { first }: Hit): boolean {
  return (
    words[first]?.text === 'baby' &&
    /^(?:my|our|fur|poor|sweet)$/.test(words[first - 1]?.text ?? '') &&
    !words.some(({ text }) => dogKinds.has(text))
  );
}

/** Whether a clause is about the subject of the clause before it: "… and he died". */
function continues(words: readonly Word[], { from, to }: Clause): boolean {
  const start = words.slice(from, Math.min(to, from + 3)).map(({ text }) => text);
  if (start.some((text) => /^(?:our|ours|my|mine|but|now)$/.test(text))) return false;
  return start.some((text) => /^(?:he|she|it|they|was|had|died|is)$/.test(text));
}

/** Whether somebody else is the subject of a clause. `befallen`: whether something happens to them that nobody does. */
function isSubject(
  words: readonly Word[],
  hit: Hit,
  clause: Clause,
  perceived: ReadonlySet<number>,
  befallen: boolean,
): boolean {
  const { concept, first, last } = hit;
  if (first > clause.from && prepositions.has(words[first - 1]?.text ?? '')) return false;
  if (words[last]?.possessive && concept !== 'other-dog') {
    const owned = words.slice(last + 1, last + 3);
    // "Dad's knee is bleeding": his own.
    if (concept === 'person' && owned.some(isOfPeople)) return true;
    // "My sister's pug": another dog.
    if (!owned.some(isDogKind) && !isSo(words, hit)) return false;
  }
  return (
    isDoer(words, hit, clause, perceived) && (befallen || isHurt(words, hit) || actsAlone(words, hit, clause))
  );
}

const isDogKind = ({ text }: Word) => dogKinds.has(text);

/** Whether somebody else does something, rather than sees or says what this dog does. */
function isDoer(
  words: readonly Word[],
  { concept, first, last }: Hit,
  { from, to }: Clause,
  perceived: ReadonlySet<number>,
): boolean {
  if (words.slice(from, first).some(isThisDog)) return false;
  if (concept === 'me' && !ownDoings.test(words[last + 1]?.text ?? '')) return false;
  const said = words.slice(last + 1, Math.min(last + 4, to));
  return !said.some((_, index) => perceived.has(last + 1 + index));
}

const isThisDog = ({ text }: Word) => dogObjects.has(text) && text !== 'his' && text !== 'her';

/** "My husband broke his leg": his own. */
function isHurt(words: readonly Word[], { concept, last }: Hit): boolean {
  const [verb, way] = [words[last + 1]?.text ?? '', words[last + 2]?.text ?? ''];
  return concept === 'person' && (ownInjury.test(verb) || (verb === 'went' && way === 'over'));
}

/** "My husband's allergic": he is. */
const isSo = (words: readonly Word[], { concept, last }: Hit) =>
  concept !== 'me' &&
  /^(?:allergic|ill|poorly|sick|unwell|been|got|not|off|[a-z]{2,}ing)$/.test(words[last + 1]?.text ?? '');

/** What an "I" does or suffers, rather than sees or says of the dog. */
const ownDoings =
  /^(?:am|was|were|have|had|feel|felt|threw|puked|ate|eat|drank|drink|cried|got|fell|slipped|tripped|hurt|broke|twisted|sprained|cut|burnt|burned|bruised|banged|caught|nearly|almost|still|is|fainted|collapsed|limped|coughed|sneezed|choked|cracked|lay|played|pretended|took|take|need|needed)$/;

/** Whether this dog has no part in what somebody does: of another dog, only the first word for a dog tells. */
function actsAlone(words: readonly Word[], { concept, last }: Hit, { to }: Clause): boolean {
  const isDog = ({ text }: Word, index: number) =>
    dogObjects.has(text) && !belongings.has(words[last + 2 + index]?.text ?? '');
  const dog = words.slice(last + 1, to).find(isDog);
  return !dog || (concept === 'other-dog' && !/^(?:him|mine|ours)$/.test(dog.text));
}
