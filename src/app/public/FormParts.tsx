import { CircleAlert } from '../ui/commonIcons.tsx';
import { CircleCheck } from '../ui/homeIcons.tsx';
import { X } from '../ui/icons.tsx';
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

/** The markup of the toast that the page's script shows. */
export function PageToast() {
  return (
    <div
      role="status"
      className="fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-10 mx-auto max-w-[26rem] md:top-auto md:right-6 md:bottom-6 md:left-auto md:w-[26rem]"
    >
      <div
        id="toast"
        hidden
        className="flex animate-pop touch-pan-y select-none items-start gap-3 rounded-md bg-ink py-2 pr-2 pl-4 text-page text-sm shadow-float"
      >
        <CircleCheck aria-hidden="true" className="mt-3 size-5 shrink-0 text-accent" />
        <p className="flex-1 self-center py-2">
          <b className="block font-semibold" />
          <span className="opacity-90" />
        </p>
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-11 shrink-0 place-items-center rounded-sm opacity-80 outline-current hover:opacity-100"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}

export function NeedsScript() {
  return (
    <noscript>
      <p className="mt-4 text-sm">This form needs JavaScript. Please turn it on and reload the page.</p>
    </noscript>
  );
}
