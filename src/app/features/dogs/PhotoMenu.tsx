import { ImagePlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from '../../ui/Menu.tsx';

/** What can be done with a photo of a dog: choose another, or take it away. */
export function PhotoMenu({
  trigger,
  onChoose,
  onRemove,
}: {
  /** The button that opens it. */
  trigger: ReactElement;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const choose = { label: 'Choose another', icon: <ImagePlus aria-hidden="true" />, onSelect: onChoose };
  const remove = {
    label: 'Remove photo',
    icon: <Trash2 aria-hidden="true" />,
    tone: 'alarm' as const,
    onSelect: onRemove,
  };
  return <Menu label="Photo" groups={[[choose], [remove]]} trigger={trigger} />;
}
