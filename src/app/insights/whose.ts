import type { Dog } from '../../domain/dog.ts';

/** What every entry has, however it says whose it is: by the dog's id, or by its name alone. */
interface Entry {
  dogId?: number;
  dogName?: string;
  insights: string[];
}

/** What there is to say of a dog, or undefined where there is nothing. */
export function insightsOf<Insights extends Entry>(
  { id, name }: Pick<Dog, 'id' | 'name'>,
  entries: readonly Insights[],
): Insights | undefined {
  return entries.find(({ dogId, dogName }) => (dogId === undefined ? dogName === name : dogId === id));
}
