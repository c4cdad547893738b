import * as z from 'zod';
import type { Insight } from '../../../listening/insights/personal.ts';
import type { Model } from '../../outside/ai/model.ts';
import { line, mayBeShown } from './outputRules.ts';
import { anonymous, type DogFacts, factsOf } from './privacy.ts';
import { remark } from './prompts/remark.v1.ts';

/** The model's remark on a dog's insights, which may only use numbers that are in them. Null when there is none. */
export async function remarkOn(
  model: Model,
  userId: number,
  dog: DogFacts,
  insights: readonly Insight[],
): Promise<string | null> {
  const facts = factsOf(dog);
  const statements = insights.map(({ title, text }) => `${title}. ${text}`).join('\n');
  const Remark = z
    .object({ remark: line(400) })
    .refine(
      (said) =>
        mayBeShown(said.remark, [], 'medium') && onlyUsesFactsFrom(`${facts}\n${statements}`, said.remark),
    );
  const reply = await model.ask({
    userId,
    instructions: remark,
    data: { 'facts of the dog': facts, 'computed statements': anonymous(statements, dog.names) },
    schema: Remark,
  });
  return 'value' in reply ? reply.value.remark : null;
}

const numbers = /\d+(?:[.,]\d+)*%?/g;
const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen|twice|double\w*|tripl\w+|half|third|quarter)\b/i;
const directions = [
  /\b(?:more|longer|increas\w+|rose|rising|higher|gain\w*|up from)\b/i,
  /\b(?:less|fewer|shorter|decreas\w+|drop\w*|fell|lower|lost|down from)\b/i,
];

/** Whether every number, and every "more" or "less", occurs in the facts. */
export function onlyUsesFactsFrom(facts: string, said: string): boolean {
  const known = new Set(facts.match(numbers));
  return (
    (said.match(numbers) ?? []).every((number) => known.has(number)) &&
    !numberWords.test(said) &&
    directions.every((way) => way.test(facts) || !way.test(said))
  );
}
