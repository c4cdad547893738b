import type { ReactNode } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { DogSwitcher } from '../../features/dogs/DogSwitcher.tsx';
import { PhotoButton } from '../../features/dogs/PhotoButton.tsx';
import { may } from '../../lib/access.ts';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { useFocusHandoff } from '../../ui/useFocusHandoff.ts';

/** The profile's heading. In edit mode it is a slim sticky bar with the buttons to save and cancel. */
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
  // Switching dogs remounts this, so the switcher that was pressed is gone.
  const head = useFocusHandoff<HTMLDivElement>();
  return (
    <div
      ref={head}
      data-sticky={editing || undefined}
      className={cx(
        'mb-4 flex items-center',
        editing
          ? '-mx-4 sticky top-16 z-20 gap-2 bg-page px-4 py-2 tight:flex-wrap sm:-mx-6 sm:px-6'
          : 'flex-wrap gap-3 sm:gap-4 md:mb-6',
      )}
    >
      {!editing && (may(dog, 'manage') ? <PhotoButton dog={dog} /> : <DogAvatar dog={dog} />)}
      <div className={cx('min-w-0 flex-1', editing ? 'tight:basis-full' : 'basis-40')}>
        <h1 dir="auto" className={cx('text-left', editing ? 'truncate text-lg' : 'line-clamp-2 text-xl')}>
          {dog.name}
        </h1>
        {!editing && dog.lifeStage && (
          <Badge tone="brand" className="mt-1.5">
            {dog.lifeStage}
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
