import { Options } from '../../ui/Options.tsx';

const lifetimes = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** For how many days a link works. */
export function Lifetime({ days, onChange }: { days: string; onChange: (days: string) => void }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
        The link works for
      </p>
      <Options label="The link works for" options={lifetimes} value={days} onValueChange={onChange} />
    </div>
  );
}
