import { useState } from 'react';
import { ownerZone } from '../../../api/zone.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { Dog } from '../../../domain/dog.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import { type CreateFormProps, CreateSheet } from '../../lib/CreateSheet.tsx';
import { correctedNow } from '../../lib/clock.ts';
import { SaveForm } from '../../lib/SaveForm.tsx';
import { Options } from '../../ui/Options.tsx';
import { Lifetime } from './Lifetime.tsx';
import { MadeLink } from './MadeLink.tsx';
import { useNewLink } from './useNewLink.ts';

const periods = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

/** Makes a link that shows a vet the report of a dog. */
export default function ReportLinkSheet({
  dog,
  open,
  onOpenChange,
}: {
  dog: Dog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <CreateSheet<string>
      open={open}
      onOpenChange={onOpenChange}
      before={{
        title: 'Report by link',
        description: `For a vet of ${dog.name}: to read, to print, to save as PDF`,
        action: 'Create Link',
        busyLabel: 'Creating...',
      }}
      after={{
        title: 'Link ready',
        description: 'Whoever has it sees the report, without an account, until it ends or you revoke it.',
      }}
      renderForm={(props) => <ReportForm dog={dog} {...props} />}
    >
      {(link) => (
        <MadeLink link={link} title={`Report of ${dog.name}`} text={`What ${dog.name}'s log says:`} />
      )}
    </CreateSheet>
  );
}

/** Its own component, so that it starts anew whenever the sheet opens. */
function ReportForm({ id, dog, onBusy, onMade }: { dog: Dog } & CreateFormProps<string>) {
  const [period, setPeriod] = useState('90');
  const { days, setDays, saving, create } = useNewLink(onBusy, onMade);
  return (
    <SaveForm
      id={id}
      saving={saving}
      onSubmit={() => {
        const from = daysAfter(calendarDay(correctedNow(), ownerZone()), 1 - Number(period));
        create({ kind: 'report', dogIds: [dog.id], from });
      }}
    >
      <div>
        <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
          It covers
        </p>
        <Options label="It covers" options={periods} value={period} onValueChange={setPeriod} />
        <p className="mt-1.5 text-quiet text-sm">Up to the day on which it is opened.</p>
      </div>
      <Lifetime days={days} onChange={setDays} />
    </SaveForm>
  );
}
