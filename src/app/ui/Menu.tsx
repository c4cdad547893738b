import { type ReactElement, type ReactNode, useState } from 'react';
import { later } from './later.tsx';
import { Slot } from './Slot.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** The one that is in force among its like. */
  checked?: boolean | undefined;
  tone?: 'alarm' | undefined;
};

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What the menu is called. */
  label: string;
  /** Shown above the items. */
  heading?: ReactNode;
  /** Groups, with a hairline between. */
  groups: readonly (readonly MenuItem[])[];
};

const MenuPanel = later(async () => ({ default: (await import('./MenuPanel.tsx')).MenuPanel }));

/** A button that opens a short list of things to do. What opens it is fetched when a hand comes near. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      {...MenuPanel.near}
      onClick={() => MenuPanel.whenThere(() => setWanted(true))}
    >
      {props.trigger}
    </Slot>
  );
  if (!wanted) return closed;
  return <MenuPanel {...props} />;
}
