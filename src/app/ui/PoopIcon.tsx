import type { ComponentProps } from 'react';
import { Icon } from './icons.tsx';

/** A small heap. */
export function PoopIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M11.5 3c.5 2.5-3.75 2.75-3.75 5.75a2.5 2.5 0 0 0 .5 1.5h7.5a2.6 2.6 0 0 0 .5-1.5C16.25 5.75 14.5 4 11.5 3Z" />
      <path d="M8.25 10.25H7.5a2.5 2.5 0 0 0-1.75 4.25h12.5a2.5 2.5 0 0 0-1.75-4.25h-.75" />
      <path d="M5.75 14.5a3.1 3.1 0 0 0 .4 6h11.7a3.1 3.1 0 0 0 .4-6" />
    </Icon>
  );
}
