/** What an entry of the type `other` is about. */
export const entryKinds = [
  'potty',
  'medicine',
  'weight',
  'treat',
  'play',
  'exercise',
  'training',
  'grooming',
  'vet',
  'vaccination',
  'prevention',
  'custom',
] as const;
export type EntryKind = (typeof entryKinds)[number];
