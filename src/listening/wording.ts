export const maxWords = 120;

/** Advice that only a vet may give. Such lines of the knowledge are not shown, nor such answers of a model. */
export const neverSaid =
  /(?:induce|make (?:him|her|them)|try to make).{0,20}(?:vomit|sick)|peroxide|salt water|ice (?:bath|water|cold)|ice packs|pull (?:it|the) out|tourniquet|suck|cut the bite|punish|scold|smack|alpha|dominan|shock collar|overfed|lazy|irresponsible|hold (?:his|her|the) tongue|something in (?:his|her) mouth|(?:limit|restrict|reduce).{0,15}water|normal for (?:the|this) breed|wait (?:and|to) see|monitor (?:at home|for 24|overnight)|nothing to worry|(?:olive|coconut|mineral) oil|vinegar|(?:all|he|she|it).{0,20}(?:is|'s|looks|seems) (?:fine|ok|okay|healthy|normal)|(?:he|she|your dog) (?:has|is suffering from) |(?:give|administer).{0,40}(?:ibuprofen|aspirin|paracetamol|acetaminophen|tylenol|benadryl|imodium|pepto)|\bmg\b|\bml\b|\d+ ?(?:mg|ml)/i;
// Words that alarm.
export const alarming = /emergency|immediately|right away|urgent|at once|\bnow\b/i;

export const sayable = (lines: readonly string[]): string[] => lines.filter((line) => !neverSaid.test(line));

/** The lines that a calm answer may use: without alarming words and advice that only a vet may give. */
export const calm = (lines: readonly string[]): string[] =>
  sayable(lines).filter((line) => !alarming.test(line));

export const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/[.;,]+$/, '');
  return trimmed ? `${trimmed[0]?.toUpperCase()}${trimmed.slice(1)}.` : '';
};

export const listed = (items: readonly string[], joint = 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

/** A text as it appears within a sentence: its first letter in lower case, unless it begins with an abbreviation ("GDV"). */
export const lowered = (text: string): string =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;

/** Items after a word such as "with". If items are lists themselves, separates them by more than commas. */
export const either = (after: string, items: readonly string[]): string =>
  `${after} ${items.some((item) => /,| (?:or|and|that) /.test(item)) ? items.join(`; or ${after} `) : listed(items)}`;

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
