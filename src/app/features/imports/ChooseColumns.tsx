import { useId } from 'react';
import { type ImportField, importFields } from '../../../domain/imports/imports.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { ImportSteps } from './useImportSteps.ts';

const fieldNames: Record<ImportField, string> = {
  date: 'Date',
  time: 'Time of day',
  end: 'When it ended',
  type: 'What was done',
  kind: 'Kind of activity',
  title: 'Title',
  duration: 'Duration',
  location: 'Location',
  foodType: 'Food',
  amount: 'Amount',
  quantity: 'Weight or quantity',
  unit: 'Unit',
  symptoms: 'Symptoms',
  notes: 'Notes',
  nextDue: 'Next due',
  skipped: 'Skipped dose',
  dog: 'Which dog',
};

/** The second step: what the columns are, as far as it could be guessed, and where the clocks were. */
export function ChooseColumns({ id, steps }: { id: string; steps: ImportSteps }) {
  const { file, mapping, choices, problem, assign, choose, look } = steps;
  const fieldOf = (heading: string) => importFields.find((field) => mapping[field] === heading) ?? '';
  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      {problem && <Alert>{problem}</Alert>}
      <div>
        <p className="mb-1 font-semibold text-sm">What is in each column?</p>
        <ul aria-label="Columns" className="divide-y divide-line">
          {file?.columns.map(({ heading, cells }) => (
            <li key={heading} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
              <div className="min-w-0 flex-1 basis-40">
                <p className="wrap-anywhere font-semibold leading-snug">{heading}</p>
                <p className="truncate text-quiet text-sm">{cells.join(' · ') || 'Empty'}</p>
              </div>
              <div className="min-w-0 flex-1 basis-40">
                <Select
                  aria-label={`Column ${heading}`}
                  value={fieldOf(heading)}
                  onChange={({ currentTarget }) =>
                    assign(heading, (currentTarget.value || null) as ImportField | null)
                  }
                >
                  <option value="">Leave out</option>
                  {importFields.map((field) => (
                    <option key={field} value={field}>
                      {fieldNames[field]}
                    </option>
                  ))}
                </Select>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Zone zone={choices.zone} onChange={(zone) => choose({ zone })} />
    </form>
  );
}

function Zone({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const list = useId();
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();
  return (
    <Field label="The clocks were those of" hint="For times that do not say their own time zone.">
      {(control) => (
        <Select
          {...control}
          key={list}
          value={zone}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {zones.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
