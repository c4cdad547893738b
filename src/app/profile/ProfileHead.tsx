import type { ReactNode } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { DogSwitcher } from '../dog/DogSwitcher.tsx';
import { Badge } from '../ui/Badge.tsx';
import { cx } from '../ui/cx.ts';
import { useHandsOnFocus } from '../ui/useHandsOnFocus.ts';
import { PhotoButton } from './PhotoButton.tsx';

/** Whose profile this is. While it is edited, one slim line that stays in reach, with what saves and gives up. */
export function ProfileHead({
  dog,
  editing,
  toggle,
  save,
}: {
  dog: Dog;
  editing: boolean;
  toggle: ReactNode;
  save: ReactNode;
}) {
  // With another dog it is another head, and the switcher that was pressed is gone.
  const head = useHandsOnFocus<HTMLDivElement>();
  return (
    <div
      ref={head}
      data-sticky={editing || undefined}
      className={cx(
        'mb-4 flex items-center',
        editing
          ? '-mx-4 sticky top-16 z-20 gap-2 bg-page/95 px-4 py-2 backdrop-blur-md tight:flex-wrap sm:-mx-6 sm:px-6'
          : 'flex-wrap gap-3 sm:gap-4 md:mb-6',
      )}
    >
      {!editing && <PhotoButton dog={dog} />}
      <div className={cx('min-w-0 flex-1', editing ? 'tight:basis-full' : 'basis-40')}>
        <h1 dir="auto" className={cx('text-left', editing ? 'truncate text-lg' : 'line-clamp-2 text-xl')}>
          {dog.name}
        </h1>
        {!editing && dog.age !== null && (
          <Badge tone="brand" className="mt-1.5">
            {lifeStage(dog.age)}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {toggle}
        {editing ? save : <DogSwitcher />}
      </div>
    </div>
  );
}
