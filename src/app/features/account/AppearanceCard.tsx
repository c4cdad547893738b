import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { type Appearance, appearances, chooseAppearance, currentAppearance } from './appearance.ts';

const looks: Record<Appearance, { title: string; icon: ReactNode }> = {
  light: { title: 'Light', icon: <Sun aria-hidden="true" /> },
  dark: { title: 'Dark', icon: <Moon aria-hidden="true" /> },
  system: { title: 'Match the system', icon: <Monitor aria-hidden="true" /> },
};

export function AppearanceCard() {
  const [chosen, setChosen] = useState(currentAppearance);
  return (
    <Card title="Appearance" level={3}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">Appearance on this device</legend>
        {appearances.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="appearance"
            {...looks[each]}
            checked={chosen === each}
            onChange={() => {
              chooseAppearance(each);
              setChosen(each);
            }}
          />
        ))}
      </fieldset>
    </Card>
  );
}
