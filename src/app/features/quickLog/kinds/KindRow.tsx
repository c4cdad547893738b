import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { EntryKind } from '../../../../domain/entryKinds.ts';
import { kindName } from '../../../../domain/kindNames.ts';
import { careHue } from '../../../lib/activities/activityLook.tsx';
import { kindIcons } from '../../../lib/activities/kindIcons.ts';
import { cx } from '../../../ui/cx.ts';

/** Kinds that hint at what else there is. */
const hints = ['potty', 'medicine', 'weight', 'grooming'] as const;

/** The button below the tabs that opens the sheet of kinds; it names the kind, if one is chosen. */
export function KindRow({ kind, className, ...rest }: ComponentProps<'button'> & { kind: EntryKind | null }) {
  const Icon = kind && kindIcons[kind];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cx(
        'mt-2 low:mt-0 flex min-h-12 w-full low:w-auto items-center gap-3 rounded-md px-2 py-1.5 text-left font-semibold text-sm',
        'transition-colors duration-150',
        kind ? careHue : 'text-quiet hover:bg-sunk hover:text-ink',
        className,
      )}
      {...rest}
    >
      {Icon && (
        <span className="grid size-8 shrink-0 place-items-center rounded-[10px] bg-card">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">{kind ? kindName(kind) : 'Something else…'}</span>
      {kind ? (
        <span className="font-[550]">Change</span>
      ) : (
        <span aria-hidden="true" className="flex gap-2 tight:hidden">
          {hints.map((hint) => {
            const Hint = kindIcons[hint];
            return <Hint key={hint} className="size-4" />;
          })}
        </span>
      )}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </button>
  );
}
