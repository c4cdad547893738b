import { Check, Eye, EyeOff } from 'lucide-react';
import { passwordRules, uncommon } from '../../domain/passwordRules.ts';
import { FormField } from './FormParts.tsx';

/** A new password with a button to reveal it, and its rules, which the page's script shows and ticks off once one is typed. */
export function NewPasswordField() {
  return (
    <FormField
      id="new-password"
      name="newPassword"
      label="New password"
      type="password"
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          id="reveal"
          aria-label="Show password"
          className="group absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-md text-quiet hover:text-ink"
        >
          <Eye aria-hidden="true" className="size-5 group-data-shown:hidden" />
          <EyeOff aria-hidden="true" className="hidden size-5 group-data-shown:block" />
        </button>
      }
      hint={
        <>
          <p className="font-semibold">A strong password has</p>
          <ul id="rules" className="mt-1 grid gap-0.5">
            {passwordRules.map(({ says }) => (
              <li key={says} className="group flex items-center gap-2 data-holds:text-good">
                <span
                  aria-hidden="true"
                  className="mx-1 size-2 shrink-0 rounded-full border group-data-holds:hidden"
                />
                <Check
                  aria-hidden="true"
                  strokeWidth={3}
                  className="hidden size-4 shrink-0 group-data-holds:block"
                />
                <span>
                  {says}
                  <span className="sr-only hidden group-data-holds:inline">, done</span>
                </span>
              </li>
            ))}
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="mx-1 size-2 shrink-0 rounded-full border" />
              <span>
                {uncommon.says} <span className="text-xs">({uncommon.example})</span>
              </span>
            </li>
          </ul>
        </>
      }
    />
  );
}
