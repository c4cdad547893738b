import type { Activity } from './activity.ts';

// Written so that JavaScript and PostgreSQL read them alike: in ASCII and small letters, without `\b`, whose letters differ.
const word = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`;

/** Food that is a treat by its name. */
const treat = word(
  'treats?|snacks?|cookies?|jerky|greenies|dentastix|chews?|rawhides?|pill pockets?|(?:dental|bully|chew|yak|collagen) (?:sticks?|bones?)',
);

/** Between two foods. */
const separator = `[,;+&/\\n]|${word('and|with|plus|then|over|or')}`;

/** What makes a food more than treats: food by name, treats that are not in it, or a part that is no treat. */
const more = [
  word('kibbles?|foods?|diet|rice|meals?|breakfasts?|lunch|dinners?|suppers?'),
  `${word('treats?')}[ -]?(?:free|toppers?)`,
  `${word('no|without|instead of')} (?:more |any )?treats?`,
  `(?:^|${separator})(?:(?!${separator}|${treat}).)*(?:${separator}|$)`,
].join('|');

/** The two patterns of the rule, for a food type in small ASCII letters: it must match the first and not the second. */
export const treatPatterns = { treat, more } as const;

const isTreat = new RegExp(treat, 's');
const isMore = new RegExp(more, 's');

/**
 * Whether a food is treats and nothing else: "Training treats", "a dental chew", but not "Kibble with treats" or "Treat-free
 * kibble". In doubt it is a meal.
 */
export function areTreats(foodType: string): boolean {
  const text = foodType.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return isTreat.test(text) && !isMore.test(text);
}

/** Whether an entry is a meal: a feeding of more than treats. */
export const isMeal = ({ type, foodType }: { type: string } & Pick<Activity, 'foodType'>): boolean =>
  type === 'feeding' && !areTreats(foodType ?? '');
