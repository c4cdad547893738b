import { queryOptions, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SignedInDevice } from '../../../domain/account.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { ignoreNotFound } from '../../lib/ignoreNotFound.ts';
import { queryClient } from '../../lib/query.ts';
import { logOut } from '../../lib/session.ts';
import { useNow } from '../../lib/useNow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deviceName, isHandheld } from './deviceName.ts';

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => api('listSessions', {}),
});

/** Refetches the list after the server has ended sessions. */
export function invalidateDevices(): void {
  void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
}

/** The devices this owner is signed in on, this one first. */
export function DevicesCard() {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQuery);

  function content() {
    if (devices) {
      return (
        <ul ref={list} tabIndex={-1} className="-my-2 divide-y divide-line outline-none">
          {devices
            .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
            .map((device) => (
              <Device key={device.id} device={device} now={now} onSignedOut={() => list.current?.focus()} />
            ))}
        </ul>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="your devices" onRetry={() => void refetch()} />;
    return (
      <div className="-my-2 flex min-h-18 items-center gap-3.5">
        <Skeleton className="size-11 shrink-0 rounded-md" />
        <div>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-1 h-4 w-28" />
        </div>
      </div>
    );
  }

  return (
    <Card title="Signed-in devices" level={3} aria-busy={!devices && isFetching}>
      {content()}
    </Card>
  );
}

function Device({
  device,
  now,
  onSignedOut,
}: {
  device: SignedInDevice;
  now: Date;
  onSignedOut: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const name = deviceName(device.device);
  const Icon = isHandheld(device.device) ? Smartphone : Laptop;
  const lastUsed = new Date(device.lastUsedAt);

  const signOut = async () => {
    setBusy(true);
    try {
      if (device.isCurrent) {
        await logOut();
      } else {
        await endSession(device.id);
        toast({ title: 'Device Signed Out', description: name });
        onSignedOut();
      }
    } catch (error) {
      toast({ title: 'Sign-Out Failed', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };

  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-3.5 gap-y-1 py-2">
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-md bg-sunk text-quiet">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold text-sm">{name}</p>
        {device.isCurrent ? (
          <Badge tone="good" className="mt-0.5">
            This device
          </Badge>
        ) : (
          <p className="text-quiet text-xs">
            Last used{' '}
            <time dateTime={device.lastUsedAt} title={lastUsed.toLocaleString()}>
              {timeAgo(lastUsed, now)}
            </time>
          </p>
        )}
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Sign out ${device.isCurrent ? 'this device' : name}`}
        onClick={() => void signOut()}
      >
        Sign out
      </Button>
    </li>
  );
}

async function endSession(id: number): Promise<void> {
  await ignoreNotFound(api('endSession', { params: { id: String(id) } }));
  queryClient.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((each) => each.id !== id));
  invalidateDevices();
}
