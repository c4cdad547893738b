import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autocomplete } from './Autocomplete.tsx';

const fruit = [
  'Apple',
  'Apricot',
  'Pineapple',
  'Grape',
  'Grapefruit',
  'Papaya',
  'Pear',
  'Plum',
  'Peach',
  'Crab apple',
];

function Basket({ onAdd }: { onAdd?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <Autocomplete
      aria-label="Fruit"
      value={value}
      onValueChange={setValue}
      options={fruit}
      fold={(text) => text.trim().toLowerCase()}
      onAdd={onAdd}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('at most eight suggestions match the text anywhere, ignoring case', () => {
  render(<Basket />);
  fireEvent.focus(field());
  expect(offered()).toHaveLength(8);
  type('APPLE');
  expect(offered()).toEqual(['Apple', 'Pineapple', 'Crab apple']);
});

test('arrow keys move through the suggestions, Enter accepts one, Escape closes the list', () => {
  render(<Basket />);
  type('gr');
  press('ArrowDown');
  press('ArrowDown');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
  press('Enter');
  expect(field().value).toBe('Grapefruit');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  type('p');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('pressing the field opens a closed list', () => {
  render(<Basket />);
  fireEvent.focus(field());
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('free text is accepted, too', () => {
  render(<Basket />);
  type('Dragonfruit');
  press('Enter');
  expect(field().value).toBe('Dragonfruit');
});

test('Enter accepts the matching suggestion or the trimmed text, and then submits the form', () => {
  render(<Basket />);
  const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
  type('apple');
  // What is prevented sends nothing.
  expect(enter()).toBe(false);
  expect(field().value).toBe('Apple');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(enter()).toBe(true);
  type('  Quince ');
  expect(enter()).toBe(false);
  expect(field().value).toBe('Quince');
  expect(enter()).toBe(true);
});

test('leaving the field corrects the spelling to the matching suggestion', () => {
  render(<Basket />);
  type(' peach ');
  fireEvent.blur(field());
  expect(field().value).toBe('Peach');
  type('my own  ');
  fireEvent.blur(field());
  expect(field().value).toBe('my own  ');
});

test('Enter adds the matching suggestion or the trimmed text', () => {
  const added: string[] = [];
  render(<Basket onAdd={(value) => added.push(value)} />);
  type('peach');
  press('Enter');
  type('  Quince ');
  press('Enter');
  expect(added).toEqual(['Peach', 'Quince']);
});

test('the list closes 150 ms after the field loses focus, so a suggestion can be pressed', () => {
  render(<Basket />);
  type('plu');
  fireEvent.blur(field());
  act(() => void vi.advanceTimersByTime(149));
  expect(offered()).toEqual(['Plum']);
  act(() => void vi.advanceTimersByTime(1));
  expect(offered()).toEqual([]);
});
