import type { SeverityLevel } from '../../../domain/severity.ts';
import { atLeast } from '../../../listening/severity.ts';
import { dogVerbs, forms, guardedVerbs } from './plainWords.ts';

// A sentence comes here in lower case, its words and commas separated by single spaces.

const object = '(?:your|the|a|an|his|her|its|their|this|that|it|them|him|any|some|both|all)';
const dog =
  '(?:(?:your|the|an?|his|her|an older|a young|small|smaller|older)? ?(?:dogs?|puppy|puppies|pups?)|him|her|it|them)';
const vet = '(?:(?:a|your|the|any|another) )?(?:vet|veterinarian|nurse|clinic|emergency clinic|nearest)';
const seen =
  '(?:build|note|see|count|film|keep|stay|find|spot|notice|record|look|watch|call|reach|describe|remember|tell|show|know|decide|check|learn|compare|understand)';
const quietPlace =
  '(?:an? |some |plenty of |more |the |appropriate )?(?:[\\w-]+ (?:, |and )?){0,3}(?:rest|time|space|room|place|spot|attention|shade|corner|bed|bedding|chance|distance|toys?|rugs?|distractions?|company|reassurance|comfort)';
const strenuous =
  '(?:stairs|jumping|jumps|running|play|rough play|exercise|walks?|activity|outings?|noise|stress|visitors|distance|time)';

/** What may follow the base form, or the form in "-ing", of what owners must not do in any other way. */
const allowed: Readonly<Record<string, RegExp>> = {
  allow: /^(?:you|your vet|a vet|for|time|rest|(?:your dog )?to rest)\b/,
  avoid: /^(?!(?:the |a |your |any )?(?:vet|clinic|water|food|call|visit|meals?|drink))/,
  brush: /^/,
  carry: new RegExp(`^(?:${dog}|(?:fresh )?water)\\b`),
  choose: /^/,
  comb: /^/,
  encourage: new RegExp(`^(?:${dog} to (?:rest|drink|settle|lie)|rest|drinking|calm|water)\\b`),
  end: /^(?:(?:the|a|each|every) (?:walk|session|game|visit|greeting|outing|day)|play|walks|on|in|of|with|up)\b/,
  enjoy: /^/,
  give: new RegExp(
    `^(?:you|${quietPlace}\\b|(?:a )?way out|praise|treats (?:for|when|at first)|${vet} (?:a call|an?|the|these|those|this|as|all|your|any)|${dog} ${quietPlace}|off|way|up|${dog} (?:fresh )?water)\\b`,
  ),
  help: new RegExp(
    `^(?:${vet}|you|to ${seen}|${seen}|${dog} (?:rest|settle|up|stay|feel|into|to the)|at once|now|today|soon|from|is|for|if|,|quickly|right away|$)`,
  ),
  hold: /^$/,
  keep: new RegExp(
    `^(?:up\\b|to (?:an?|the|its|your|short|gentle|regular|soft|quiet|level)\\b|interest high|an? (?:\\w+ )?(?:eye|notes?|record|log|diary|list|watch)\\b|notes|track|(?:some )?distance|(?:any |the |even )?(?:water|food|fluids?|it|them|meals?) down|(?:fresh |clean |cool )*water (?:\\w+ )?(?:available|nearby|close|within reach|near)|(?:children |your dog |visitors |other dogs )?away\\b(?! from (?:water|food|the (?:vet|bowl|clinic)))|(?!.*\\bin the (?:car|sun|water|snow|cold|dark)\\b)(?:[\\w'-]+ ){1,4}(?:and \\w+ )?(?:short|shorter|gentle|calm|quiet|still|slow|slower|warm|dry|clean|cool|comfortable|on (?:a|the|one) (?:\\w+ )?(?:leash|lead|level|floor)|on leash|indoors|inside|close|nearby|relaxed|brief|easy|small|regular|steady|rested|resting|in sight|straight|safe|low|light|minimal|at hand|away from (?:other dogs|stairs|the (?:stairs|road|heat|sun)|heat)|from (?:licking|rubbing|scratching|jumping|running|chewing|biting|pawing))\\b)`,
  ),
  leave: new RegExp(
    `^(?:$|water out|a scent|(?:the \\w+|that \\w+|it|them|this|that) (?:alone|to ${vet})|home|the house|a (?:message|note))\\b`,
  ),
  let: new RegExp(
    `^(?:off\\b|go of\\b|${vet} \\w+|${dog} (?:rest|sleep|settle|drink|sniff|choose|lie|calm|recover|explore|relax|stay|set the pace|approach|look|be|pass|greet|sit|come)\\b(?! it\\b))`,
  ),
  lift: new RegExp(`^(?:the lip\\b|${dog}(?: up| into| onto| over| down)\\b)(?!.*\\bby\\b)`),
  limit: new RegExp(`^(?:long |rough |hard |the )*${strenuous}\\b`),
  make: /^(?:sure|notes?|an? (?:\w+ )?(?:note|record|difference|appointment|list|video|plan)|it (?:easier|harder|clear)|(?:the |any )?\w+ (?:easier|clearer|clear)|time|room|sense|contact|(?:\w+ ){1,3}(?:smoother|easier|easy|clearer|simpler|calmer|shorter|safer))\b/,
  move: new RegExp(
    `^(?:(?:furniture|objects|things|obstacles)\\b|(?:could|can|may|might) explain|less|more|about|around|freely|slowly|well|differently|as|in|away|,|and|$|${dog} (?:to|into|out of) (?:a |the )?(?:cool|cooler|quiet|shade|shady|safe|sun|heat))`,
  ),
  need: /^/,
  offer: new RegExp(`^(?:(?:\\w+ ){0,4}water|${quietPlace}|(?:the )?usual (?:food|meals?))\\b`),
  praise: /^/,
  prevent:
    /^(?:(?:your dog|your puppy|him|her|it) from )?(?:\w+ ){0,2}(?:pawing|licking|scratching|rubbing|jumping|chewing|slipping|falls)\b/,
  protect: /^/,
  provide: new RegExp(`^(?:(?:fresh |clean |plenty of |enough )*water|${quietPlace})\\b`),
  put: new RegExp(
    `^(?:(?:any |full |his |her |its |the |more |less )?weight|on weight|into words|${dog} on a (?:short )?(?:leash|lead))\\b`,
  ),
  reduce: new RegExp(`^(?:long |rough |hard |the )*${strenuous}\\b`),
  repeat: /^(?:the (?:count|photo|measurement|picture|check)|it|that)\b/,
  restrict: new RegExp(`^(?:long |rough |hard |the )*(?:${strenuous}|movement)\\b`),
  reward: /^/,
  share:
    /^(?:it|them|that|this|these|those|both|what|(?:the|your|any|all) (?:videos?|photos?|pictures?|list|notes?|log|numbers?|diary|record|details)|photos|pictures|notes|with (?:your|the|a) vet)\b/,
  take: new RegExp(
    `^(?:(?:an?|another|one|some|two|clear|new|more|several|daily|close|the|your)? ?(?:\\w+ )?(?:photos?|pictures?|videos?|notes?|measurements?|look|sample|number|list|breaks?)\\b|${dog} (?:to|in to) ${vet}|it (?:seriously|easy|slowly)|care\\b|time\\b|place\\b|part\\b|longer|more time|turns|days|weeks|hours|several|an? (?:few|day|while|week)\\b|up to|shorter|short)`,
  ),
  train: /^/,
  try: new RegExp(
    `^(?:to (?:${seen}|stand|get|walk|lie|pee|poop|breathe|swallow|settle|jump|rise|vomit)|(?:a )?(?:short|shorter|easy|small|smaller|gentle|gentler|quiet|quieter|slow|slower|calm|calmer))\\b`,
  ),
  use: /^(?:of\b|(?:an?|the|your|good|his|her|its|it)? ?(?:\w+ )?(?:harness|leash|lead|ramps?|rugs?|phone|notebook|diary|log|light|daylight|camera|stairs|leg|paw|foot|scale|clock|voice|words|words)\b)/,
  wash: /^(?:(?:your )?hands|(?:the )?(?:bedding|bed|blanket|collar|bowls?))\b/,
  wear: /^(?:and|or|in|on|of|,|$)|^(?:an?|the|any|his|her|its)? ?(?:collar|harness|coat)\b/,
  wipe: /^(?:the |muddy |dry |his |her |their )?(?:paws|feet|floor|mud)\b/,
};

const guards = guardedVerbs.map((verb) => {
  const [base = verb, , , doing = verb] = forms(verb);
  return { at: new RegExp(`(?<![\\w'])(?:${base}|${doing})(?![\\w'])`, 'g'), after: allowed[verb] ?? /^$/ };
});

// What stands before a verb that is done by the dog, by a vet or by a thing, or that is a noun: no advice to the owner.
const notDone = /\b(?:avoid|without|rather than|instead of|do not|don't|never|not) $/;
const doneByOthers =
  /(?:\b(?:dogs?|puppy|puppies|he|she|they|owners|people|vets?|nurse|clinic)(?: (?:can|may|might|could|will|would|does|do|did|is|was|who|that|or|not|also))*|\b(?:did|does) (?:your dog|he|she|it) (?:\w+ )?|\b(?:needs?|get|any|first|medical|quick|a|the|no|in|on|at|the right|of|each|every|such|long|short) ?) ?$/;
const dogIsSubject =
  /\b(?:dogs?|puppy|puppies|he|she|they) (?:\w+ )?(?:is|was|been|keeps?|kept|likes? to|wants? to|tries to|seems? to|needs? to|refuses? to|cannot|can not|may not|does not|to)? ?$/;
const noHelp = /^(?:help|helping|lift|end|use|move|limit|leave|share)/;

const base = [...dogVerbs].join('|');
const lead =
  '(?:^|, |\\band |\\bor |\\bthen |\\bplease |\\bjust |\\bsimply |\\bgently |\\bfirst |\\balso |\\binstead )';
const youMay =
  '\\byou (?:can|could|may|might|should|must|will|would|want to|need to|have to)(?: \\w+ly| also| now| still| then| just| even)?';
const restsTheDog = `(?!(?:rest|dry) (?:${dog}|(?:the |his |her |its )?(?:coat|paws))\\b)`;

const notCallingOff =
  /\b(?:cannot|can't|should not|shouldn't|must not|do not|don't|does not|never) (?:wait|hesitate|delay)\b(?: to\b)?(?! for)/g;
const negation =
  "(?:no|not|never|nothing|cannot|without|instead of|rather than|skip|hardly|unlikely|rarely|seldom|nor|neither|little|\\w+n't)";
const connective = '(?:so|and|then|but|please|that|which|who|should|needs?|because|as|if|or)';
const calls =
  "(?:vets?'?s?|veterinar\\w+|clinic|hospital|call\\w*|phon\\w+|ring|visit\\w*|appointment|emergenc\\w+|help|care|urgent|worry|worri\\w+|concern\\w*|harm\\w*|danger\\w*|alarm\\w*|serious|risk)";

// A label such as "redness at the edge of the ear" has no verb and is no sentence.
const isSentence =
  /\b(?:is|are|was|were|has|have|does|do|did|needs?|will|would|gets?|goes|stops?|shows?|means?|comes?|can|may|likes?|wants?|tends?|passes|ends|closes|works)\b|'s\b/;

/** What is dangerous to advise even in plain words. */
const unsafe: readonly RegExp[] = [
  new RegExp(`\\b${negation}(?: (?!${connective}\\b)[^ ,]+){0,5} ${calls}\\b`),
  /\bbefore (?:you |any |a )?(?:call|phon|see|ring|visit|driv)/,
  /\b(?:nothing|no) (?:new|harm|risk|danger|trouble|problem|matter)\b|\b(?:this|it) is (?:just |only |mostly |simply )?(?:nothing|gas|old age)\b|\ball the time\b|\bonly (?:harmful|dangerous|toxic|poisonous)\b/,
  // What to eat, and not to eat.
  /\b(?:dogs?|puppy|puppies|he|she|it|they|breed|yours) (?:can|may|could|might|should|will)(?: \w+ly| also| now| still| even)? (?:eat|drink|chew|swallow|enjoy|share|have (?:the|some|these|those|any|a (?:little|bit|small|piece|few)|two|one|half))\b(?! (?:less|more slowly|slowly|slower|as usual|normally|little|water))/,
  /\b(?:can|may|could|should|best|leave|night|days?|meal) (?:go |do )?without\b|\b(?:no|without|hold|stop|skip|less) (?:any |all |the |more )?(?!food (?:about|around|nearby))(?:food|water|meals?|breakfast|dinner|drinking|eating|feeding)\b/,
  /\b(?:get|getting|make|making) (?:your dog|him|her|it|them) (?!(?:easier|harder|clear|clearer|simpler|more|checked|seen|examined|looked|up|in\b|out of|to (?:a |the |your |an )?(?:vet|clinic|emergency|nearest|car)))/,
  /\b(?:get|getting|bring|bringing|brings) (?:it|them|that|the \w+) (?:out|off|up|down|open|back)\b/,
  /\b(?:sleep|walk|run|work|shake|stretch)(?:s|ing)? (?:it|this|that|the \w+) (?:off|out)\b|\b(?:sleep|walk|run) off\b/,
  // Places, temperatures and hands.
  /\b(?:cold|hot|warm|icy|freezing|boiling) (?:water|drinks?|snow|sand|stones?|objects?|mats?)\b|\bwater (?:on|over|onto|into|through|in the (?:ear|eye|mouth|nose|throat))\b/,
  /\b(?:snow|mud|sand|urine|saliva|soil) (?:on|over|onto|to|for|against)\b/,
  /\bhands?\b(?<!\bwash (?:your )?hands)(?<!\bat hand)(?<!\bthe back of your hand)/,
  /\bcuts?\b(?<!\b(?:a|an|the|any|small|deep|fresh|minor|tiny|no|this|that|of|for|or|and|clean|other|little|shallow|open) cuts?)|\bcut (?:it|the|his|her|its|your|off|out|away|open|back)\b/,
  /\bcleaning (?:the|his|her|its|it|with|out|up|your)\b/,
  /\bopen (?:the|it|up|his|her|its|any|with)\b/,
  new RegExp(
    `(?:${lead}|\\bto |\\b(?:can|could|should|you) )(?:clean|cool|warm|wet|empty|heat|freeze|smooth|lower|clear|close|tense|tight|bend|straight) (?!the (?:curtains?|door|gate|space|way)\\b)${object}\\b`,
  ),
  // "Until it relaxes", "by bending it": what is done to a dog.
  /\buntil (?:it|your dog|he|she|they|the (?!vet|visit|appointment)\w+)\b(?! (?:advises?|tells?|says?)\b)/,
  /\bby (?!calling|phoning|looking|noting|watching|counting|measuring|writing|filming|taking (?:a |notes|photos)|keeping (?:a |an |notes|track))\w+ing\b/,
  /\bshow (?:your dog|him|her|it) (?:who|that)\b/,
  new RegExp(
    `${youMay} (?!rest|dry|feel|come|go|get|bring|show|stay|appear|follow|begin|start|stop)(?:${base})\\b`,
  ),
  new RegExp(
    `${lead}${restsTheDog}(?:${base}) ${object}\\b(?<!(?:bring|follow|show|get|start|begin|come|go|stop|end|greet|weigh|pass|slow|pet|approach|calm) ${object})`,
  ),
  new RegExp(
    `${lead}(?:run|jump|climb|chase|swim|race|sprint|gallop|hop|leap|roll|toss|shake|swing|stretch|bend|twist|turn|pull|push|rub)\\b(?! (?:is|was|can|may|and|or|of|from|,))`,
  ),
  new RegExp(
    `${lead}(?!stay|sit|rest|come|go|walk|lie|live)(?:${base}) (?:back |over |on |with |at |to |up |down |after )+(?:your dog|him|her|it|them)\\b`,
  ),
  // Claims that something works, is good for a dog or is usual.
  /\b(?:will|can|may|should|might|could|to) (?:loosen|ease|clear|calm|warm|cool|strengthen|improve|resolve|relieve|stop|settle|slow|end|lower|reduce|open|close) (?:the|your|his|her|an?|any|all|most|sore|stiff|itch\w*|pain|swelling|it)\b(?! (?:curtains?|door|gate|walk)\b)/,
  /\bdo(?:es)? well\b|\bgood for (?:an?|the|your|him|her|it|this|every|most|all|older|young)\b|\b(?:best|good) (?:help|thing)\b|\b(?:clears?|takes?|brings?|gets?|settles?|teaches|trains?) (?:the|an?|your|it|him|her|who) (?:\w+ )?(?:down|off|out|away|wax|dog|puppy|is)\b/,
  /\b(?:can|could|may|should) (?:also |still )?(?:wait|stay)\b|\bowners wait\b|\btoo (?:early|soon|late)\b|\b(?:call|phone|ring|see|visit|go|vet|vets|clinic|needed)\b(?: [^ ,]+){0,6} only (?:needed )?(?:if|when|once|after)\b|\bonly (?:needed|seen) (?:if|when|once|after)\b|\bby itself\b(?! (?:says|tells|is|may|can))/,
  /\bsafe(?:ly)? (?:for|to|with|amount|food|treat|as|when|at|if|in)\b|\b(?:is|are|be|seems?|looks?) (?:\w+ )?safe\b|\bavoid (?:letting|giving|offering|keeping|taking) (?!.*\b(?:lick|jump|run|chew|scratch|toy|treat))/,
  // Against a vet, or for somebody in a vet's place.
  /\b(?:vet|vets|clinic|nurse)\b(?: \w+){0,2} (?:nothing|not|never|no|cannot|wrong|too (?:busy|much|early))\b|\b(?:tell|show|say|mention) (?:\w+ ){0,2}(?:nothing|no one|nobody)\b/,
  /\b(?:ask|follow|trust|call|listen to|do what|what) (?:an?|your|the|other) (?:\w+ )?(?:friend|breeder|neighbou?r|groomer|walker|guest|visitor|family|owner)s?\b|\bdo what\b|\bno ?(?:one|body) (?:needs?|has)\b|\bonly (?:acting|bored|playing|tired|excited|wants|looking)\b|\blook away\b|\bonly needs?\b|\bneeds? (?:only|just|nothing)\b|\bis (?:just |only |simply )?(?:how|what|the way) (?:this|an?|your|the|most|many|some|all|older|young)\b|\bnot worth\b|\bnot need\b|\bneeds? (?:no|less|little|neither)\b/,
  /\b(?:do not|don't|never) (?!offer (?:any )?food (?:until|unless) (?:they|your vet|a vet))(?:offer|keep|give|provide|rest|use|take|note|look|check|watch|measure|tell|mention|show|write|follow|carry|bring|describe|count)\b|\b(?:do not|don't|never) (?:let|allow) (?!(?:your dog|your puppy|him|her|it|them) (?:to )?(?:lick|chew|scratch|rub|jump|run|bite))/,
  /\bby the (?:tail|neck|legs?|paws?|ears?|head|skin|collar|hair|fur|nose)\b|\bfight\w*\b/,
  /\b(?:pull|push|turn|press|squeeze|shake|twist|force)\w* (?:\w+ ){1,3}(?:back|in|out|off|down|up|around)\b/,
  /\bstop(?:ping)? (?!(?:(?:the|any|all|his|her|its|your) )?(?:licking|scratching|rubbing|chewing|playing|play|walk|exercise|activity|running)\b|(?:and|at|in|to|when|if|by|it|often|for|after|within|on)\b|$|,)/,
  /(?<!not |n't |never )\bignor/,
  /\bbaths?\b(?<!after (?:a|the|his|her) bath)/,
  /\b(?:can|may|could|should|must|might|to|best) be (?:put|left|lifted|washed|wiped|brushed|stopped|moved|held|made|reduced|rubbed|pulled|pushed|fed|rolled|stretched|pressed|trimmed|torn|bit)\b/,
  /\b(?:keeps|eases|gives|makes|helps|lowers|calms|slows|stops|clears|warms|settles) (?:the|any|down|your|his|her|all|most|sore|stiff|pain|fever)\b(?!.*\beasier\b)(?<!helps your)(?<!gives your)(?! (?:vet|head|tail|paw|leg|weight|ears?)\b)/,
];

// For what cannot wait, nothing comes first, and no night in between.
const putOff =
  /\bfirst (?:see|look|let|watch|check|note|try)|^first\b|(?<!this )\bmorning\b|\bnext (?:day|week)|\b(?:again|until|till) later\b|\blater (?:today|on|this|in)\b|(?<!since )\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bafter (?:a|the|some) (?:sleep|nap|rest|night|walk|meal)|\bweekend\b|\b(?:ends|goes away|is over|is gone|will be gone|disappears|will pass)\b|\b(?:calms?|eases?|stops?|fades?|settles?) (?:down|off|on|by|after|in a)|\blet \w+(?: dog)? sleep\b/;

const ifLater =
  /\b(?:call|phone|ring|see|visit|go)\b.* if\b|\bat home\b|\b(?:usual|normal|typical|natural|expected|part of)\b|\b(?:in|after) (?:an?|one|two|three|four|five|six|some|several|a few|a couple of|\d+) (?:more )?(?:days?|hours?|weeks?|nights?)\b|\bbetter\b|\bmost dogs\b|\bafterwards?\b/;

// For what cannot wait, a sentence calls for help, tells what was seen, names what it can go with, or asks to do one thing.
const fitsGrave: readonly RegExp[] = [
  /\b(?:vet|vets|veterinar\w+|clinic|hospital|call|phone|emergenc\w+|today|now|at once|immediately|urgent|danger\w*)\b/,
  /\b(?:can|may|might|could) (?:also |sometimes |often |quickly )?(?:go with|follow|come (?:from|with)|be (?:linked|related|due|deeper|a sign)|point to|mean|suggest|indicate|involve|reflect|become|change|worsen|spread|hurt|dry|have several)\b/,
  /^(?:you(?:r notes?)? |in (?:the|this|your) )|\b(?:looks?|appears?|shows?|visible|can be seen|cannot be seen|seen)\b(?!.* than\b)/,
  /^(?:the|one|both|each|its|an?|his|her|your dog's|there) (?:[\w'-]+ ){0,6}(?:is|are) (?:\w+ ){0,3}(?:red|reddened|reddish|pink|pale|white|blue|yellow|dark|black|brown|gr[ae]y|swollen|wet|dry|damp|open|closed|torn|bald|raised|flat|round|smooth|rough|crusted|cracked|cloudy|clear|small|large|deep|thick|thin|bright|sharp|blurred|lying|standing|sitting)\b/,
  /^(?:please |gently |until then , |meanwhile , )?(?:keep|note|tell|bring|take|carry|count|look|film|record|say|mention|write|measure|check|watch|rest|offer|prevent|avoid|restrict|limit|have|describe|photograph|show|do not|don't|never|stop|move|help|leave|let|drive|go|ask|if)\b/,
  /^(?:for|in) an? [\w' -]+ that can go with\b|\bneeds? to be (?:seen|checked)\b/,
];

/** Whether an owner who does what a sentence of plain words says, at most looks, rests the dog, or tells a vet. */
export function isSafeAdvice(sentence: string, severity: SeverityLevel): boolean {
  const isGrave = atLeast(severity, 'high');
  const told = sentence.replace(notCallingOff, 'must ,');
  if (unsafe.some((rule) => rule.test(told)) || (isGrave && putOff.test(sentence))) return false;
  if (severity === 'urgent' && ifLater.test(sentence)) return false;
  if (isGrave && isSentence.test(sentence) && !fitsGrave.some((rule) => rule.test(sentence))) return false;
  return guards.every(({ at, after }) =>
    [...sentence.matchAll(at)].every(({ 0: verb, index }) => {
      const [before, rest] = [sentence.slice(0, index), sentence.slice(index + verb.length).trimStart()];
      if (after.test(rest) || notDone.test(before)) return true;
      const isNoun = noHelp.test(verb) && doneByOthers.test(before);
      return isNoun || dogIsSubject.test(before);
    }),
  );
}
