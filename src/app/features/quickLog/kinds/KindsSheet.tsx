import { Droplet, Droplets } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CarePriority } from '../../../../domain/account.ts';
import type { Dog } from '../../../../domain/dog.ts';
import { type EntryKind, entryKinds } from '../../../../domain/entryKinds.ts';
import { oneTapEntries } from '../../../../domain/kindChoices.ts';
import { kindName } from '../../../../domain/kindNames.ts';
import { lookUp } from '../../../../domain/lookUp.ts';
import { careHue } from '../../../lib/activities/activityLook.tsx';
import { kindIcons } from '../../../lib/activities/kindIcons.ts';
import { useOwner } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { IconType } from '../../../ui/icons.tsx';
import { PoopIcon } from '../../../ui/PoopIcon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { readEntryDraft } from '../entryDrafts.ts';
import type { OneTapEntry } from './oneTap.ts';

/** The kinds that each care priority names. */
const named: Record<CarePriority, readonly EntryKind[]> = {
  walks: [],
  feeding: [],
  health: [],
  exercise: ['exercise', 'play'],
  grooming: ['grooming'],
  training: ['training'],
  medications: ['medicine', 'prevention'],
  vet: ['vet', 'vaccination', 'weight'],
};

const oneTapIcons: Record<OneTapEntry['name'], IconType> = {
  Pee: Droplet,
  Poop: PoopIcon,
  Both: Droplets,
  Treat: kindIcons.treat,
};

/** Kinds that are logged with one tap. */
const oneTapKinds: readonly EntryKind[] = ['potty', 'treat'];

/**
 * What can be logged besides walks, meals and health notes: first what this owner's care priorities name. What needs no
 * details is logged with one tap; the others open their form.
 */
export default function KindsSheet({
  dog,
  corrects,
  open,
  onOpenChange,
  onChoose,
  onLog,
}: {
  dog: Dog;
  /** Whether an entry is being corrected, which nothing may log anew. */
  corrects: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (kind: EntryKind) => void;
  onLog: (entry: OneTapEntry) => void;
}) {
  const { carePreferences } = useOwner();
  const first = carePreferences.flatMap((priority) => lookUp(named, priority, []));
  const others = entryKinds.filter((kind) => !first.includes(kind));
  const tiles = (kinds: readonly EntryKind[]) =>
    kinds.map((kind) => (
      <Tile
        key={kind}
        Icon={kindIcons[kind]}
        label={kindName(kind)}
        isDraft={!corrects && readEntryDraft(dog.id, kind) !== null}
        onClick={() => onChoose(kind)}
      />
    ));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={corrects ? 'What was it?' : 'Something else'}
      description={`For ${dog.name}`}
    >
      <div className="grid gap-5">
        {first.length > 0 && <Tiles label="What you care about">{tiles(first)}</Tiles>}
        {!corrects && (
          <Tiles
            label="Logged with one tap"
            columns="repeat(4, minmax(0, 1fr))"
            after={
              <div className="-mx-4 flex flex-wrap">
                {oneTapKinds.map((kind) => (
                  <Button key={kind} variant="quiet" size="sm" onClick={() => onChoose(kind)}>
                    {kindName(kind)} with details…
                  </Button>
                ))}
              </div>
            }
          >
            {oneTapEntries.map((entry) => (
              <Tile
                key={entry.name}
                Icon={oneTapIcons[entry.name]}
                label={entry.name}
                onClick={() => onLog(entry)}
              />
            ))}
          </Tiles>
        )}
        <Tiles label={first.length > 0 || !corrects ? 'More' : 'Kinds'}>
          {tiles(others.filter((kind) => corrects || !oneTapKinds.includes(kind)))}
        </Tiles>
      </div>
    </Sheet>
  );
}

function Tiles({
  label,
  columns = 'repeat(auto-fill, minmax(6.25rem, 1fr))',
  children,
  after,
}: {
  label: string;
  columns?: string;
  children: ReactNode;
  after?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h3 id={id} className="font-sans font-semibold text-quiet text-sm">
        {label}
      </h3>
      <div className="grid gap-2.5" style={{ gridTemplateColumns: columns }}>
        {children}
      </div>
      {after}
    </section>
  );
}

function Tile({
  Icon,
  label,
  isDraft = false,
  onClick,
}: {
  Icon: IconType;
  label: string;
  /** Whether something was typed there before. */
  isDraft?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        'flex min-h-24 flex-col items-center gap-1.5 rounded-md border border-line bg-card px-1 py-2.5 text-center',
        'transition duration-150 hover:border-ink active:scale-[0.97]',
      )}
    >
      <span className={cx('grid size-11 place-items-center rounded-full', careHue)}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="my-auto font-semibold text-sm leading-tight">
        {label}
        {isDraft && <span className="block font-normal text-quiet text-xs">Draft</span>}
      </span>
    </button>
  );
}
