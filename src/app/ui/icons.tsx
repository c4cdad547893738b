import type { ComponentProps, ReactNode } from 'react';

type IconProps = ComponentProps<'svg'>;
/** An icon, Hark's own or one of `lucide-react`. */
export type IconType = (props: IconProps) => ReactNode;

/** The base of Hark's own icons, like Lucide's: the same stroke, in the current text colour. */
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

/** A winding path. */
export function WalkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5.5" cy="18.5" r="2" />
      <path d="M7.5 18.5h6.75a3.25 3.25 0 0 0 0-6.5h-4.5a3.25 3.25 0 0 1 0-6.5h6" />
      <path d="m14 2.75 2.75 2.75L14 8.25" />
    </Icon>
  );
}

/** A full, steaming bowl. */
export function BowlIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12.5h18l-1.7 6.3A1.6 1.6 0 0 1 17.75 20H6.25a1.6 1.6 0 0 1-1.55-1.2Z" />
      <path d="M8 8.75c0-1.75 1.5-1.75 1.5-3.5M12.25 8.75c0-1.75 1.5-1.75 1.5-3.5M16.5 8.75c0-1.75 1.5-1.75 1.5-3.5" />
    </Icon>
  );
}

/** A heart with a heartbeat line. */
export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.25S3.25 15.5 3.25 9.2A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 8.75 2.4c0 6.3-8.75 11.05-8.75 11.05Z" />
      <path d="M7.25 12h2.25l1.5-2.75 2.25 4.5L14.75 12h2" />
    </Icon>
  );
}
