import type { ReactNode } from 'react';

/** Lines below a row's title; what is missing is left out. */
export function Lines({ lines }: { lines: readonly (string | null | undefined | false)[] }) {
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="wrap-anywhere text-quiet text-sm">
          <bdi>{line}</bdi>
        </p>
      ),
  );
}

/** The picture at the beginning of a row. */
export const RowMark = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand [&>svg]:size-5"
  >
    {children}
  </span>
);

/** One line of a list: an icon, a title, what is said of it, and, last, what can be done about it. */
export function Row({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  children: readonly ReactNode[];
}) {
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2">
      <RowMark>{icon}</RowMark>
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">
          <bdi className="wrap-anywhere">{title}</bdi>
        </p>
        {children.slice(0, -1)}
      </div>
      {children.at(-1)}
    </li>
  );
}
