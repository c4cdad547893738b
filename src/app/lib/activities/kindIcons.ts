import {
  Bone,
  BugOff,
  Droplets,
  Dumbbell,
  GraduationCap,
  NotebookPen,
  Pill,
  Scissors,
  Stethoscope,
  Syringe,
  Volleyball,
  Weight,
} from 'lucide-react';
import type { EntryKind } from '../../../domain/entryKinds.ts';
import type { IconType } from '../../ui/icons.tsx';

/** The icon of each kind of other care. */
export const kindIcons: Record<EntryKind, IconType> = {
  potty: Droplets,
  medicine: Pill,
  weight: Weight,
  treat: Bone,
  play: Volleyball,
  exercise: Dumbbell,
  training: GraduationCap,
  grooming: Scissors,
  vet: Stethoscope,
  vaccination: Syringe,
  prevention: BugOff,
  custom: NotebookPen,
};
