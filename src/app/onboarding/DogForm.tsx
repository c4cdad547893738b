import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { commonBreeds } from '../../domain/breeds.ts';
import { type Dog, type DogEdits, NewDog } from '../../domain/dog.ts';
import { report } from '../analytics.ts';
import { api, reasonOf } from '../api.ts';
import {
  isStoredOtherwise,
  newSubmission,
  StoredAlready,
  storeOnce,
  type Submission,
  triedWith,
} from '../attempt.ts';
import { discardDraft, keepDraft, readDraft } from '../drafts.ts';
import { dogCreated } from '../query.ts';
import { keep, keys } from '../storage.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Fields } from '../ui/Fields.tsx';
import { Select } from '../ui/Select.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { toast } from '../ui/toast.ts';
import { useHere } from '../ui/useHere.ts';
import { AgeAndWeight } from './AgeAndWeight.tsx';
import { BreedSearch } from './BreedSearch.tsx';
import { EntryListField } from './EntryListField.tsx';
import { GenderChoice } from './GenderChoice.tsx';
import { keepStatus } from './progress.ts';

/** A dog that was begun, and the tries at adding it. */
export type BegunDog = { edits: Partial<DogEdits>; submission?: Submission };
export type BreedFrom = 'search' | 'list';

const isBegun = (edits: Partial<DogEdits>) =>
  Object.values(edits).some((value) => (Array.isArray(value) ? value.length > 0 : value));

/** The name that a dog which was begun is kept under. */
export const draftOf = (breedFrom: BreedFrom) => `new:${breedFrom}`;

/** Adds a dog once, as it is now: one that an earlier try has added is corrected. */
function addDog(dog: NewDog, { key, tried }: Submission) {
  const create = (body: NewDog) => api('createDog', { body, idempotencyKey: key });
  return storeOnce({
    create: () => create(dog),
    find: async () => {
      for (const print of tried) {
        try {
          return await create(JSON.parse(print) as NewDog);
        } catch (error) {
          if (!isStoredOtherwise(error)) throw error;
        }
      }
      return undefined;
    },
    correct: async ({ id, user }) => ({
      ...(await api('updateDog', { params: { id: String(id) }, body: dog })),
      user,
    }),
  });
}

/**
 * All that is asked of a new dog. The breed is searched among all and may be one's own, or chosen from a short list,
 * where the required fields are marked.
 */
export function DogForm({
  breedFrom,
  submitLabel,
  onBack,
  onBusy,
  onCreated,
}: {
  breedFrom: BreedFrom;
  submitLabel: string;
  onBack?: () => void;
  onBusy: (busy: boolean) => void;
  onCreated: (dog: Dog) => void;
}) {
  const draft = draftOf(breedFrom);
  const required = breedFrom === 'list';
  const [begun] = useState(() => readDraft<BegunDog>(draft));
  const [submission, setSubmission] = useState(() => begun?.submission ?? newSubmission());
  const { register, handleSubmit, control, formState } = useForm<DogEdits, unknown, NewDog>({
    resolver: standardSchemaResolver(NewDog),
    defaultValues: { name: '', breed: '', personalityTraits: [], healthConcerns: [], ...begun?.edits },
  });
  const { errors, isSubmitting } = formState;
  const edits = useWatch({ control });
  const here = useHere();

  useEffect(() => {
    if (isBegun(edits)) keepDraft(draft, { edits, submission } satisfies BegunDog);
    else discardDraft(draft);
  }, [draft, edits, submission]);

  useEffect(() => onBusy(isSubmitting), [onBusy, isSubmitting]);

  const submit = handleSubmit(async (newDog) => {
    const now = triedWith(submission, JSON.stringify(newDog));
    setSubmission(now);
    try {
      const created = await addDog(newDog, now);
      report('Dog Created');
      dogCreated(created);
      keepStatus('completed');
      discardDraft(draft);
      // Whoever has gone elsewhere by now stays there, with the dog that they look at.
      if (here.current) {
        keep(keys.lastDog, String(created.id));
        onCreated(created);
      } else toast({ title: 'Dog profile created successfully!' });
    } catch (error) {
      if (error instanceof StoredAlready) setSubmission(newSubmission());
      toast({
        title: 'Error creating dog profile',
        description: reasonOf(error),
        variant: 'destructive',
      });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <Fields saving={isSubmitting} className="grid min-w-0 gap-6">
        <Field label="Name" required={required} error={errors.name?.message}>
          {(field) => <TextInput autoComplete="off" maxLength={100} {...field} {...register('name')} />}
        </Field>
        <Field label="Breed" required={required} error={errors.breed?.message}>
          {(field) =>
            breedFrom === 'list' ? (
              <Select {...field} {...register('breed')}>
                <option value="" disabled>
                  Select a breed
                </option>
                {commonBreeds.map((breed) => (
                  <option key={breed}>{breed}</option>
                ))}
              </Select>
            ) : (
              <BreedSearch control={control} field={field} placeholder="Search breeds, or type your own" />
            )
          }
        </Field>
        <GenderChoice
          required={required}
          error={errors.gender?.message}
          register={() => register('gender')}
        />
        <AgeAndWeight register={register} errors={errors} />
        <EntryListField
          control={control}
          name="personalityTraits"
          label="Personality Traits"
          error={errors.personalityTraits?.message}
        />
        <EntryListField
          control={control}
          name="healthConcerns"
          label="Health Concerns"
          error={errors.healthConcerns?.message}
        />
      </Fields>
      <div className="flex gap-3 tight:flex-wrap">
        {onBack && (
          <Button variant="plain" busy={isSubmitting} onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" variant="accent" wide busy={isSubmitting} busyLabel="Saving...">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
