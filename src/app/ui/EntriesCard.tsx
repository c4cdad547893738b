import { Card, type CardProps } from './Card.tsx';

/** A list of short entries, read-only. */
export function EntriesCard({
  entries,
  none,
  children,
  ...card
}: CardProps & { entries: string[]; none: string }) {
  return (
    <Card {...card}>
      {entries.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li
              key={entry}
              dir="auto"
              className="max-w-full rounded-md bg-brand-soft px-3 py-1.5 font-[550] text-brand text-sm"
            >
              {entry}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet text-sm">{none}</p>
      )}
      {children}
    </Card>
  );
}
