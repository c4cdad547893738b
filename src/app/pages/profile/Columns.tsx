import type { ReactNode } from 'react';

/** One column on phones, in reading order; two from tablets on, with `side` next to the others. */
export function Columns({ main, side, more }: { main: ReactNode; side: ReactNode; more: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-6 lg:gap-8">
      <div className="md:col-start-1">{main}</div>
      <div className="md:row-span-2 md:row-start-1 md:col-start-2">{side}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:col-start-1 md:gap-6">{more}</div>
    </div>
  );
}
