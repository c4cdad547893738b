import type { Activity } from '../../../../domain/activity.ts';
import type { EntryKind } from '../../../../domain/entryKinds.ts';
import { joinedTitle, kindTitles } from '../../../../domain/kindChoices.ts';
import { identityOf } from '../../../../domain/search.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { TypedEntry } from '../useEntryForm.ts';
import { ChipGroup } from './ChipGroup.tsx';

/** How many titles of earlier entries are offered. */
const earlierCount = 6;

const isSame = (one: string, other: string) => identityOf(one) === identityOf(other);

/** The titles to offer for a kind: what was entered before, the latest first, then the usual ones. */
export function titlesFor(kind: EntryKind, history: readonly Activity[]): string[] {
  const known = kindTitles[kind];
  const earlier: string[] = [];
  for (const each of history) {
    const { title } = each;
    if (each.type !== 'other' || each.kind !== kind || title === null) continue;
    // Several at once are offered one by one.
    if (kind === 'grooming' && title.includes(',')) continue;
    if (![...known, ...earlier].some((other) => isSame(other, title))) earlier.push(title);
  }
  return [...earlier.slice(0, earlierCount), ...known];
}

/** What is in a title of several: "Bath, nails" has two. */
const partsOf = (title: string) =>
  title
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The title with a part added, or taken out if it is there. */
function withToggled(title: string, part: string, titles: readonly string[]): string {
  const parts = partsOf(title);
  const without = parts.filter((each) => !isSame(each, part));
  const next = without.length < parts.length ? without : [...parts, part];
  // The first begins with a capital letter, whatever it was before.
  return joinedTitle(next.map((each) => titles.find((known) => isSame(known, each)) ?? each));
}

/** What was done or given, typed or chosen with one tap. */
export function TitleField({
  form,
  kind,
  value,
  label,
  placeholder,
  history,
  several = false,
  suggested,
  onChoose,
}: {
  form: TypedEntry;
  kind: EntryKind;
  value: string;
  label: string;
  placeholder: string;
  history: readonly Activity[];
  /** Whether several may be chosen together. */
  several?: boolean;
  /** Marks a prefilled value, such as "her usual". */
  suggested: string | null;
  onChoose: (title: string) => void;
}) {
  const titles = titlesFor(kind, history);
  const chosen = several ? partsOf(value) : [value];
  return (
    <div className="grid gap-2.5">
      <Field label={label} error={form.formState.errors.title?.message}>
        {(field) => (
          <TextInput
            placeholder={placeholder}
            maxLength={100}
            autoComplete="off"
            suggested={suggested !== null}
            trailing={suggested}
            {...field}
            {...form.register('title')}
          />
        )}
      </Field>
      {titles.length > 0 && (
        <ChipGroup label={`${label}: choose`} hideLabel>
          {titles.map((title) => {
            const isChosen = chosen.some((each) => isSame(each, title));
            return (
              <Chip
                key={title}
                selected={isChosen}
                onClick={() => onChoose(several ? withToggled(value, title, titles) : isChosen ? '' : title)}
              >
                {title}
              </Chip>
            );
          })}
        </ChipGroup>
      )}
    </div>
  );
}
