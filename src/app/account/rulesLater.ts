import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form's rules, not there until first asked for: they weigh as much as the rest of the page, which needs none
 * of them to be drawn. Call `load` when a hand comes near, so that nobody waits.
 */
export function rulesLater<In extends FieldValues, Out>(
  load: () => Promise<Resolver<In, unknown, Out>>,
): Resolver<In, unknown, Out> {
  return async (...form) => (await load())(...form);
}
