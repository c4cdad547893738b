import type { ReactNode } from 'react';

/** Facts under their names, each pair a row. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="-my-3 divide-y divide-line">{children}</dl>;
}

/** One of them. What was never said is said to be so. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const said = typeof children === 'string' ? <bdi>{children}</bdi> : children;
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-3 tight:grid-cols-1 tight:gap-0 sm:grid-cols-[2fr_3fr]">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line font-[550] text-sm">
        {said ?? <span className="font-normal text-quiet">Not set</span>}
      </dd>
    </div>
  );
}
