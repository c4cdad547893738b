import { Check } from 'lucide-react';
import { passwordRules, passwordSummary, strongExamples, uncommon } from '../../../domain/passwordRules.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The rules for a strong password: in one sentence at first, then one by one, ticked off while typing. */
export function PasswordHints({ password }: { password: string }) {
  if (password === '') return passwordSummary;
  return (
    <>
      <p className="font-semibold">A strong password has</p>
      <ul className="mt-1 grid gap-0.5">
        {passwordRules.map((rule) => {
          const holds = rule.holds(password);
          return (
            <li key={rule.says} className={cx('flex gap-2', holds && 'text-good')}>
              {holds ? (
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={3} />
              ) : (
                <Unmet />
              )}
              <span>
                {rule.says} <span className="text-xs">({rule.example})</span>
                {holds && <VisuallyHidden>, done</VisuallyHidden>}
              </span>
            </li>
          );
        })}
        <li className="flex gap-2">
          <Unmet />
          <span>
            {uncommon.says} <span className="text-xs">({uncommon.example})</span>
          </span>
        </li>
      </ul>
      <p className="mt-2">
        For example{' '}
        {strongExamples.map((example, at) => (
          <span key={example}>
            {at > 0 && (at === strongExamples.length - 1 ? ' or ' : ', ')}
            <span className="whitespace-nowrap font-semibold text-ink">{example}</span>
          </span>
        ))}
      </p>
    </>
  );
}

const Unmet = () => <span aria-hidden="true" className="mx-1 mt-1.5 size-2 shrink-0 rounded-full border" />;
