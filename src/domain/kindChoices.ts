import type { EntryKind } from './entryKinds.ts';

/** The usual titles of a kind, to choose from. Of grooming, several at once (`joinedTitle`). */
export const kindTitles: Record<EntryKind, readonly string[]> = {
  potty: ['Pee', 'Poop', 'Pee and poop'],
  medicine: [],
  weight: [],
  treat: ['Training treat', 'Dental chew', 'Chew stick'],
  play: ['Fetch', 'Tug', 'With other dogs'],
  exercise: ['Run', 'Swim', 'Agility'],
  training: ['Basics', 'Recall', 'On the leash', 'Tricks'],
  grooming: ['Bath', 'Brushing', 'Nails', 'Ears', 'Teeth', 'Haircut'],
  vet: ['Check-up', 'Follow-up', 'Sick visit', 'Dental cleaning', 'Surgery'],
  vaccination: ['Rabies', 'Distemper and parvo', 'Leptospirosis', 'Bordetella', 'Lyme', 'Influenza'],
  prevention: ['Fleas and ticks', 'Heartworm', 'Worms'],
  custom: [],
};

/** The usual units of a kind's quantity, to choose from. */
export const kindUnits: Record<EntryKind, readonly string[]> = {
  potty: [],
  medicine: ['mg', 'ml', 'tablet', 'capsule', 'drop', 'dose'],
  weight: ['lb', 'kg'],
  treat: ['piece'],
  play: [],
  exercise: [],
  training: [],
  grooming: [],
  vet: [],
  vaccination: [],
  prevention: ['tablet', 'chew', 'pipette', 'dose'],
  custom: [],
};

/** Several titles as one: "Bath, nails". */
export const joinedTitle = (titles: readonly string[]): string =>
  titles.map((title, at) => (at === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1))).join(', ');

/** What is logged with one tap: its name, and what is entered. */
export const oneTapEntries = [
  { kind: 'potty', name: 'Pee', title: 'Pee' },
  { kind: 'potty', name: 'Poop', title: 'Poop' },
  { kind: 'potty', name: 'Both', title: 'Pee and poop' },
  { kind: 'treat', name: 'Treat', title: null },
] as const satisfies readonly { kind: EntryKind; name: string; title: string | null }[];

/** The new entry of a tap: `{ type: 'other', kind, title }`, now. */
export const oneTapEntry = ({ kind, title }: (typeof oneTapEntries)[number]) =>
  ({ type: 'other', kind, title }) as const;
