import type { SeverityLevel } from '../domain/analysis.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import type { Found } from './recognise.ts';
import { atLeast } from './severity.ts';

/** What to look for when nobody can say what a note means. */
export const emergencyChecklist =
  'Phone a vet at once for trouble breathing, collapse, a fit, a swollen belly with empty retching, heavy bleeding, pale or blue gums, straining without any wee, or something poisonous eaten.';

export const mostWords = 120;

interface Said {
  severity: SeverityLevel;
  understood: boolean;
  signs: readonly Found[];
  behaviours: readonly Found[];
  name: string;
}

/** Some advice is right only from a vet's mouth: such lines stay in the knowledge, and a model's are not shown. */
export const neverSaid =
  /(?:induce|make (?:him|her|them)|try to make).{0,20}(?:vomit|sick)|peroxide|salt water|ice (?:bath|water|cold)|ice packs|pull (?:it|the) out|tourniquet|suck|cut the bite|punish|scold|smack|alpha|dominan|shock collar|overfed|lazy|irresponsible|hold (?:his|her|the) tongue|something in (?:his|her) mouth|(?:limit|restrict|reduce).{0,15}water|normal for (?:the|this) breed|wait (?:and|to) see|monitor (?:at home|for 24|overnight)|nothing to worry|(?:olive|coconut|mineral) oil|vinegar|(?:all|he|she|it).{0,20}(?:is|'s|looks|seems) (?:fine|ok|okay|healthy|normal)|(?:he|she|your dog) (?:has|is suffering from) |(?:give|administer).{0,40}(?:ibuprofen|aspirin|paracetamol|acetaminophen|tylenol|benadryl|imodium|pepto)|\bmg\b|\bml\b|\d+ ?(?:mg|ml)/i;
// Some words alarm.
const alarming = /emergency|immediately|right away|urgent|at once|\bnow\b/i;

const sayable = (lines: readonly string[]) => lines.filter((line) => !neverSaid.test(line));
const sentence = (text: string) => {
  const trimmed = text.trim().replace(/[.;,]+$/, '');
  return trimmed ? `${trimmed[0]?.toUpperCase()}${trimmed.slice(1)}.` : '';
};
const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
const lowered = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;

/** What an owner reads, and what to do now when it cannot wait. Leads with the doing, diagnoses nothing. */
export function interpretation(said: Said): { text: string; doNow: string[] } {
  const sentences = !said.understood
    ? notUnderstood
    : atLeast(said.severity, 'high')
      ? grave(said)
      : mild(said);
  const lead = said.signs[0];
  const doNow = atLeast(said.severity, 'high') && lead ? firstSteps(said.severity, lead) : [];
  return { text: within(sentences), doNow };
}

const notUnderstood = [
  'These words do not tell me enough to say what they may mean.',
  'Could you add what you see, since when, and how your dog eats, drinks, moves and breathes?',
  emergencyChecklist,
  'If something feels wrong to you, phone your vet: you know your dog best.',
];

/** The first thing to do where it cannot wait. */
export const callAVet: Partial<Record<SeverityLevel, string>> = {
  urgent: 'Phone your vet or the nearest emergency clinic now and set off.',
  high: 'Phone your vet today and ask to be seen.',
};

function firstSteps(severity: SeverityLevel, { id }: Found): string[] {
  const sign = signById.get(id);
  const known = sayable(sign?.doNow ?? [])
    .slice(0, 3)
    .map(sentence);
  const poison = severity === 'urgent' && id.startsWith('toxin_');
  const call = poison
    ? 'Phone your vet, an emergency clinic or a poison line now and say what, how much and when.'
    : (callAVet[severity] ?? '');
  const steps = [call, ...known.filter((line) => !/^(?:phone|call|go to|ring)/i.test(line))].slice(0, 3);
  return poison ? [...steps, 'Do nothing at home to bring it back up unless a vet tells you to.'] : steps;
}

function grave({ severity, signs }: Said): string[] {
  const lead = signs[0];
  if (!lead) return notUnderstood;
  const sign = signById.get(lead.id);
  const heard = lead.words.slice(0, 3).map((word) => `“${word}”`);
  const mayBe = sign?.support === 'direct' ? sayable(sign.mayBe).slice(0, 3).map(lowered) : [];
  return [
    ...firstSteps(severity, lead),
    heard.length > 0 ? `What led here: ${heard.join(', ')}.` : '',
    mayBe.length > 0
      ? `It can go with ${listed(mayBe)}; only an examination can tell.`
      : 'Only an examination can tell what is behind it.',
    severity === 'urgent'
      ? 'Please do not put this off, even while your dog still seems bright.'
      : 'If it worsens, or breathing, gums or alertness change, go sooner.',
  ];
}

function mild({ severity, signs, behaviours, name }: Said): string[] {
  const lead = signs.find(({ id }) => id !== 'healthy_normal_log');
  if (lead) {
    const sign = signById.get(lead.id);
    const calm = (lines: readonly string[]) =>
      sayable(lines).filter((line) => severity !== 'low' || !alarming.test(line));
    const mayBe = sign?.support === 'direct' ? calm(sign.mayBe).slice(0, 2).map(lowered) : [];
    const steps = calm(sign?.doNow ?? [])
      .filter((line) => !alarming.test(line))
      .slice(0, 2)
      .map(sentence);
    return [
      `Thank you for noting this: ${lowered(sign?.name ?? 'something to watch')}.`,
      mayBe.length > 0 ? `It may go with ${listed(mayBe)}.` : '',
      ...steps,
      severity === 'medium'
        ? 'Please book a visit with your vet within days, sooner if it worsens or new signs appear.'
        : 'Log it if it comes again; phone your vet if it does not settle or you are worried.',
    ];
  }
  const does = behaviours[0];
  const behaviour = does && behaviourById.get(does.id);
  if (behaviour) {
    const say = sayable(behaviour.maySay)
      .filter((line) => !alarming.test(line))
      .slice(0, 2)
      .map(lowered);
    const tries = sayable(behaviour.toTry)
      .filter((line) => !alarming.test(line))
      .slice(0, 2)
      .map(sentence);
    return [
      `${behaviour.name}: it may say ${listed(say) || 'something about how your dog feels'}.`,
      ...tries,
      severity === 'medium'
        ? `If this is new or keeps on, ask your vet to rule out ${listed(sayable(behaviour.ruleOut).slice(0, 2).map(lowered)) || 'pain or illness'}, and book a visit within days.`
        : 'If it is new, sudden or comes with other signs, mention it to your vet.',
    ];
  }
  return [
    `Noted. Nothing in these words points to a sign of illness in ${name || 'your dog'}.`,
    'Notes like this show what an ordinary day looks like, so that a change stands out.',
    'If something feels different, write down what you see, or phone your vet.',
  ];
}

/** As many whole sentences as fit. */
function within(sentences: readonly string[]): string {
  const kept: string[] = [];
  let count = 0;
  for (const each of sentences) {
    const words = each.split(/\s+/).filter(Boolean).length;
    if (!each || count + words > mostWords) continue;
    kept.push(each);
    count += words;
  }
  return kept.join(' ');
}
