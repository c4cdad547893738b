import type { ReactNode } from 'react';

/** A definition list, one row for each fact. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="-my-3 divide-y divide-line">{children}</dl>;
}

/** A row of `Facts`; "Not set" if it has no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const value = typeof children === 'string' ? <bdi>{children}</bdi> : children;
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-3 tight:grid-cols-1 tight:gap-0 sm:grid-cols-[2fr_3fr]">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line font-[550] text-sm">
        {value ?? <span className="font-normal text-quiet">Not set</span>}
      </dd>
    </div>
  );
}
