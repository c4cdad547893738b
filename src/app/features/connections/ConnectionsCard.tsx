import { useQuery } from '@tanstack/react-query';
import { Plug, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApiToken } from '../../../domain/apiToken.ts';
import { timeAgo } from '../../../domain/timeAgo.ts';
import { errorMessage } from '../../lib/api.ts';
import { Lines, Row } from '../../lib/Row.tsx';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { connectionsQuery, revokeConnection } from './connectionWrites.ts';

const ConnectionSheet = lazyComponent(() => import('./ConnectionSheet.tsx'));

/** The programs that the user has connected, each with what it may do and when it last did. */
export default function ConnectionsCard() {
  const { data: connections, isError, isFetching, refetch } = useQuery(connectionsQuery);
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);

  function content() {
    if (connections) {
      return (
        <>
          <ul className="-my-2 divide-y divide-line">
            {connections.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                onRevoked={() => add.current?.focus()}
              />
            ))}
          </ul>
          <p
            className={
              connections.length > 0
                ? 'mt-4 text-pretty text-quiet text-sm'
                : 'text-pretty text-quiet text-sm'
            }
          >
            {connections.length === 0 &&
              'For a display at home, a button by the bowl or a script of your own. '}
            Changing your password ends all of them.
          </p>
        </>
      );
    }
    if (isError && !isFetching) return <LoadFailed what="your connections" onRetry={() => void refetch()} />;
    return <Skeleton className="h-11" />;
  }

  return (
    <Card
      title="Connections"
      level={3}
      aria-busy={!connections && isFetching}
      action={
        <Button
          ref={add}
          variant="quiet"
          size="sm"
          className="-my-2 -mr-2"
          aria-label="Add a connection"
          {...ConnectionSheet.preloadProps}
          onClick={() => ConnectionSheet.whenLoaded(() => setAdding(true))}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      }
    >
      {content()}
      <ConnectionSheet open={isAdding} onOpenChange={setAdding} />
    </Card>
  );
}

function ConnectionRow({
  connection: { id, name, scope, dog, lastUsedAt },
  onRevoked,
}: {
  connection: ApiToken;
  onRevoked: () => void;
}) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await revokeConnection(id);
      toast({ title: 'Connection Revoked', description: `${name} can do nothing any more.` });
      onRevoked();
    } catch (error) {
      toast({ title: 'Connection Not Revoked', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  const does = scope === 'read' ? 'Reads' : 'Logs';
  const used = lastUsedAt ? `Used ${timeAgo(new Date(lastUsedAt), now)}` : 'Not used yet';
  return (
    <Row icon={<Plug />} title={name}>
      <Lines lines={[`${does} · ${dog ? dog.name : 'all dogs'}`, used]} />
      <Button size="sm" busy={busy} aria-label={`Revoke ${name}`} onClick={() => void revoke()}>
        Revoke
      </Button>
    </Row>
  );
}
