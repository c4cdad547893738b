import { useRef } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { DogFields } from '../../features/dogs/DogFields.tsx';
import { EntryListField } from '../../features/dogs/EntryListField.tsx';
import { useDogEdits } from '../../features/dogs/useDogEdits.ts';
import { CareGoals } from '../../features/goals/CareGoals.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EntriesCard } from '../../ui/EntriesCard.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Columns } from './Columns.tsx';
import { DogFacts } from './DogFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';

const formId = 'dog-profile';

/** A dog's profile, read-only or being edited. The goals in it are edited separately. */
export function DogProfile({ dog }: { dog: Dog }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { parts, editing, begin, cancel, save, isSaving, isRestored } = useDogEdits(dog, () =>
    toggle.current?.focus(),
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
                <DogFields {...parts} />
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
              <Card title="Personality Traits">
                <EntryListField
                  control={parts.control}
                  name="personalityTraits"
                  label="Add a trait"
                  error={parts.errors.personalityTraits?.message}
                  form={formId}
                />
              </Card>
              <Card title="Health Concerns">
                <EntryListField
                  control={parts.control}
                  name="healthConcerns"
                  label="Add a concern"
                  error={parts.errors.healthConcerns?.message}
                  form={formId}
                />
              </Card>
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
