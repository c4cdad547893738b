import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { cx } from '../../ui/cx.ts';
import { serverUrl } from '../api.ts';
import { DrawnDog, tintOf } from './DrawnDog.tsx';

const sizes = { large: ['size-16', 64], medium: ['size-11', 44], small: ['size-7', 28] } as const;

/** A dog's photo in a circle; without one, or if it fails to load, a drawn dog, which wears the first letter of its name. */
export function DogAvatar({
  dog: { id, name, profileImage },
  size = 'large',
}: {
  dog: Pick<Dog, 'id' | 'name' | 'profileImage'>;
  size?: keyof typeof sizes;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [look, side] = sizes[size];
  return (
    <span
      aria-hidden="true"
      style={{ background: tintOf(id) }}
      className={cx('relative block shrink-0 overflow-hidden rounded-full', look)}
    >
      {profileImage && profileImage !== failed ? (
        <img
          src={serverUrl(profileImage)}
          alt=""
          width={side}
          height={side}
          onError={() => setFailed(profileImage)}
          className="size-full object-cover"
        />
      ) : (
        <DrawnDog id={id} letter={size === 'large' ? ([...name.normalize('NFC')][0] ?? '') : ''} />
      )}
    </span>
  );
}
