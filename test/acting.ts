import { fireEvent, screen } from '@testing-library/react';

// What somebody does with the app that a test shows, and what they find in it.

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** The names of what was begun and is kept on this device. */
export const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
