import { identityOf } from '../../../domain/search.ts';

/** Whether the phrase was typed, ignoring case, and the spaces and quotation marks that phones choose by themselves. */
export const matchesPhrase = (typed: string, phrase: string): boolean =>
  identityOf(typed) === identityOf(phrase);
