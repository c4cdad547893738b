import { type ReactElement, type ReactNode, useState } from 'react';
import { lazyComponent } from './lazyComponent.tsx';
import { Slot } from './Slot.tsx';

export type MenuItem = {
  label: string;
  /** Shown below the label. */
  detail?: string | undefined;
  icon?: ReactNode;
  onSelect: () => void;
  /** Whether it is the current choice. */
  checked?: boolean | undefined;
  tone?: 'alarm' | undefined;
};

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu's accessible name. */
  label: string;
  /** Shown above the items. */
  heading?: ReactNode;
  /** Groups of items, with separators between them. */
  groups: readonly (readonly MenuItem[])[];
};

const MenuPanel = lazyComponent(async () => ({ default: (await import('./MenuPanel.tsx')).MenuPanel }));

/** A dropdown menu. Its code loads on hover or focus. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      {...MenuPanel.preloadProps}
      onClick={() => MenuPanel.whenLoaded(() => setWanted(true))}
    >
      {props.trigger}
    </Slot>
  );
  if (!wanted) return closed;
  return <MenuPanel {...props} />;
}
