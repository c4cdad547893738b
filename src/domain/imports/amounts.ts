import { foldForSearch } from '../search.ts';
import { typedDuration } from '../typedDuration.ts';
import { typedNumber, withAsciiDigits } from '../typedNumber.ts';
import { isWeightUnit, type Weighed, type WeightUnit } from '../weight.ts';

const plain = (text: string): string => withAsciiDigits(text).replace(/\s+/g, ' ').trim();

const grouped = /^[+-]?\d{1,3}(?:([.,' ’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;

/** The number in a cell, with a decimal point or comma. Null if there is none, or if it could be two, as "1,200" could. */
export function readNumber(cell: string): number | null {
  const text = plain(cell);
  const number = typedNumber(text);
  if (number !== null) return number;
  const [, separator] = grouped.exec(text) ?? [];
  const decimal = /[.,]/.exec(text.replaceAll(separator ?? '', ''))?.[0];
  const isClear = separator !== undefined && (decimal !== undefined || !'.,'.includes(separator));
  if (!isClear) return null;
  return Number(text.replaceAll(separator, '').replace(',', '.'));
}

export interface Measured {
  quantity: number;
  unit: string | null;
}

const fraction = /^(?:(\d+) )?(\d+)\/([1-9]\d*)(?![\d/])\s*(.*)$/su;

/**
 * The number at the beginning of a cell, and the unit after it: "24,5 kg", "1/2 tablet", "16mg". Null if it begins with none. A
 * fraction has three decimals.
 */
export function readQuantity(cell: string): Measured | null {
  // "1½" as "1 1/2".
  const text = plain(cell.replace(/[¼-¾⅐-⅞]/gu, (sign) => ` ${sign.normalize('NFKC')}`)).replaceAll(
    '\u2044',
    '/',
  );
  const [, whole = 0, above, below, of = ''] = fraction.exec(text) ?? [];
  if (above !== undefined)
    return { quantity: Number((Number(whole) + Number(above) / Number(below)).toFixed(3)), unit: of || null };
  const [, digits = '', unit = ''] = /^([+-]?[\d.,'’ ]*\d)(?!\/)\s*(.*)$/su.exec(text) ?? [];
  const quantity = readNumber(digits);
  return quantity === null ? null : { quantity, unit: unit || null };
}

/** Characters: longer ones are none, and would take long to read. */
const longestUnit = 60;

/** Units that are parts or multiples of those that weights are kept in, as people write them. */
const parts: readonly [RegExp, WeightUnit, number][] = [
  [/^(?:oz|ozs|ounces?)$/, 'lb', 1 / 16],
  [/^(?:st|stones?)$/, 'lb', 14],
  [/^(?:g|gr|grams?|gramm)$/, 'kg', 1 / 1_000],
];

/** A weight of one unit or two: "24,5 kg", "54 lbs 8 oz", "300 g". Null if a unit is none of weight. */
export function readWeight({ quantity, unit }: { quantity: number; unit: string }): Weighed | null {
  if (unit.length > longestUnit) return null;
  const remarked = /\s*\(.*\)$/su;
  const [, first = '', rest] =
    /^(.*?\p{L}\.?|#),? *(?:(?=\d)(.*))?$/su.exec(unit.replace(remarked, '')) ?? [];
  const told = inKeptUnit(quantity, foldForSearch(first).replace(/\.$/, ''));
  if (!told || rest === undefined) return told;
  const more = readQuantity(rest);
  const added = more?.unit ? readWeight({ quantity: more.quantity, unit: more.unit }) : null;
  return added?.unit === told.unit ? weighed(told.quantity + added.quantity, told.unit) : null;
}

function inKeptUnit(quantity: number, name: string): Weighed | null {
  const unit = weightUnitOf(name);
  if (unit) return { quantity, unit };
  const [, keptIn, times] = parts.find(([names]) => names.test(name)) ?? [];
  return keptIn === undefined || times === undefined ? null : weighed(quantity * times, keptIn);
}

/** Without the digits that adding and multiplying bring: grams are as fine as it gets. */
const weighed = (quantity: number, unit: WeightUnit): Weighed => ({
  quantity: Number(quantity.toFixed(3)),
  unit,
});

const pounds = /^(?:lbs?|pounds?|pfund|#)$/;
const kilograms = /^(?:kgs?|kilos?|kilograms?|kilogramm)$/;

/** The unit of a weight by what people write; null if it is none. */
export function weightUnitOf(text: string): WeightUnit | null {
  const unit = foldForSearch(text).replace(/\.$/, '');
  if (isWeightUnit(unit)) return unit;
  if (pounds.test(unit)) return 'lb';
  return kilograms.test(unit) ? 'kg' : null;
}

/** The unit of weights by a column's heading: "Weight (kg)". */
export const weightUnitIn = (heading: string): WeightUnit | null =>
  foldForSearch(heading)
    .split(/[^\p{L}#]+/u)
    .map(weightUnitOf)
    .find((unit) => unit !== null) ?? null;

const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/;
const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/i;
const secondsAlone = /^(\d+) ?(?:s|secs?|seconds?|sek(?:unden)?)\.?$/i;
const words: readonly [RegExp, string][] = [
  [/\b(?:stunden?|std|heures?|horas?|ore?|uur|uren|timmar?)\b\.?/giu, 'h'],
  [/\b(?:minuten?|minutos?|minuti|minuut)\b/giu, 'min'],
  [/\b\d+ ?(?:s|secs?|seconds?|sek(?:unden)?)\b\.?/giu, ''],
];

/** What one of a column's bare numbers is, in minutes, by its heading: "Duration (sec)". Minutes if it does not tell. */
export function minutesPerUnit(heading: string): number {
  const text = foldForSearch(heading);
  if (/\b(?:s|secs?|seconds?|sek|sekunden)\b/.test(text)) return 1 / 60;
  return /\b(?:h|hrs?|hours?|std|stunden|heures|horas)\b/.test(text) ? 60 : 1;
}

/**
 * The minutes in a cell: "90", "1h 20m", "0:45:00", "45 Min.". Whole ones, except for numbers of minutes. Null if it cannot
 * be read.
 */
export function readDuration(cell: string, perUnit = 1): number | null {
  const text = plain(cell).replace(/^(?:~|≈|ca\.?|about) */i, '');
  const bare = readNumber(text);
  if (bare !== null) return perUnit === 1 ? bare : wholeMinutes(bare * perUnit);
  const [, isoHours, isoMinutes, isoSeconds] = iso.exec(text) ?? [];
  if (isoHours ?? isoMinutes ?? isoSeconds)
    return wholeMinutes(Number(isoHours ?? 0) * 60 + Number(isoMinutes ?? 0) + Number(isoSeconds ?? 0) / 60);
  const [, onlySeconds] = secondsAlone.exec(text) ?? [];
  if (onlySeconds !== undefined) return wholeMinutes(Number(onlySeconds) / 60);
  const [, first, second, third] = clock.exec(text) ?? [];
  if (first !== undefined) return clockMinutes(Number(first), Number(second), third);
  const inEnglish = words.reduce((left, [pattern, word]) => left.replace(pattern, word), text).trim();
  return typedDuration(inEnglish);
}

/** "1:30" is an hour and a half, "0:45:00" 45 minutes, and "45:00", which no walk takes in hours, minutes and seconds. */
function clockMinutes(first: number, second: number, third: string | undefined): number {
  if (third !== undefined) return wholeMinutes(first * 60 + second + Number(third) / 60);
  return first >= 24 ? wholeMinutes(first + second / 60) : first * 60 + second;
}

/** Less than half a minute that somebody timed is one. */
export const wholeMinutes = (minutes: number) => (minutes > 0 ? Math.max(1, Math.round(minutes)) : minutes);
