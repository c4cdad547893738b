import { ChevronsUpDown, Plus } from 'lucide-react';
import { navigate } from 'wouter/use-browser-location';
import { may } from '../../lib/access.ts';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/Menu.tsx';

/** Up to so many dogs, each other one is a single tap away. */
const mostAtOnce = 4;

/** Buttons for the other dogs, if they are few, and a menu to switch to another dog or add one. */
export function DogSwitcher() {
  const { dogs = [], dog: current, select } = useDogs();
  const [short, long] = dogs.length > 1 ? ['Switch', 'Switch Dog'] : ['More', 'More Dogs'];
  // Only the arrows fit beside the name then.
  const isNarrow = useMediaQuery('(max-width: 22.5rem)');
  const others = dogs.length > mostAtOnce ? [] : dogs.filter(({ id }) => id !== current?.id);
  return (
    <div className="ml-auto flex shrink-0 items-center justify-end gap-2">
      {/* Keyed by their place, so that the one that was pressed keeps the focus. */}
      {others.map((dog, place) => (
        <button
          key={place}
          type="button"
          aria-label={`Show ${dog.name}`}
          title={dog.name}
          onClick={() => select(dog)}
          className="rounded-full transition duration-150 hover:inset-ring hover:inset-ring-edge active:scale-95"
        >
          <DogAvatar dog={dog} size="medium" />
        </button>
      ))}
      <Menu
        label="Select Dog"
        heading="Select Dog"
        groups={[
          dogs.map((dog) => ({
            label: dog.name,
            detail: may(dog, 'own') ? undefined : `${dog.ownerName}'s dog`,
            icon: <DogAvatar dog={dog} size="small" />,
            checked: dog.id === current?.id,
            onSelect: () => select(dog),
          })),
          [
            {
              label: 'Add Another Dog',
              icon: <Plus aria-hidden="true" />,
              onSelect: () => navigate('/add-dog'),
            },
          ],
        ]}
        trigger={
          <Button size="sm" className={cx('shrink-0', isNarrow && 'size-11 !px-3')}>
            <span className={isNarrow ? 'sr-only' : 'sm:hidden'}>{short}</span>
            <span className="hidden sm:inline">{long}</span>
            <ChevronsUpDown
              aria-hidden="true"
              className={cx('size-4 shrink-0 text-quiet', !isNarrow && '-mr-1 hidden sm:block')}
            />
          </Button>
        }
      />
    </div>
  );
}
