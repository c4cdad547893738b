import { type Potty, pottyOf, pottyTitle, stoolLooks } from '../../../../domain/potty.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import type { TypedEntry } from '../useEntryForm.ts';
import { ChipGroup } from './ChipGroup.tsx';

const choices = [
  { name: 'Pee', pee: true, poop: false },
  { name: 'Poop', pee: false, poop: true },
  { name: 'Both', pee: true, poop: true },
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What was done, and what the stool looked like: chosen, not typed. */
export function PottyFields({
  form,
  value,
  onChoose,
}: {
  form: TypedEntry;
  value: string;
  onChoose: (title: string) => void;
}) {
  const potty = pottyOf(value);
  const isSomething = potty.pee || potty.poop;
  const choose = (change: Partial<Potty>) => onChoose(pottyTitle({ ...potty, ...change }));
  const error = form.formState.errors.title?.message;
  return (
    <div className="grid gap-4">
      <ChipGroup label="What was it?">
        {choices.map(({ name, pee, poop }) => {
          const isChosen = isSomething && potty.pee === pee && potty.poop === poop;
          return (
            <Chip
              key={name}
              selected={isChosen}
              className="justify-center"
              onClick={() => (isChosen ? onChoose('') : choose({ pee, poop }))}
            >
              {name}
            </Chip>
          );
        })}
      </ChipGroup>
      {potty.poop && (
        <ChipGroup label="How did it look?">
          {stoolLooks.map((look) => {
            const isChosen = potty.looks.includes(look);
            const looks = isChosen ? potty.looks.filter((each) => each !== look) : [...potty.looks, look];
            return (
              <Chip key={look} selected={isChosen} onClick={() => choose({ looks })}>
                {capital(look)}
              </Chip>
            );
          })}
        </ChipGroup>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
