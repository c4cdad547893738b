import { useId, useState } from 'react';
import type { Channel } from '../../../domain/channel.ts';
import { SaveForm, useSaving } from '../../lib/SaveForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { QuietFields, quietHoursOf, quietProblem } from './QuietFields.tsx';
import { channelName } from './reminderText.ts';
import { changeQuietHours } from './reminderWrites.ts';

/** Changes a channel's quiet hours. */
export default function QuietSheet({
  channel,
  open,
  onOpenChange,
}: {
  channel: Channel;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Quiet hours"
      description={`For reminders by ${channelName(channel.kind)}`}
      footer={
        <Button type="submit" form={id} variant="accent" size="lg" wide busy={busy} busyLabel="Saving...">
          Save
        </Button>
      }
    >
      <QuietForm id={id} channel={channel} onBusy={setBusy} onSaved={() => onOpenChange(false)} />
    </Sheet>
  );
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function QuietForm({
  id,
  channel,
  onBusy,
  onSaved,
}: {
  id: string;
  channel: Channel;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}) {
  const [hours, setHours] = useState({
    quietFrom: channel.quietFrom ?? '',
    quietTo: channel.quietTo ?? '',
  });
  const [isTried, setTried] = useState(false);
  const saving = useSaving(onBusy);
  const problem = quietProblem(hours);
  const save = () => {
    setTried(true);
    if (!problem) void saving.save(() => changeQuietHours(channel, quietHoursOf(hours)), onSaved);
  };
  return (
    <SaveForm id={id} saving={saving} onSubmit={save}>
      <QuietFields
        value={hours}
        onChange={(part) => setHours((before) => ({ ...before, ...part }))}
        problem={isTried ? problem : undefined}
      />
    </SaveForm>
  );
}
