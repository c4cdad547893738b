import { strongExamples } from '../../domain/passwordRules.ts';
import { invalid } from '../refusal.ts';

/** As many of the commonest passwords as OWASP's ASVS 6.2.4 asks to refuse. */
const refused = 3_000;
let common: Promise<Set<string>> | undefined;

/** Loaded when first asked for: it holds 12 MB of words, of which this keeps the few it needs. */
async function commonest(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const examples = strongExamples.map((each) => each.toLowerCase());
  return new Set([...dictionary['passwords-common'].slice(0, refused), ...examples]);
}

/**
 * Refuses a password that guessers try first: one of the commonest, or of our own examples, as it stands, or with signs
 * put at its end to satisfy the rules.
 */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  common ??= commonest();
  const known = await common;
  const plain = password.toLowerCase();
  if (known.has(plain) || known.has(plain.replace(/[^a-z0-9]+$/, ''))) {
    throw invalid(field, 'That password is too common. Please choose another.');
  }
}
