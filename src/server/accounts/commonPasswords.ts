import { strongExamples } from '../../domain/passwordRules.ts';
import { invalid } from '../http/refusal.ts';

/** How many of the most common passwords to refuse, as OWASP ASVS 6.2.4 requires. */
const refusedCount = 3_000;
let common: Promise<Set<string>> | undefined;

/** Loaded when first needed: the dictionary takes 12 MB, of which this keeps only a few entries. */
async function commonest(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const examples = strongExamples.map((each) => each.toLowerCase());
  return new Set([...dictionary['passwords-common'].slice(0, refusedCount), ...examples]);
}

/**
 * Refuses a password that attackers try first: one of the most common or of our own examples, as it is or with
 * symbols appended to satisfy the rules.
 */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  common ??= commonest();
  const known = await common;
  // NFKC also makes full-width letters ordinary ones.
  const plain = password
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  if (known.has(plain) || known.has(plain.replace(/[^\p{L}\p{N}]+$/u, ''))) {
    throw invalid(field, 'That password is too common. Please choose another.');
  }
}
