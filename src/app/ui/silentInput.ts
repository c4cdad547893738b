type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls whose value is no text: a silent change of them is not detected. */
const withoutText = /^(checkbox|radio|file|button|submit|reset|hidden)$/;

const isTextControl = (target: unknown): target is TextControl =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !withoutText.test(target.type));

/** The value that each control had when the browser last reported it. */
const reported = new WeakMap<EventTarget, string>();

/** A control's value as React last rendered it, if it renders it. */
const rendered = (control: TextControl) => (control instanceof HTMLSelectElement ? '' : control.defaultValue);

/** Sets a value as code outside of React does: React notices it at the next event. */
function setUnnoticed(control: TextControl, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
}

/** Fires the events of input for every control whose value was set without them. */
function reportSilent(controls: readonly TextControl[]): void {
  const silent = controls
    .map((control) => ({ control, value: control.value }))
    .filter(({ control, value }) => value !== reported.get(control) && value !== rendered(control));
  // Each report may make React render, which takes back what it has not been told yet: hence the values from above.
  for (const { control, value } of silent) {
    reported.set(control, value);
    // React ignores an event after which the value is what was last set through the element itself.
    control.value = '';
    setUnnoticed(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Some browsers and password managers fill fields without any event (Chrome on iOS does), so that a form shows values
 * that it does not know. This reports them: all of a form's before it is submitted, and one field's when it is left or
 * Enter is pressed in it. Listeners on `window` run before React's.
 */
export function watchForSilentInput(): void {
  const capture = { capture: true };
  const noteReport = ({ target, isTrusted }: Event) => {
    // React may have ignored an event that came from a script, but never one of a select.
    if (isTextControl(target) && (isTrusted || target instanceof HTMLSelectElement))
      reported.set(target, target.value);
  };
  addEventListener('input', noteReport, capture);
  addEventListener('change', noteReport, capture);
  const reportOne = ({ target }: Event) => {
    if (isTextControl(target)) reportSilent([target]);
  };
  addEventListener('focusout', reportOne, capture);
  addEventListener('keydown', (event) => event.key === 'Enter' && reportOne(event), capture);
  addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) reportSilent([...target.elements].filter(isTextControl));
    },
    capture,
  );
}
