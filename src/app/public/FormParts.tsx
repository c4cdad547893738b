import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook } from '../ui/buttonLook.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { controlLook } from '../ui/TextInput.tsx';

/** A step of a page, shown by the page's script. The first shows at once; the last needs no more input. */
export function Step({
  name,
  title,
  first = false,
  last = false,
  children,
}: {
  name: string;
  title: string;
  first?: boolean;
  last?: boolean;
  children: ReactNode;
}) {
  return (
    <section data-step={name} data-last={last || undefined} hidden={!first}>
      <h1 tabIndex={-1} className="text-xl outline-none">
        {title}
      </h1>
      {children}
    </section>
  );
}

/** A form that the page's script validates and sends, with a placeholder for its error. */
export function Form({
  id,
  action,
  busy,
  children,
}: {
  id: string;
  action: string;
  busy: string;
  children: ReactNode;
}) {
  return (
    <form id={id} noValidate className="mt-6 grid gap-5">
      <div role="alert" className="empty:hidden [&:not(:has(>:not([hidden])))]:hidden">
        <div hidden className="flex gap-3 rounded-md bg-alarm-soft p-4 text-sm">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-alarm" />
          <p />
        </div>
      </div>
      {children}
      <button type="submit" data-busy={busy} className={buttonLook('accent', 'md', true)}>
        {action}
      </button>
    </form>
  );
}

/** A label, its input, and a placeholder for its error. */
export function FormField({
  id,
  label,
  hint,
  trailing,
  ...input
}: ComponentProps<'input'> & { id: string; label: string; hint?: ReactNode; trailing?: ReactNode }) {
  return (
    <div id={`${id}-field`} className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-describedby={`${id}-error${hint ? ` ${id}-hint` : ''}`}
          className={`${controlLook} ${trailing ? 'pr-12' : ''}`}
          {...input}
        />
        {trailing}
      </div>
      <FieldError id={`${id}-error`} hidden>
        <span />
      </FieldError>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-quiet text-sm">
          {hint}
        </div>
      )}
    </div>
  );
}

export const EmailField = () => (
  <FormField id="email" name="email" label="Email" type="email" autoComplete="email" />
);

export function NeedsScript() {
  return (
    <noscript>
      <p className="mt-4 text-sm">This form needs JavaScript. Please turn it on and reload the page.</p>
    </noscript>
  );
}
