/** Shared code for forms on pages without the app. FormParts.tsx renders the markup. */
import { host } from '#phone/host';
import { createClient } from '../../../api/client.ts';
import { problemIn } from '../../lib/errorText.ts';
import type { Rule } from './checks.ts';

export const api = createClient({ baseUrl: host, token: () => null });

/** Whether the app replaces this page, for an owner; then there is no form. */
export const isApp = 'app' in document.documentElement.dataset;

/** Finds an element that must exist. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** Shows one of the page's steps, hides the others, and focuses its heading. */
export function showStep(name: string): void {
  for (const step of document.querySelectorAll<HTMLElement>('[data-step]')) {
    step.hidden = step.dataset['step'] !== name;
  }
  find(`[data-step="${name}"] h1`).focus();
}

/**
 * Validates a form on submit and sends its values. Validation errors are shown next to their fields, other errors above
 * the form. The input stays.
 */
export function handle<Name extends string>(
  form: HTMLFormElement,
  rules: Record<Name, Rule>,
  send: (values: Record<Name, string>) => Promise<void>,
  fallback: string,
): void {
  const names = Object.keys(rules) as Name[];
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const label = button?.textContent ?? '';
  let submitted = false;
  let busy = false;

  const field = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
  const check = (name: Name): boolean => {
    const problem = rules[name](field(name).value);
    showFieldError(field(name), problem);
    return problem === null;
  };
  const setBusy = (now: boolean) => {
    busy = now;
    if (!button) return;
    button.ariaBusy = button.ariaDisabled = now ? 'true' : null;
    button.replaceChildren(now ? (button.dataset['busy'] ?? label) : label);
  };

  form.addEventListener('input', ({ target }) => {
    const name = names.find((each) => target === field(each));
    if (submitted && name) check(name);
  });
  const submit = async () => {
    submitted = true;
    showFormError(form, '');
    const invalid = names.filter((name) => !check(name));
    if (invalid[0]) return field(invalid[0]).focus();
    setBusy(true);
    try {
      const values = Object.fromEntries(names.map((name) => [name, field(name).value]));
      await send(values as Record<Name, string>);
      submitted = false;
    } catch (error) {
      showFormError(form, problemIn(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void submit();
  });
}

function showFieldError(input: HTMLInputElement, problem: string | null): void {
  const note = find(`#${input.id}-error`);
  note.hidden = problem === null;
  note.lastElementChild?.replaceChildren(problem ?? '');
  input.ariaInvalid = problem === null ? null : 'true';
}

function showFormError(form: HTMLFormElement, problem: string): void {
  const note = form.querySelector<HTMLElement>('[role="alert"] > div');
  if (!note) return;
  note.hidden = problem === '';
  note.lastElementChild?.replaceChildren(problem);
  // On a small phone the submit button is far below.
  if (problem) note.scrollIntoView({ block: 'center' });
}
