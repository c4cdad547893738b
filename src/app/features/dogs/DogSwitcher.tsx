import { ChevronsUpDown, Plus } from 'lucide-react';
import { navigate } from 'wouter/use-browser-location';
import { useDogs } from '../../lib/DogsProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';

/** A menu to switch to another dog or add one. */
export function DogSwitcher() {
  const { dogs = [], dog: current, select } = useDogs();
  const [short, long] = dogs.length > 1 ? ['Switch', 'Switch Dog'] : ['More', 'More Dogs'];
  return (
    <Menu
      label="Select Dog"
      heading="Select Dog"
      groups={[
        dogs.map((dog) => ({
          label: dog.name,
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
        <Button size="sm" className="shrink-0">
          <span className="sm:hidden">{short}</span>
          <span className="hidden sm:inline">{long}</span>
          <ChevronsUpDown aria-hidden="true" className="-mr-1 hidden size-4 text-quiet sm:block" />
        </Button>
      }
    />
  );
}
