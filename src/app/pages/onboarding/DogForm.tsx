import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { commonBreeds } from '../../../domain/breeds.ts';
import type { Dog, DogEdits, NewDog } from '../../../domain/dog.ts';
import { AgeAndWeight } from '../../features/dogs/AgeAndWeight.tsx';
import { BreedSearch } from '../../features/dogs/BreedSearch.tsx';
import { DogFormShape } from '../../features/dogs/dogFormShape.ts';
import { EntryListField } from '../../features/dogs/EntryListField.tsx';
import { GenderChoice } from '../../features/dogs/GenderChoice.tsx';
import { track } from '../../lib/analytics.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { discardDraft, readDraft, saveDraft } from '../../lib/drafts.ts';
import {
  AlreadyStored,
  isKeyReused,
  newSubmission,
  type Submission,
  storeOnce,
  withAttempt,
} from '../../lib/idempotency.ts';
import { dogCreated } from '../../lib/query.ts';
import { keys, setItem } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { useMounted } from '../../ui/useMounted.ts';
import { saveStatus } from './progress.ts';

const PhotoField = lazyComponent(() => import('../../features/dogs/PhotoField.tsx'));

/** A draft of a new dog, with the attempts at adding it. */
export type DogDraft = { edits: Partial<DogEdits>; submission?: Submission };
export type BreedFrom = 'search' | 'list';

const hasInput = (edits: Partial<DogEdits>) =>
  Object.values(edits).some((value) => (Array.isArray(value) ? value.length > 0 : value));

/** The name under which the draft of a new dog is stored. */
export const draftName = (breedFrom: BreedFrom) => `new:${breedFrom}`;

/** Adds a dog once. If an earlier attempt has added it with other data, corrects that one. */
function addDog(dog: NewDog, { key, tried }: Submission) {
  const create = (body: NewDog) => api('createDog', { body, idempotencyKey: key });
  return storeOnce({
    create: () => create(dog),
    find: async () => {
      // Repeating the stored attempt returns the dog it created.
      for (const body of tried) {
        try {
          return await create(JSON.parse(body) as NewDog);
        } catch (error) {
          if (!isKeyReused(error)) throw error;
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
 * The form for a new dog. The breed is searched, and may be any text, or chosen from a short list; with the list,
 * required fields are marked.
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
  const draft = draftName(breedFrom);
  const required = breedFrom === 'list';
  const [stored] = useState(() => readDraft<DogDraft>(draft));
  const [submission, setSubmission] = useState(() => stored?.submission ?? newSubmission());
  const { register, handleSubmit, control, formState, resetField, setValue } = useForm<
    DogEdits,
    unknown,
    NewDog
  >({
    resolver: standardSchemaResolver(DogFormShape),
    defaultValues: { name: '', breed: '', personalityTraits: [], healthConcerns: [], ...stored?.edits },
  });
  const { errors, isSubmitting } = formState;
  const edits = useWatch({ control });
  const isMounted = useMounted();

  useEffect(() => {
    if (hasInput(edits)) saveDraft(draft, { edits, submission } satisfies DogDraft);
    else discardDraft(draft);
  }, [draft, edits, submission]);

  useEffect(() => onBusy(isSubmitting), [onBusy, isSubmitting]);

  const submit = handleSubmit(async (newDog) => {
    const now = withAttempt(submission, JSON.stringify(newDog));
    setSubmission(now);
    try {
      const created = await addDog(newDog, now);
      track('Dog Created');
      dogCreated(created);
      saveStatus('completed');
      discardDraft(draft);
      // An owner who has left the page by now stays where they are, with the dog they are viewing.
      if (isMounted.current) {
        setItem(keys.lastDog, String(created.id));
        onCreated(created);
      } else toast({ title: 'Dog profile created successfully!' });
    } catch (error) {
      if (error instanceof AlreadyStored) setSubmission(newSubmission());
      toast({
        title: 'Error creating dog profile',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <Fields saving={isSubmitting} className="grid min-w-0 gap-6">
        <div className="flex items-start gap-4">
          <PhotoField
            photo={edits.profileImage ?? null}
            onChange={(photo) => setValue('profileImage', photo, { shouldDirty: true })}
            className="mt-3"
            fallback={<Skeleton className="mt-3 size-16 shrink-0 rounded-full" />}
          />
          <Field label="Name" required={required} error={errors.name?.message} className="flex-1">
            {(field) => <TextInput autoComplete="off" {...field} {...register('name')} />}
          </Field>
        </div>
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
        <AgeAndWeight {...{ control, register, resetField, setValue, errors }} />
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
