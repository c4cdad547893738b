import { joinedTitle } from './kindChoices.ts';
import { foldForSearch } from './search.ts';

/** What a stool may look like. */
export const stoolLooks = ['firm', 'soft', 'liquid', 'mucus', 'bloody', 'black'] as const;
export type StoolLook = (typeof stoolLooks)[number];

export interface Potty {
  pee: boolean;
  poop: boolean;
  /** What the stool looked like, if that was said. */
  looks: StoolLook[];
}

/** The title of a potty entry: "Pee", "Poop, soft", "Pee and poop, bloody". */
export function pottyTitle({ pee, poop, looks }: Potty): string {
  const what = pee && poop ? 'Pee and poop' : poop ? 'Poop' : 'Pee';
  return joinedTitle(poop ? [what, ...looks] : [what]);
}

/** What the title of a potty entry says, whether it was chosen or typed. */
export function pottyOf(title: string | null): Potty {
  const words = foldForSearch(title ?? '').split(/[^\p{L}\p{N}]+/u);
  const has = (...any: string[]) => any.some((word) => words.includes(word));
  return {
    pee: has('pee', 'peed', 'wee', 'urine'),
    poop: has('poop', 'pooped', 'poo', 'stool', 'both'),
    looks: stoolLooks.filter((look) => has(look)),
  };
}
