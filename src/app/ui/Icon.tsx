import type { ComponentProps, ReactNode } from 'react';

export type IconProps = ComponentProps<'svg'>;
export type IconType = (props: IconProps) => ReactNode;

/** What all icons have in common: lines as thick as Lucide's, in the colour of the words beside them. */
export function Icon({ children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}
