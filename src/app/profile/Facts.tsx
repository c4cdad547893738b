import type { ReactNode } from 'react';

/** Facts under their names, each pair a row. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="-my-3 divide-y divide-line">{children}</dl>;
}

/** One of them. What was never said is said to be so. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(6.5rem,2fr)_3fr] gap-3 py-3">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line font-[550] text-sm">
        {children ?? <span className="font-normal text-quiet">Not set</span>}
      </dd>
    </div>
  );
}
