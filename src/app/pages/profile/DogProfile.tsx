import { useRef } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { CarersCard } from '../../features/carers/CarersCard.tsx';
import { DogFields } from '../../features/dogs/DogFields.tsx';
import { EntryListField } from '../../features/dogs/EntryListField.tsx';
import { useDogEdits } from '../../features/dogs/useDogEdits.ts';
import { CareGoals } from '../../features/goals/CareGoals.tsx';
import { may } from '../../lib/access.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EntriesCard } from '../../ui/EntriesCard.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Columns } from './Columns.tsx';
import { DogFacts } from './DogFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';

const MedicinesCard = lazyComponent(() => import('../../features/medicines/MedicinesCard.tsx'));
const VaccinesCard = lazyComponent(() => import('../../features/due/VaccinesCard.tsx'));
const ContactsCard = lazyComponent(() => import('../../features/vet/ContactsCard.tsx'));
const ImportCard = lazyComponent(() => import('../../features/imports/ImportCard.tsx'));
const SharingCard = lazyComponent(() => import('../../features/sharing/SharingCard.tsx'));

const formId = 'dog-profile';

/** A dog's profile, read-only or being edited. The goals in it are edited separately. */
export function DogProfile({ dog }: { dog: Dog }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const mayChange = may(dog, 'manage');
  const { parts, begin, cancel, save, isSaving, isRestored, ...edits } = useDogEdits(dog, () =>
    toggle.current?.focus(),
  );
  // What was typed stays a draft if the access is lowered meanwhile.
  const editing = edits.editing && mayChange;

  return (
    <>
      <ProfileHead
        dog={dog}
        editing={editing}
        toggle={
          mayChange && (
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
          )
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
            {editing ? (
              <form id={formId} noValidate onSubmit={(event) => void save(event)}>
                <Fields saving={isSaving} className="min-w-0">
                  <DogFields {...parts} />
                </Fields>
              </form>
            ) : (
              <DogFacts dog={dog} />
            )}
            <MedicinesCard
              dog={dog}
              fallback={
                <Card title="Medicines">
                  <Skeleton className="h-24" />
                </Card>
              }
            />
            <VaccinesCard
              dog={dog}
              fallback={
                <Card title="Vaccines and checkups">
                  <Skeleton className="h-24" />
                </Card>
              }
            />
          </div>
        }
        side={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
            <CareGoals dogId={dog.id} />
            <ContactsCard
              dog={dog}
              fallback={
                <Card title="Contacts">
                  <Skeleton className="h-40" />
                </Card>
              }
            />
            <CarersCard dog={dog} />
            <SharingCard
              dog={dog}
              fallback={
                <Card title="Share">
                  <Skeleton className="h-12" />
                </Card>
              }
            />
            {mayChange && (
              <ImportCard
                dog={dog}
                fallback={
                  <Card title="Another app's log">
                    <Skeleton className="h-24" />
                  </Card>
                }
              />
            )}
          </div>
        }
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
                none={
                  mayChange ? 'None yet. Friendly, stubborn, steals socks: tell us who this is.' : 'None yet.'
                }
              />
              <EntriesCard
                title="Health Concerns"
                entries={dog.healthConcerns}
                none={mayChange ? 'None yet. Hark keeps these in mind when you log.' : 'None yet.'}
              />
            </>
          )
        }
      />
    </>
  );
}
