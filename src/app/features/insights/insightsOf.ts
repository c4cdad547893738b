import type { Dog } from '../../../domain/dog.ts';

/** A dog's insights, identified by the dog's id or by its name alone. */
interface Entry {
  dogId?: number;
  dogName?: string;
  insights: string[];
}

/** The entry for a dog, or undefined if there is none. */
export function insightsOf<Insights extends Entry>(
  { id, name }: Pick<Dog, 'id' | 'name'>,
  entries: readonly Insights[],
): Insights | undefined {
  return entries.find(({ dogId, dogName }) => (dogId === undefined ? dogName === name : dogId === id));
}
