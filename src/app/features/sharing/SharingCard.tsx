import { useQuery } from '@tanstack/react-query';
import { FileHeart, IdCard, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { counted } from '../../../domain/counted.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { OpenLink } from '../../../domain/links.ts';
import { may } from '../../lib/access.ts';
import { errorMessage } from '../../lib/api.ts';
import { RowMark } from '../../lib/Row.tsx';
import { shortMoment } from '../../lib/shortMoment.ts';
import { untilText } from '../../lib/until.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { linksQuery, revokeLink } from './sharingWrites.ts';

const CardSheet = lazyComponent(() => import('./CardSheet.tsx'));
const ReportLinkSheet = lazyComponent(() => import('./ReportLinkSheet.tsx'));

/** What can be shown of a dog without an account, and for its owner the links that show it. */
export default function SharingCard({ dog }: { dog: Dog }) {
  const isOwner = may(dog, 'own');
  const { data: links = [], isError, isFetching, refetch } = useQuery({ ...linksQuery, enabled: isOwner });
  const open = isOwner ? links.filter(({ dogs }) => dogs.some(({ id }) => id === dog.id)) : [];
  const first = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'card' | 'report' | null>(null);
  const change = (isOpen: boolean) => !isOpen && setOpened(null);
  return (
    <Card title="Share">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Button
          ref={first}
          wide
          {...CardSheet.preloadProps}
          onClick={() => CardSheet.whenLoaded(() => setOpened('card'))}
        >
          <IdCard aria-hidden="true" className="size-5 shrink-0" />
          Card for a sitter
        </Button>
        {isOwner && (
          <Button
            wide
            {...ReportLinkSheet.preloadProps}
            onClick={() => ReportLinkSheet.whenLoaded(() => setOpened('report'))}
          >
            <FileHeart aria-hidden="true" className="size-5 shrink-0" />
            Report by link
          </Button>
        )}
        {isError && !isFetching && <LoadFailed what="your links" onRetry={() => void refetch()} />}
        {open.length > 0 && (
          <ul aria-label="Open links" className="-mb-2 divide-y divide-line">
            {open.map((link) => (
              <LinkRow key={link.id} link={link} onRevoked={() => first.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
      <CardSheet dog={dog} open={opened === 'card'} onOpenChange={change} />
      <ReportLinkSheet dog={dog} open={opened === 'report'} onOpenChange={change} />
    </Card>
  );
}

function LinkRow({
  link: { id, kind, dogs, expiresAt, openings, lastOpenedAt },
  onRevoked,
}: {
  link: OpenLink;
  onRevoked: () => void;
}) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await revokeLink(id);
      toast({ title: 'Link Revoked', description: 'It shows nothing any more.' });
      onRevoked();
    } catch (error) {
      toast({ title: 'Link Not Revoked', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  const one = kind === 'report' ? 'Report' : 'Card';
  const name = dogs.length > 1 ? `${one}s of ${counted(dogs.length, 'dog')}` : one;
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <RowMark>
        <Link2 />
      </RowMark>
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">
          {name}, {untilText(expiresAt, now, ownerZone())}
        </p>
        <p className="text-pretty text-quiet text-sm">{openedText(openings, lastOpenedAt)}</p>
      </div>
      <Button size="sm" busy={busy} aria-label={`Revoke the link: ${name}`} onClick={() => void revoke()}>
        Revoke
      </Button>
    </li>
  );
}

/** "Opened 3 times, last Nov 28, 10:12 AM". */
function openedText(openings: number, lastOpenedAt: string | null): string {
  if (openings === 0 || lastOpenedAt === null) return 'Not opened yet';
  const last = shortMoment(lastOpenedAt);
  return openings === 1 ? `Opened once, ${last}` : `Opened ${counted(openings, 'time')}, last ${last}`;
}
