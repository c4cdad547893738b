import type { Activity } from '../../../domain/activity.ts';
import type { Dog } from '../../../domain/dog.ts';
import { lookUp } from '../../../domain/lookUp.ts';
import { durationText } from '../../../domain/typedDuration.ts';
import { kindOf, type Subject } from '../../lib/activities/subject.ts';
import { Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { DurationField } from './DurationField.tsx';
import type { Entry } from './entry.ts';
import { SymptomsField } from './SymptomsField.tsx';
import type { useEntry } from './useEntry.ts';
import type { TypedEntry } from './useEntryForm.ts';

const KindFields = lazyComponent(() => import('./kinds/KindFields.tsx'));

type TypeFieldsProps = Pick<
  ReturnType<typeof useEntry>,
  'form' | 'entry' | 'usual' | 'history' | 'put' | 'isSuggested'
> & {
  dog: Dog;
  corrected: Activity | null;
};

/** The fields that only one type of activity, or kind of other care, has. */
export function TypeFields({ subject, ...props }: TypeFieldsProps & { subject: Subject }) {
  if (subject === 'walk') return <WalkFields {...props} />;
  if (subject === 'feeding') return <FeedingFields {...props} />;
  const kind = kindOf(subject);
  if (kind) {
    const suggested = props.isSuggested('title') ? sourceOf(props.dog, props.usual) : null;
    return <KindFields {...props} kind={kind} suggested={suggested} />;
  }
  return <SymptomsField {...props} />;
}

/** What a prefilled value is: usual for this dog, or only what was logged last. */
const sourceOf = ({ gender }: Dog, { isUsual }: TypeFieldsProps['usual']) =>
  isUsual ? `${lookUp({ female: 'her', male: 'his' }, gender, 'the')} usual` : 'last time';

function WalkFields({ dog, form, entry, usual, put, isSuggested }: TypeFieldsProps) {
  return (
    <>
      <DurationField
        form={form}
        value={entry.duration}
        usual={usual.duration}
        suggested={isSuggested('duration') ? sourceOf(dog, usual) : null}
        onChoose={(minutes) => put('duration', durationText(minutes))}
      />
      <LineField
        form={form}
        name="location"
        label="Location"
        placeholder="Where to?"
        suggested={isSuggested('location') ? 'last time' : null}
      />
    </>
  );
}

function FeedingFields({ dog, form, usual, isSuggested }: TypeFieldsProps) {
  return (
    <>
      <LineField
        form={form}
        name="foodType"
        label="Food type"
        placeholder="Kibble, wet food, treats..."
        suggested={isSuggested('foodType') ? sourceOf(dog, usual) : null}
      />
      <LineField
        form={form}
        name="amount"
        label="Amount"
        placeholder="1 cup, half a bowl..."
        suggested={isSuggested('amount') ? sourceOf(dog, usual) : null}
      />
    </>
  );
}

/** A single-line text field. */
function LineField({
  form: { register, formState },
  name,
  label,
  placeholder,
  suggested,
}: {
  form: TypedEntry;
  name: keyof Entry;
  label: string;
  placeholder: string;
  /** Marks a prefilled value, such as "her usual". */
  suggested: string | null;
}) {
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {(field) => (
        <TextInput
          placeholder={placeholder}
          suggested={suggested !== null}
          trailing={suggested}
          {...field}
          {...register(name)}
        />
      )}
    </Field>
  );
}
