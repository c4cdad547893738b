import type { Answered } from './answered.ts';
import type { EntryKind } from './entryKinds.ts';
import { lookUp } from './lookUp.ts';

const names: Record<EntryKind, string> = {
  potty: 'Potty',
  medicine: 'Medicine',
  weight: 'Weight',
  treat: 'Treat',
  play: 'Play',
  exercise: 'Exercise',
  training: 'Training',
  grooming: 'Grooming',
  vet: 'Vet visit',
  vaccination: 'Vaccination',
  prevention: 'Fleas, ticks and worms',
  custom: 'Other',
};

/** What a kind is called where one is chosen. A newer server may send others. */
export const kindName = (kind: Answered<EntryKind> | null): string =>
  kind === null ? 'Activity' : lookUp(names, kind, 'Activity');

/** Whether this release knows the kind. */
export const isKnownKind = (kind: Answered<EntryKind> | null): kind is EntryKind =>
  kind !== null && Object.hasOwn(names, kind);
