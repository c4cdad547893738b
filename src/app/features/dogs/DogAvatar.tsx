import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { serverUrl } from '../../lib/api.ts';

/** A dog's photo in a circle; without one, or if it fails to load, the first letter of the dog's name. */
export function DogAvatar({ dog: { name, profileImage } }: { dog: Pick<Dog, 'name' | 'profileImage'> }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-bold font-display text-brand text-lg uppercase"
    >
      {profileImage && profileImage !== failed ? (
        <img
          src={serverUrl(profileImage)}
          alt=""
          width={64}
          height={64}
          onError={() => setFailed(profileImage)}
          className="size-full object-cover"
        />
      ) : (
        [...name.normalize('NFC')][0]
      )}
    </span>
  );
}
