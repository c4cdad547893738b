import { useRef } from 'react';
import { healthConcerns, personalityTraits } from '../../domain/character.ts';
import type { Dog } from '../../domain/dog.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Fields } from '../ui/Fields.tsx';
import { CareGoals } from './CareGoals.tsx';
import { Columns } from './Columns.tsx';
import { DogFacts } from './DogFacts.tsx';
import { DogFields } from './DogFields.tsx';
import { EditedEntriesCard, EntriesCard } from './EntriesCard.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { useDogEdits } from './useDogEdits.ts';

const formId = 'dog-profile';

/** One dog: to read, or to edit. Its goals stand among the rest, but are changed apart. */
export function DogProfile({ dog }: { dog: Dog }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { control, register, errors, editing, begin, cancel, save, isSaving, isRestored } = useDogEdits(
    dog,
    () => toggle.current?.focus(),
  );

  return (
    <>
      <ProfileHead
        dog={dog}
        editing={editing}
        toggle={
          <Button
            ref={toggle}
            variant={editing ? 'quiet' : 'plain'}
            size="sm"
            className="shrink-0"
            busy={isSaving}
            onClick={editing ? cancel : begin}
          >
            {editing ? 'Cancel' : 'Edit Profile'}
          </Button>
        }
        save={
          <Button
            type="submit"
            form={formId}
            variant="accent"
            size="sm"
            busy={isSaving}
            busyLabel="Saving..."
            className="shrink-0"
          >
            Save
          </Button>
        }
      />
      {editing && isRestored && (
        <Alert tone="brand" className="mb-4">
          Your unsaved changes are still here. Save them, or cancel to discard them.
        </Alert>
      )}
      <Columns
        main={
          editing ? (
            <form id={formId} noValidate onSubmit={(event) => void save(event)}>
              <Fields saving={isSaving} className="min-w-0">
                <DogFields control={control} register={register} errors={errors} />
              </Fields>
            </form>
          ) : (
            <DogFacts dog={dog} />
          )
        }
        side={<CareGoals dogId={dog.id} />}
        more={
          editing ? (
            <Fields saving={isSaving} className="contents">
              <EditedEntriesCard
                control={control}
                name="personalityTraits"
                title="Personality Traits"
                label="Add a trait"
                placeholder="Search traits"
                options={personalityTraits}
                error={errors.personalityTraits?.message}
                form={formId}
              />
              <EditedEntriesCard
                control={control}
                name="healthConcerns"
                title="Health Concerns"
                label="Add a concern"
                placeholder="Search concerns"
                options={healthConcerns}
                error={errors.healthConcerns?.message}
                form={formId}
              />
            </Fields>
          ) : (
            <>
              <EntriesCard
                title="Personality Traits"
                entries={dog.personalityTraits}
                none="None yet. Friendly, stubborn, steals socks: tell us who this is."
              />
              <EntriesCard
                title="Health Concerns"
                entries={dog.healthConcerns}
                none="None yet. Hark keeps these in mind when you log."
              />
            </>
          )
        }
      />
    </>
  );
}
