import type { SeverityLevel } from '../domain/analysis.ts';
import { advice } from './knowledge/advice.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import type { Found } from './recognise.ts';
import { atLeast } from './severity.ts';

/** What to look for when nobody can say what a note means. */
export const emergencyChecklist: string = advice.emergencies;

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
export const alarming = /emergency|immediately|right away|urgent|at once|\bnow\b/i;

const sayable = (lines: readonly string[]) => lines.filter((line) => !neverSaid.test(line));
const sentence = (text: string) => {
  const trimmed = text.trim().replace(/[.;,]+$/, '');
  return trimmed ? `${trimmed[0]?.toUpperCase()}${trimmed.slice(1)}.` : '';
};
const listed = (items: readonly string[], joint = 'or') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
const lowered = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;

/** What an owner reads, and what to do now when it cannot wait. Leads with the doing, diagnoses nothing. */
export function interpretation(said: Said): { text: string; doNow: string[] } {
  const sentences = atLeast(said.severity, 'high')
    ? grave(said)
    : said.understood
      ? mild(said)
      : said.severity === 'low'
        ? nothingKnown
        : notUnderstood;
  const lead = said.signs.find(({ level }) => atLeast(level, 'high'));
  const doNow = atLeast(said.severity, 'high') ? firstSteps(said.severity, lead) : [];
  return { text: within(sentences), doNow };
}

const nothingKnown = [
  'Thank you for writing. I hear nothing in these words that I know as a sign of illness, though I may not understand them all.',
  emergencyChecklist,
  'If something feels wrong to you, write down what you see, or phone your vet: you know your dog best.',
];

const notUnderstood = [
  'These words do not tell me enough to say what they may mean.',
  'Could you add what you see, since when, and how your dog eats, drinks, moves and breathes?',
  emergencyChecklist,
  'If something feels wrong to you, phone your vet: you know your dog best.',
];

/** The first thing to do where it cannot wait. */
const callAVet: Partial<Record<SeverityLevel, string>> = {
  urgent: advice.urgent,
  high: advice.high,
};

/** What to do now where it may be taken for more serious than it was heard to be: the call leads, and nothing delays it. */
export function doNowAt(
  severity: SeverityLevel,
  heard: { severity: SeverityLevel; doNow: readonly string[] } | null,
): readonly string[] {
  if (heard?.severity === severity) return heard.doNow;
  const call = callAVet[severity];
  const [, ...further] = heard?.doNow ?? [];
  return call ? [call, ...further.filter((step) => !/\b(?:hours?|today)\b/i.test(step))] : [];
}

function firstSteps(severity: SeverityLevel, lead: Found | undefined): string[] {
  const sign = lead && signById.get(lead.id);
  const known = sayable(sign?.doNow ?? [])
    .slice(0, 3)
    .map(sentence);
  const poison = severity === 'urgent' && lead?.id.startsWith('toxin_') === true;
  const call = poison ? advice.poison : (callAVet[severity] ?? '');
  const steps = [call, ...known.filter((line) => !/^(?:phone|call|go to|ring)/i.test(line))].slice(0, 3);
  return poison ? [...steps, advice.noVomiting] : steps;
}

const soundsGrave = [
  'What you write sounds serious to me, though I cannot tell what it may be.',
  emergencyChecklist,
  'Tell them what you see, since when, and how your dog eats, drinks, moves and breathes.',
];

function grave({ severity, signs, name }: Said): string[] {
  const lead = signs[0];
  if (!lead || !atLeast(lead.level, 'high')) return [callAVet[severity] ?? '', ...soundsGrave];
  const sign = signById.get(lead.id);
  const heard = lead.words.slice(0, 3).map((word) => `“${word}”`);
  const mayBe = sign?.support === 'direct' ? sayable(sign.mayBe).slice(0, 3).map(lowered) : [];
  return [
    ...firstSteps(severity, lead),
    heard.length > 0 ? `I say so because you wrote ${listed(heard, 'and')}.` : '',
    mayBe.length > 0
      ? `${canGoWith(mayBe)} Only an examination can tell.`
      : 'Only an examination can tell what is behind it.',
    severity === 'urgent'
      ? `Please do not put this off, even while ${name || 'your dog'} still seems bright.`
      : advice.sooner,
  ];
}

function mild(said: Said): string[] {
  const { signs, behaviours, name } = said;
  const sign = signs.find(({ id }) => id !== 'healthy_normal_log');
  const does = behaviours[0];
  if (sign) return ofSign(said, sign);
  if (does) return ofBehaviour(said, does);
  return [
    `Thank you for writing. Nothing in these words points to a sign of illness in ${name || 'your dog'}.`,
    'Notes like this show what an ordinary day looks like, so that a change stands out.',
    'If something feels different, write down what you see, or phone your vet.',
  ];
}

/** Items with commas of their own are told apart by more than a comma. */
const canGoWith = (items: readonly string[]) =>
  `It can go with ${items.some((item) => /,| or /.test(item)) ? items.join('; or with ') : listed(items)}.`;

/** What a calm answer may say: no alarm, nothing only a vet should say. */
const calm = (lines: readonly string[]) => sayable(lines).filter((line) => !alarming.test(line));

function ofSign({ severity }: Said, { id }: Found): string[] {
  const sign = signById.get(id);
  const mayBe = sign?.support === 'direct' ? calm(sign.mayBe).slice(0, 2).map(lowered) : [];
  return [
    `Thank you for telling me. What I hear is this: ${lowered(sign?.name ?? 'something to watch')}.`,
    mayBe.length > 0 ? canGoWith(mayBe) : '',
    ...calm(sign?.doNow ?? [])
      .slice(0, 3)
      .map(sentence),
    severity === 'medium' ? advice.medium : advice.low,
  ];
}

function ofBehaviour({ severity }: Said, { id }: Found): string[] {
  const behaviour = behaviourById.get(id);
  const says = calm(behaviour?.maySay ?? [])
    .slice(0, 1)
    .map(lowered);
  const ruleOut = sayable(behaviour?.ruleOut ?? [])
    .slice(0, 2)
    .map(lowered);
  const steps = calm(behaviour?.toTry ?? [])
    .slice(0, 2)
    .map(sentence);
  const last =
    severity === 'medium'
      ? `If this is new or keeps on, book a visit within days and ask your vet about ${listed(ruleOut) || 'pain or illness'}.`
      : advice.behaviour;
  return [
    `What I hear is this: ${lowered(behaviour?.name ?? 'something new')}.`,
    says.length > 0 ? `It is often ${listed(says)}.` : '',
    ...steps,
    severity === 'low' && steps.some((step) => step.includes('vet')) ? '' : last,
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
