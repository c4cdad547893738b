import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Ellipsis, Mail, Moon, Plus, Send, Smartphone, Trash2, Webhook } from 'lucide-react';
import { useState } from 'react';
import type { Channel } from '../../../domain/channel.ts';
import { errorMessage } from '../../lib/api.ts';
import { Lines, Row } from '../../lib/Row.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconType } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { channelName, quietText } from './reminderText.ts';
import { channelsQuery, removeChannel, testChannel } from './reminderWrites.ts';

const ChannelSheet = lazyComponent(() => import('./ChannelSheet.tsx'));
const QuietSheet = lazyComponent(() => import('./QuietSheet.tsx'));

/** How reminders reach the user: what they have added, each with a test. */
export function ChannelsCard() {
  const { data: channels, isError, isFetching, refetch } = useQuery(channelsQuery);
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Channel | null>(null);
  const [isQuiet, setQuiet] = useState(false);

  function content() {
    if (channels) {
      return (
        <>
          {channels.length === 0 && (
            <p className="text-pretty text-quiet text-sm">
              Nowhere yet. Add your mail, your phone by ntfy, a webhook or your calendar.
            </p>
          )}
          <ul className="-my-2 divide-y divide-line">
            {channels.map((channel) => (
              <ChannelRow
                key={channel.id}
                channel={channel}
                onQuiet={() =>
                  QuietSheet.whenLoaded(() => {
                    setChosen(channel);
                    setQuiet(true);
                  })
                }
              />
            ))}
          </ul>
        </>
      );
    }
    if (isError && !isFetching)
      return <LoadFailed what="how reminders arrive" onRetry={() => void refetch()} />;
    return <Skeleton className="h-11" />;
  }

  return (
    <Card
      title="How reminders arrive"
      level={3}
      aria-busy={!channels && isFetching}
      action={
        <Button
          variant="quiet"
          size="sm"
          className="-my-2 -mr-2"
          aria-label="Add a way for reminders to arrive"
          {...ChannelSheet.preloadProps}
          onClick={() => ChannelSheet.whenLoaded(() => setAdding(true))}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      }
    >
      {content()}
      <ChannelSheet
        kinds={channels?.map(({ kind }) => kind) ?? []}
        open={isAdding}
        onOpenChange={setAdding}
      />
      {chosen && <QuietSheet channel={chosen} open={isQuiet} onOpenChange={setQuiet} />}
    </Card>
  );
}

const icons: Record<string, IconType> = {
  mail: Mail,
  ntfy: Smartphone,
  webhook: Webhook,
  calendar: CalendarHeart,
};

/** Where a channel goes, as its row says it. */
const placeOf = ({ kind, address }: Channel) =>
  kind === 'calendar' ? 'Dates, by a link that only your calendar has' : address;

function ChannelRow({ channel, onQuiet }: { channel: Channel; onQuiet: () => void }) {
  const [busy, setBusy] = useState(false);
  const Icon = icons[channel.kind] ?? Send;
  const name = channelName(channel.kind);
  const isCalendar = channel.kind === 'calendar';
  const test = async () => {
    setBusy(true);
    try {
      await testChannel(channel);
      toast({ title: 'Test Message Sent', description: sentTo(channel) });
    } catch (error) {
      toast({ title: 'Test Message Not Sent', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };
  const remove = async () => {
    try {
      await removeChannel(channel);
      toast({ title: `${name} Removed`, description: 'No more reminders arrive there.' });
    } catch (error) {
      toast({ title: `${name} Not Removed`, description: errorMessage(error), variant: 'destructive' });
    }
  };
  const quiet = { label: 'Quiet hours', icon: <Moon aria-hidden="true" />, onSelect: onQuiet };
  return (
    <Row icon={<Icon />} title={name}>
      <Lines lines={[placeOf(channel), quietText(channel)]} />
      <State channel={channel} />
      <div className="-mr-2 flex shrink-0 items-center">
        {!isCalendar && (
          <Button size="sm" busy={busy} aria-label={`Test ${name}`} onClick={() => void test()}>
            Test
          </Button>
        )}
        <Menu
          label={name}
          groups={[
            ...(isCalendar ? [] : [[quiet]]),
            [
              {
                label: 'Remove',
                icon: <Trash2 aria-hidden="true" />,
                tone: 'alarm',
                onSelect: () => void remove(),
              },
            ],
          ]}
          trigger={
            <IconButton label={`Actions for ${name}`} className="text-quiet">
              <Ellipsis aria-hidden="true" className="size-5" />
            </IconButton>
          }
        />
      </div>
    </Row>
  );
}

const sentTo = ({ kind, address }: Channel) =>
  kind === 'mail' ? `Look for it at ${address}.` : 'It has arrived. Reminders will come the same way.';

/** What keeps a channel from getting reminders. */
function State({ channel: { pausedAt, confirmedAt } }: { channel: Channel }) {
  if (pausedAt)
    return (
      <>
        <Badge tone="watch">Paused</Badge>
        <p className="text-pretty text-quiet text-sm">
          Nothing arrived for a day. A test message that arrives ends that.
        </p>
      </>
    );
  if (!confirmedAt) return <p className="text-pretty text-quiet text-sm">Send a test message to begin.</p>;
  return null;
}
