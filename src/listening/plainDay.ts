import { ordinaryDay } from './knowledge/signs.ts';
import type { Recognised } from './recognise.ts';
import { kindOf } from './text/lexicon.ts';

/** Short notes that are plainly of an ordinary day, although the classifier has met none like them. */

const maxWords = 14;
const warm =
  /\b(?:radiator|heater|heating|(?<!on )fire|fireplace|stove|(?:wood|log) burner|heat vent|vent|aga|underfloor)\b/;
const lies =
  /\b(?:sprawl\w*|flat out|stretched out|flopped|basking|toasting|curled up|snoozing|snoring|snores|asleep|napping|dozing|splooted|lounging)\b/;
const onFoot =
  /\b(?:\d{1,3} (?:minutes?|mins?|hours?|miles?|km)|(?:an|half an|1) hour|hour and a half)\b.{0,40}\b(?:walk\w*|strolls?|loop|round|around|along|hik\w*|trail|park|lake|beach|woods?|forest|fields?|creek|river|canal|path|hills?)\b/;
const ofWarmth = new Set(['lethargy', 'heatstroke']);
// With these it may be no ordinary day after all.
const more =
  /\b(?:no|not|never|without|will not|cannot|can not|refus\w*|since|days?|all day|still|again|but|only|hot|pant\w*|weak\w*|shak\w*|trembl\w*|wobbl\w*|breath\w*|collaps\w*|limp\w*|slow\w*|tired|stiff|carr\w*|stop\w*|lag\w*|behind|drag\w*|off|sick|up|less|lost|gone|help|burn\w*|smoke|singed)\b|\?/;
const everyday = new Set('eat drink trace breathe pee poo hot-car'.split(' '));

/** Whether a short note tells only of a rest in the warm, or of a walk of some length, and of nothing that is wrong. */
export function isPlainDay({ words, signs, behaviours, concepts }: Recognised): boolean {
  if (words.length > maxWords) return false;
  const said = words.map(({ text }) => text).join(' ');
  const rests = warm.test(said) && lies.test(said);
  if (!rests && !onFoot.test(said)) return false;
  if (more.test(said.replaceAll(/\b(?:stretched out|curled up|picked up|up the|up to)\b/g, ' ')))
    return false;
  const isUneasy = concepts.mentioned('uneasy').length > 0 || concepts.mentioned('lack').length > 0;
  const isElse = [...signs.keys()].some((id) => !(rests && ofWarmth.has(id)) && id !== ordinaryDay);
  const told = new Set(signs.get('lethargy')?.words.flatMap((each) => each.split(' ')));
  const troubles = concepts.all().filter(({ concept, first }) => {
    const kind = kindOf.get(concept);
    const isTold = told.has(words[first]?.written ?? '');
    return (kind === 'trouble' || kind === 'swallowed') && !everyday.has(concept) && !(rests && isTold);
  });
  return !isUneasy && !isElse && troubles.length === 0 && behaviours.size === 0;
}
