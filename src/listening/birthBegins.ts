import type { Recognised } from './recognise.ts';

// The first stage of labor, in which a dog is restless for hours and does not push.
const ofBirth =
  /\b(?:labou?r|whelp(?:s|ing)?|pups|puppies|litter|pregnant|due (?:today|tomorrow|tonight)|nest(?:s|ing)?|nest making)\b/;
const early =
  /\b(?:nest(?:s|ing)?|nest making|making a nest|digging|digs|scratching (?:at )?(?:her|the) (?:bed|box|blankets?)|panting|pants|shiver(?:s|ing)|trembling|restless|pacing|unsettled|first stage|stage 1|stage one|early labou?r)\b/;
const cooler =
  /\b(?:temp|temperature) (?:has |have |is |was |just )*(?:dropped|fell|fallen|dropping|falling|down|gone down)\b/;
const notYet =
  /\b(?:no|not|without|is not|has not|not started) (?:any )?(?:pushing|push|straining|strain|contractions?)(?: yet)?\b|\bnothing yet\b/g;
// With these it has lasted, has gone further, is about somebody else, or is no birth.
const further =
  /\b(?:yesterday|last night|all night|overnight|hours?|hrs?|minutes?|mins?|days?|weeks?|fortnight|since|ago|overdue|late|nothing|never|push\w*|strain\w*|contract\w*|discharge|green|black|brown|muck|goo|slime|blood\w*|bleed\w*|waters?|broke|broken|stuck|out|born|arrived|another|stop\w*|exhausted|tired|worn|weak|dull|collaps\w*|limp|listless|flat|stiff|scream\w*|cry\w*|pain|vomit\w*|sick|fever|hot|twitch\w*|nursing|feed\w*|milk|mum|mom|mother|dam|phantom|false|spayed|season|heat|mated|sister|wife|daughter|neighbou?r|friend|brother|boss|cat|cow|ewe|mare|vet|scan|only|slippers|teddy|teddies|toys?)\b|\?/;
const fits = new Set([
  'dystocia',
  'panting_excess',
  'tremors_shaking',
  'restlessness_pain',
  'hypothermia_frostbite',
  'healthy_normal_log',
]);
const maxWords = 26;

/** Whether a note tells of a birth that begins as it should, and of nothing that lasts or goes wrong. */
export function birthBegins({ words, signs }: Recognised, isMale: boolean): boolean {
  if (isMale || words.length > maxWords) return false;
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(notYet, ' ');
  // Shivering with pups about is a mother's lack of calcium, unless they are still to come.
  const isExpected = /\bdue\b/.test(said);
  if ([...signs.keys()].some((id) => !fits.has(id) && !(id === 'eclampsia_nursing' && isExpected)))
    return false;
  const begins = [early, cooler].filter((each) => each.test(said)).length;
  const isNested = /\bnest/.test(said) && !/\b(?:labou?r|whelp|pups|puppies|pregnant|due)\b/.test(said);
  return ofBirth.test(said) && begins >= (isNested ? 2 : 1) && !further.test(said);
}
