import { useState } from 'react';

export interface TableOf {
  head: readonly string[];
  /** Made when the table is opened: it may have a year of days. */
  rows: () => (readonly string[])[];
}

/** What a picture shows, as a table: closed until it is asked for. */
export function ChartTable({ caption, head, rows }: TableOf & { caption: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="trend-table text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Show as table<span className="sr-only">: {caption}</span>
      </summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
        <div className="trend-scroll" tabIndex={0} role="region" aria-label={`${caption}: table`}>
          <table>
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([name = '', ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
