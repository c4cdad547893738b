import { useState } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { atServer } from '../api.ts';

/** A dog's photo in the round; without one, or while it cannot be had, the first letter of its name. */
export function DogAvatar({ dog: { name, profileImage } }: { dog: Pick<Dog, 'name' | 'profileImage'> }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-bold font-display text-brand text-lg uppercase"
    >
      {profileImage && profileImage !== failed ? (
        <img
          src={atServer(profileImage)}
          alt=""
          width={64}
          height={64}
          onError={() => setFailed(profileImage)}
          className="size-full object-cover"
        />
      ) : (
        [...name][0]
      )}
    </span>
  );
}
