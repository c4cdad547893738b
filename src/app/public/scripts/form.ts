/** What the forms of pages without the app have in common. The markup they find here is drawn by FormParts.tsx. */
import { host } from '#phone/host';
import { createClient } from '../../../api/client.ts';
import { problemIn } from '../../account/errorText.ts';
import type { Rule } from './checks.ts';

export const api = createClient({ baseUrl: host, token: () => null });

/** For an owner the app opens in the page's place, and there is no form. */
export const isApp = 'app' in document.documentElement.dataset;

/** The element that has to be there. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Shows one of the page's steps in place of the others, and takes the reader to its heading. */
export function showStep(name: string): void {
  for (const step of document.querySelectorAll<HTMLElement>('[data-step]')) {
    step.hidden = step.dataset['step'] !== name;
  }
  find(`[data-step="${name}"] h1`).focus();
}

/**
 * Checks a form's fields by their rules, sends what passes, and says what went wrong: beside the field where it
 * is known which, above the form otherwise. What was typed stays.
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
  let tried = false;
  let busy = false;

  const field = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
  const check = (name: Name): boolean => {
    const problem = rules[name](field(name).value);
    tellField(field(name), problem);
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
    if (tried && name) check(name);
  });
  const submit = async () => {
    tried = true;
    tellForm(form, '');
    const wrong = names.filter((name) => !check(name));
    if (wrong[0]) return field(wrong[0]).focus();
    setBusy(true);
    try {
      const values = Object.fromEntries(names.map((name) => [name, field(name).value]));
      await send(values as Record<Name, string>);
      tried = false;
    } catch (error) {
      tellForm(form, problemIn(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void submit();
  });
}

function tellField(input: HTMLInputElement, problem: string | null): void {
  const note = find(`#${input.id}-error`);
  note.hidden = problem === null;
  note.lastElementChild?.replaceChildren(problem ?? '');
  input.ariaInvalid = problem === null ? null : 'true';
}

function tellForm(form: HTMLFormElement, problem: string): void {
  const note = form.querySelector<HTMLElement>('[role="alert"] > div');
  if (!note) return;
  note.hidden = problem === '';
  note.lastElementChild?.replaceChildren(problem);
  // On a small phone the button that was pressed is far below.
  if (problem) note.scrollIntoView({ block: 'center' });
}
