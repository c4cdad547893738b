import { plain } from '../../charts/words.ts';
import { counted } from '../../domain/counted.ts';
import { kindName } from '../../domain/kindNames.ts';
import { daysAfter } from '../../domain/laterDays.ts';
import type { Report } from '../../domain/report.ts';
import { dayText } from './words.ts';

/** More would not be asked. */
const maxQuestions = 6;
/** A sign on so many days is asked about, and a grave one in any case. */
const oftenDays = 3;
/** A share of the weight that is worth a question. */
const weightShare = 0.05;
/** What is due within so many days can be done at this visit. */
const soonDays = 30;
/** From so many stools that were not firm. */
const oftenStools = 3;

/** What there is to ask a vet, from the log alone: no more than it says, and never an answer. */
export function questionsFrom(report: Omit<Report, 'questions'>): string[] {
  return [
    ...ofSigns(report),
    ...ofWeight(report),
    ...ofStool(report),
    ...ofMeals(report),
    ...ofDue(report),
  ].slice(0, maxQuestions);
}

const ofSigns = ({ health }: Omit<Report, 'questions'>): string[] =>
  health.signs
    .filter(
      ({ severity, noted }) => severity === 'urgent' || severity === 'high' || noted.length >= oftenDays,
    )
    .slice(0, 3)
    .map(({ name, noted }) => {
      const last = dayText(noted.at(-1)?.day ?? '');
      return noted.length === 1
        ? `“${name}” was noted on ${last}. Does it need a closer look?`
        : `“${name}” was noted on ${counted(noted.length, 'day')}, last on ${last}. What may be behind it?`;
    });

function ofWeight({ weight, dog }: Omit<Report, 'questions'>): string[] {
  const { points, before, breed, unit } = weight;
  const last = points.at(-1);
  if (!last) return [];
  const first = before ?? points[0];
  const change = first ? last.value - first.value : 0;
  if (first && first.value > 0 && Math.abs(change) / first.value >= weightShare) {
    const amount = `${plain(Math.abs(change))} ${unit} ${change < 0 ? 'less' : 'more'}`;
    return [`${dog.name} weighs ${amount} than on ${dayText(first.day)}. Is that as it should be?`];
  }
  if (breed && dog.lifeStage !== 'Puppy Stage' && (last.value < breed.low || last.value > breed.high))
    return [
      `Adults of the breed weigh ${plain(breed.low)} to ${plain(breed.high)} ${unit}, ${dog.name} ${plain(last.value)}. Is that a good weight?`,
    ];
  return [];
}

function ofStool({ stool }: Omit<Report, 'questions'>): string[] {
  const odd = stool.looks.filter(({ look }) => look !== 'firm');
  const grave = odd.find(({ look }) => look === 'bloody' || look === 'black');
  if (grave)
    return [`${capital(grave.look)} stool was logged on ${dayText(grave.last)}. Should a sample be tested?`];
  const times = odd.reduce((sum, each) => sum + each.times, 0);
  return times >= oftenStools
    ? [`${times} of ${counted(stool.count, 'stool')} were not firm. Should a sample be tested?`]
    : [];
}

function ofMeals({ meals, loggedDays }: Omit<Report, 'questions'>): string[] {
  const { wanted, met } = meals;
  if (wanted === null || loggedDays < 7 || met / loggedDays >= 0.6) return [];
  return [
    `Fewer than ${counted(wanted, 'meal')} on ${loggedDays - met} of ${counted(loggedDays, 'day')}. Is that enough?`,
  ];
}

const ofDue = ({ care, writtenOn }: Omit<Report, 'questions'>): string[] =>
  care
    .filter(({ nextDue }) => nextDue !== null && nextDue <= daysAfter(writtenOn, soonDays))
    .slice(0, 2)
    .map(({ kind, title, nextDue }) => {
      const what = title ?? kindName(kind);
      const day = dayText(nextDue ?? '');
      return (nextDue ?? '') < writtenOn
        ? `${what} was due on ${day}. Shall it be done now?`
        : `${what} is due on ${day}. Can it be done today?`;
    });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
