import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import type { Dog } from '../../../domain/dog.ts';
import type { DateOrder } from '../../../domain/imports/dates.ts';
import type { ImportPreview, SampleEntry } from '../../../domain/imports/imports.ts';
import type { WeightUnit } from '../../../domain/weight.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Field } from '../../ui/Field.tsx';
import { Options } from '../../ui/Options.tsx';
import { Select } from '../../ui/Select.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { ImportSteps } from './useImportSteps.ts';

const orders: { value: DateOrder; label: string }[] = [
  { value: 'month', label: 'March 4' },
  { value: 'day', label: 'April 3' },
];
const units: { value: WeightUnit; label: string }[] = [
  { value: 'lb', label: 'Pounds' },
  { value: 'kg', label: 'Kilograms' },
];

/** The third step: what the file does not tell, and what would be added and left out. */
export function PreviewOfImport({ id, steps, dog }: { id: string; steps: ImportSteps; dog: Dog }) {
  const { preview, problem, isBusy } = steps;
  return (
    <div id={id} aria-busy={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {problem && <Alert>{problem}</Alert>}
      <Questions steps={steps} />
      {preview && <Counts preview={preview} dog={dog} />}
      {preview && preview.sample.length > 0 && (
        <section aria-label="The first entries">
          <p className="mb-1 font-semibold text-sm">The first entries</p>
          <ul className="divide-y divide-line">
            {preview.sample.map((entry) => (
              <SampleRow key={entry.row} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {preview && <LeftOut {...preview} />}
    </div>
  );
}

function Questions({ steps: { preview, asked, choices, choose } }: { steps: ImportSteps }) {
  const names = preview?.dogNames ?? [];
  return (
    <>
      {asked.includes('dateOrder') && (
        <div>
          <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
            In this file, 3/4 is
          </p>
          <Options
            label="In this file, 3/4 is"
            options={orders}
            value={choices.dateOrder}
            onValueChange={(dateOrder) => choose({ dateOrder })}
          />
        </div>
      )}
      {asked.includes('weightUnit') && (
        <div>
          <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
            Weights are in
          </p>
          <Options
            label="Weights are in"
            options={units}
            value={choices.weightUnit}
            onValueChange={(weightUnit) => choose({ weightUnit })}
          />
        </div>
      )}
      {names.length > 1 && (
        <Field label="Whose rows?">
          {(control) => (
            <Select
              {...control}
              value={choices.dogName ?? ''}
              onChange={({ currentTarget }) => choose({ dogName: currentTarget.value || null })}
            >
              <option value="">All of them</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

function Counts({ preview, dog }: { preview: ImportPreview; dog: Dog }) {
  const { created, already, skippedCount, ofOthers } = preview;
  const lines = [
    [created, `${created === 1 ? 'entry' : 'entries'} will be added to ${dog.name}'s log`],
    [already, `${already === 1 ? 'is' : 'are'} in it already`],
    [skippedCount, `${skippedCount === 1 ? 'row is' : 'rows are'} left out`],
    [ofOthers, `${ofOthers === 1 ? 'row is' : 'rows are'} of other dogs`],
  ] as const;
  return (
    <div role="status" className="grid gap-1 rounded-md bg-sunk p-4">
      {lines
        .filter(([count], at) => at === 0 || count > 0)
        .map(([count, text]) => (
          <p key={text} className="text-pretty">
            <b className="mr-1 font-semibold tabular-nums">{count.toLocaleString('en-US')}</b> {text}
          </p>
        ))}
    </div>
  );
}

/** With the year: a log may be of several. */
const momentText = (moment: string) =>
  new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function SampleRow({ entry }: { entry: SampleEntry }) {
  const { main, detail } = activitySummary(entry);
  const [title, ...facts] = entry.type === 'other' ? [main] : [activityLabel(entry.type), main];
  return (
    <li className="py-2">
      <p className="wrap-anywhere font-semibold leading-snug">{title}</p>
      <p className="wrap-anywhere text-quiet text-sm">
        {[momentText(entry.timestamp), ...facts, detail, entry.notes].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}
