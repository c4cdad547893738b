import type { Activity } from '../../../../domain/activity.ts';
import type { Dog } from '../../../../domain/dog.ts';
import type { EntryKind } from '../../../../domain/entryKinds.ts';
import { kindUnits } from '../../../../domain/kindChoices.ts';
import { typedDuration } from '../../../../domain/typedDuration.ts';
import { typedNumber } from '../../../../domain/typedNumber.ts';
import { Chip } from '../../../ui/Chip.tsx';
import type { useEntry } from '../useEntry.ts';
import { ChipGroup } from './ChipGroup.tsx';
import { NextDueField } from './NextDueField.tsx';
import { NumberChips } from './NumberChips.tsx';
import { PottyFields } from './PottyFields.tsx';
import { TitleField } from './TitleField.tsx';
import { WeightField } from './WeightField.tsx';

/** What the form of a kind asks for, besides when, notes and photos. */
interface KindForm {
  title: { label: string; placeholder: string };
  /** Whether several titles may be chosen together. */
  several?: boolean;
  /** Minutes to choose from. */
  minutes?: readonly number[];
  amount?: { label: string; choices: readonly number[]; hasUnit?: boolean };
  nextDue?: string;
}

const forms: Record<Exclude<EntryKind, 'potty' | 'weight'>, KindForm> = {
  medicine: {
    title: { label: 'Medicine', placeholder: 'As on the label' },
    amount: { label: 'Dose', choices: [0.5, 1, 1.5, 2], hasUnit: true },
  },
  treat: {
    title: { label: 'Treat', placeholder: 'What kind?' },
    amount: { label: 'How many', choices: [1, 2, 3, 5] },
  },
  play: { title: { label: 'Game', placeholder: 'What did you play?' }, minutes: [5, 10, 15, 30] },
  exercise: { title: { label: 'Exercise', placeholder: 'What was it?' }, minutes: [15, 30, 45, 60] },
  training: {
    title: { label: 'Training', placeholder: 'What did you practice?' },
    minutes: [5, 10, 15, 30],
  },
  grooming: { title: { label: 'Grooming', placeholder: 'What was done?' }, several: true },
  vet: { title: { label: 'Reason', placeholder: 'Why did you go?' }, nextDue: 'Next visit' },
  vaccination: { title: { label: 'Vaccine', placeholder: 'Which one?' }, nextDue: 'Next due' },
  prevention: { title: { label: 'Against', placeholder: 'Which product?' }, nextDue: 'Next due' },
  custom: { title: { label: 'Title', placeholder: 'What was it?' } },
};

type KindFieldsProps = Pick<ReturnType<typeof useEntry>, 'form' | 'entry' | 'history' | 'put'> & {
  kind: EntryKind;
  dog: Dog;
  corrected: Activity | null;
  /** Marks a prefilled title, such as "her usual". */
  suggested: string | null;
};

/** The fields of one kind of other care: at most one of them is typed, the others are chosen. */
export default function KindFields({
  kind,
  dog,
  corrected,
  suggested,
  form,
  entry,
  history,
  put,
}: KindFieldsProps) {
  const chooseTitle = (title: string) => put('title', title);
  if (kind === 'potty') return <PottyFields form={form} value={entry.title} onChoose={chooseTitle} />;
  if (kind === 'weight') {
    return (
      <WeightField
        form={form}
        dog={dog}
        entry={entry}
        correctedId={corrected?.id}
        onChooseUnit={(unit) => put('unit', unit)}
      />
    );
  }
  const { title, several = false, minutes, amount, nextDue } = forms[kind];
  return (
    <>
      <TitleField
        {...title}
        form={form}
        kind={kind}
        value={entry.title}
        history={history}
        several={several}
        suggested={suggested}
        onChoose={chooseTitle}
      />
      {minutes && (
        <NumberChips
          form={form}
          name="duration"
          label="Minutes"
          choices={minutes}
          value={entry.duration}
          read={typedDuration}
          onChoose={(value) => put('duration', value)}
        />
      )}
      {amount && (
        <NumberChips
          form={form}
          name="quantity"
          label={amount.label}
          choices={amount.choices}
          value={entry.quantity}
          read={typedNumber}
          onChoose={(value) => put('quantity', value)}
        />
      )}
      {amount?.hasUnit && (
        <UnitChips units={kindUnits[kind]} value={entry.unit} onChoose={(unit) => put('unit', unit)} />
      )}
      {nextDue !== undefined && (
        <NextDueField
          form={form}
          dog={dog}
          kind={kind}
          entry={entry}
          label={nextDue}
          onChoose={(day) => put('nextDue', day)}
        />
      )}
    </>
  );
}

function UnitChips({
  units,
  value,
  onChoose,
}: {
  units: readonly string[];
  value: string;
  onChoose: (unit: string) => void;
}) {
  // One that was entered elsewhere stays as it is, and can be chosen again.
  const shown = value === '' || units.includes(value) ? units : [value, ...units];
  return (
    <ChipGroup label="Unit of the dose" hideLabel>
      {shown.map((unit) => (
        <Chip key={unit} selected={unit === value} onClick={() => onChoose(unit === value ? '' : unit)}>
          {unit}
        </Chip>
      ))}
    </ChipGroup>
  );
}
