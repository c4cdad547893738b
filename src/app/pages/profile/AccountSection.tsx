import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { AppearanceCard } from '../../features/account/AppearanceCard.tsx';
import { DevicesCard } from '../../features/account/DevicesCard.tsx';
import { DownloadRow } from '../../features/account/DownloadRow.tsx';
import { PasswordSheet } from '../../features/account/PasswordSheet.tsx';
import { UnverifiedEmail } from '../../features/account/UnverifiedEmail.tsx';
import { PrioritiesCard } from '../../features/priorities/PrioritiesCard.tsx';
import { useOwner } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AboutCard } from './AboutCard.tsx';
import { Columns } from './Columns.tsx';
import { DangerZoneCard } from './DangerZoneCard.tsx';
import { Fact, Facts } from './Facts.tsx';

const UnitsCard = lazyComponent(() => import('../../features/account/UnitsCard.tsx'));
const VoiceCard = lazyComponent(() => import('../../features/account/VoiceCard.tsx'));
const RemindersCard = lazyComponent(() => import('../../features/notifications/RemindersCard.tsx'));
const RemindersSection = lazyComponent(() => import('../../features/reminders/RemindersSection.tsx'));

const ConnectionsCard = lazyComponent(() => import('../../features/connections/ConnectionsCard.tsx'));

const column = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6';

/** The owner's account and settings; also where the selected dog is removed. */
export function AccountSection({ dog }: { dog: Dog | undefined }) {
  return (
    <section aria-labelledby="account" className="mt-10 md:mt-14">
      <h2 id="account" className="mb-4 text-xl">
        Your account
      </h2>
      <Columns
        main={
          <div className={column}>
            <AccountCard />
            <PrioritiesCard />
          </div>
        }
        side={
          <div className={column}>
            <AppearanceCard />
            <UnitsCard
              fallback={
                <Card title="Units" level={3}>
                  <Skeleton className="h-11" />
                </Card>
              }
            />
            <VoiceCard />
            <RemindersSection
              fallback={
                <Card title="Reminders" level={3}>
                  <Skeleton className="h-11" />
                </Card>
              }
            />
            <RemindersCard fallback={null} />
            <DevicesCard />
            <ConnectionsCard
              fallback={
                <Card title="Connections" level={3}>
                  <Skeleton className="h-11" />
                </Card>
              }
            />
          </div>
        }
        more={
          <>
            <AboutCard />
            <DangerZoneCard dog={dog} />
          </>
        }
      />
    </section>
  );
}

function AccountCard() {
  const owner = useOwner();
  const { name, email } = owner;
  // A server of an earlier release says nothing of it.
  const isUnverified = 'emailVerified' in owner && !owner.emailVerified;
  const [changing, setChanging] = useState(false);
  return (
    <Card title="Name and email" level={3}>
      <Facts>
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">
          <bdi>{email}</bdi>
          {isUnverified && <UnverifiedEmail />}
        </Fact>
      </Facts>
      <div className="mt-5 grid gap-4 border-line border-t pt-5">
        <Button wide onClick={() => setChanging(true)}>
          Change password
        </Button>
        <DownloadRow />
      </div>
      <PasswordSheet open={changing} onOpenChange={setChanging} />
    </Card>
  );
}
