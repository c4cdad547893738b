import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GenderChoice } from './GenderChoice.tsx';

afterEach(cleanup);

const register = () => ({
  name: 'gender',
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
});

test('screen readers announce that the gender is required and what is wrong with it', () => {
  render(<GenderChoice required error="Please select your dog's gender" register={register} />);
  const group = screen.getByRole('radiogroup', { name: /^Gender/ });
  expect(group.getAttribute('aria-required')).toBe('true');
  const description = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe("Please select your dog's gender");
});

test('gender is not announced as required in a form without required fields', () => {
  render(<GenderChoice required={false} error={undefined} register={register} />);
  expect(screen.getByRole('radiogroup', { name: 'Gender' }).hasAttribute('aria-required')).toBe(false);
});
