import type { ComponentProps, ReactNode } from 'react';

export type IconProps = ComponentProps<'svg'>;
export type IconType = (props: IconProps) => ReactNode;

/** The base of all icons: Lucide's stroke width, in the current text colour. */
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
