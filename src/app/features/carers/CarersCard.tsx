import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, Ellipsis, Mail, Pencil, UserMinus, UserPlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import type { Carer, OpenInvitation } from '../../../domain/carer.ts';
import type { Dog } from '../../../domain/dog.ts';
import { may } from '../../lib/access.ts';
import { accessWords } from '../../lib/accessWords.ts';
import { errorMessage } from '../../lib/api.ts';
import { untilText } from '../../lib/until.ts';
import { useNow } from '../../lib/useNow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import {
  carersQuery,
  handOverDog,
  invitationsQuery,
  leaveDog,
  removeCarer,
  revokeInvitation,
} from './carerWrites.ts';

const InviteSheet = lazyComponent(() => import('./InviteSheet.tsx'));
const CarerSheet = lazyComponent(() => import('./CarerSheet.tsx'));
const ConfirmSheet = lazyComponent(() => import('./ConfirmSheet.tsx'));

type Task = 'change' | 'remove' | 'hand over' | 'leave';

/** Who cares for a dog: for its owner also what they may do, and invitations; for a carer how to leave. */
export function CarersCard({ dog }: { dog: Dog }) {
  const isOwner = may(dog, 'own');
  const { data: carers, isError, isFetching, refetch } = useQuery(carersQuery(dog.id));
  const { data: invitations = [] } = useQuery({ ...invitationsQuery, enabled: isOwner });
  const open = isOwner ? invitations.filter(({ dogs }) => dogs.some(({ id }) => id === dog.id)) : [];
  const you = carers?.find(({ isYou }) => isYou);
  const invite = useRef<HTMLButtonElement>(null);
  const [isInviting, setInviting] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  /** Whom the sheet is about; it stays while the sheet closes. */
  const [chosen, setChosen] = useState<Carer | null>(null);
  const begin = (next: Task, carer: Carer) => {
    setChosen(carer);
    setTask(next);
  };
  const change = (isOpen: boolean) => !isOpen && setTask(null);

  function content() {
    if (carers) {
      return (
        <>
          {carers.length + open.length === 0 && isOwner && (
            <p className="text-pretty text-quiet text-sm">
              Only you. Invite a partner, a sitter or your vet: you choose what each may do.
            </p>
          )}
          <ul className="-my-2 divide-y divide-line">
            {!isOwner && <Person name={dog.ownerName} access={accessWords('owner').who} />}
            {carers.map((carer) => (
              <CarerRow
                key={carer.userId}
                carer={carer}
                menu={isOwner && <CarerMenu carer={carer} onChoose={(next) => begin(next, carer)} />}
              />
            ))}
            {open.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRevoked={() => invite.current?.focus()}
              />
            ))}
          </ul>
          {you && !isOwner && (
            <Button wide className="mt-4" onClick={() => begin('leave', you)}>
              <span className="line-clamp-2 wrap-anywhere text-alarm">Leave {dog.name}</span>
            </Button>
          )}
        </>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="the carers" onRetry={() => void refetch()} />;
    return <Skeleton className="h-11" />;
  }

  return (
    <Card
      title="Carers"
      aria-busy={!carers && isFetching}
      action={
        isOwner && (
          <Button
            ref={invite}
            variant="quiet"
            size="sm"
            className="-my-2 -mr-2"
            {...InviteSheet.preloadProps}
            onClick={() => InviteSheet.whenLoaded(() => setInviting(true))}
          >
            <UserPlus aria-hidden="true" className="size-4" />
            Invite
          </Button>
        )
      }
    >
      {content()}
      <InviteSheet dog={dog} open={isInviting} onOpenChange={setInviting} />
      {chosen && (
        <>
          <CarerSheet dog={dog} carer={chosen} open={task === 'change'} onOpenChange={change} />
          <Confirmations dog={dog} carer={chosen} task={task} onOpenChange={change} />
        </>
      )}
    </Card>
  );
}

function Confirmations({
  dog,
  carer,
  task,
  onOpenChange,
}: {
  dog: Dog;
  carer: Carer;
  task: Task | null;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <>
      <ConfirmSheet
        open={task === 'remove'}
        onOpenChange={onOpenChange}
        title={`Remove ${carer.name}`}
        action="Remove"
        busyLabel="Removing..."
        onConfirm={async () => {
          await removeCarer(dog, carer);
          toast({ title: 'Carer Removed', description: `${carer.name} no longer sees ${dog.name}.` });
        }}
      >
        <p>
          {carer.name} will no longer see {dog.name}, from now on. What they logged stays in the log.
        </p>
      </ConfirmSheet>
      <ConfirmSheet
        open={task === 'hand over'}
        onOpenChange={onOpenChange}
        title={`Hand ${dog.name} over to ${carer.name}`}
        action="Hand over"
        busyLabel="Handing over..."
        onConfirm={async () => {
          await handOverDog(dog, carer);
          toast({ title: 'Dog Handed Over', description: `${dog.name} is ${carer.name}'s dog now.` });
        }}
      >
        <p>
          {carer.name} becomes the owner of {dog.name}, with the whole log and all photos: they then decide
          who cares for {dog.name}, and may remove {dog.name} with everything.
        </p>
        <p>
          You keep seeing and changing everything, until they decide otherwise. Only they can give it back.
        </p>
      </ConfirmSheet>
      <ConfirmSheet
        open={task === 'leave'}
        onOpenChange={onOpenChange}
        title={`Leave ${dog.name}`}
        action="Leave"
        busyLabel="Leaving..."
        onConfirm={async () => {
          await leaveDog(dog, carer);
          toast({ title: `You Left ${dog.name}`, description: 'What you logged stays in the log.' });
        }}
      >
        <p>
          You will no longer see {dog.name}. What you logged stays. To come back you need a new invitation
          from {dog.ownerName}.
        </p>
      </ConfirmSheet>
    </>
  );
}

/** One line of the list: a letter or an icon, a name, what they may do, and what can be done about it. */
function Person({
  name,
  access,
  icon,
  badge,
  children,
}: {
  name: string;
  access: string;
  icon?: ReactNode;
  badge?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft font-bold font-display text-brand uppercase [&>svg]:size-5"
      >
        {icon ?? [...name.normalize('NFC')][0]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold leading-snug">
          <bdi className="wrap-anywhere">{name}</bdi>
          {badge}
        </p>
        <p className="text-pretty text-quiet text-sm">{access}</p>
      </div>
      {children}
    </li>
  );
}

function CarerRow({ carer: { name, access, until, isYou }, menu }: { carer: Carer; menu: ReactNode }) {
  const now = useNow();
  const { who, does } = accessWords(access);
  const end = until === null ? '' : `, ${untilText(until, now, ownerZone())}`;
  return (
    <Person name={name} access={`${who}: ${does}${end}`} badge={isYou && <Badge tone="brand">You</Badge>}>
      {menu}
    </Person>
  );
}

function CarerMenu({ carer, onChoose }: { carer: Carer; onChoose: (task: Task) => void }) {
  const handOver = {
    label: 'Hand over to them',
    icon: <ArrowRightLeft aria-hidden="true" />,
    onSelect: () => ConfirmSheet.whenLoaded(() => onChoose('hand over')),
  };
  return (
    <Menu
      label={carer.name}
      groups={[
        [
          {
            label: 'Change access',
            icon: <Pencil aria-hidden="true" />,
            onSelect: () => CarerSheet.whenLoaded(() => onChoose('change')),
          },
          ...(carer.access === 'manage' ? [handOver] : []),
        ],
        [
          {
            label: 'Remove',
            icon: <UserMinus aria-hidden="true" />,
            tone: 'alarm',
            onSelect: () => ConfirmSheet.whenLoaded(() => onChoose('remove')),
          },
        ],
      ]}
      trigger={
        <IconButton label={`Actions for ${carer.name}`} className="-mr-2 text-quiet">
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}

function InvitationRow({
  invitation: { id, access, email, until, expiresAt },
  onRevoked,
}: {
  invitation: OpenInvitation;
  onRevoked: () => void;
}) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const { who } = accessWords(access);
  const end = until === null ? '' : `, ${untilText(until, now, ownerZone())}`;
  const revoke = async () => {
    setBusy(true);
    try {
      await revokeInvitation(id);
      toast({ title: 'Invitation Revoked', description: 'Its link no longer works.' });
      onRevoked();
    } catch (error) {
      toast({ title: 'Invitation Not Revoked', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Person
      name={email ?? 'Open invitation'}
      access={`${who}${end}. ${daysLeft(expiresAt, now)}`}
      icon={<Mail aria-hidden="true" />}
    >
      <Button
        size="sm"
        busy={busy}
        aria-label={`Revoke the invitation${email ? ` to ${email}` : `: ${who}`}`}
        onClick={() => void revoke()}
      >
        Revoke
      </Button>
    </Person>
  );
}

/** How long a link still works. */
function daysLeft(expiresAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 86_400_000);
  if (days <= 0) return 'The link has expired';
  return days === 1 ? 'The link works for one more day' : `The link works for ${days} more days`;
}
