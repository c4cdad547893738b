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

test('at most eight are suggested, wherever in them the text stands and however it is written', () => {
  render(<Basket />);
  fireEvent.focus(field());
  expect(offered()).toHaveLength(8);
  type('APPLE');
  expect(offered()).toEqual(['Apple', 'Pineapple', 'Crab apple']);
});

test('arrows walk through the suggestions, Enter takes one, Escape closes the list', () => {
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

test('a press on the field opens the list that was closed', () => {
  render(<Basket />);
  fireEvent.focus(field());
  press('Escape');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

test('whatever is typed may stay, suggested or not', () => {
  render(<Basket />);
  type('Dragonfruit');
  press('Enter');
  expect(field().value).toBe('Dragonfruit');
});

test('Enter takes the suggestion that the text is, else the trimmed text, and only then sends the form', () => {
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

test('what is suggested keeps its own spelling when the field is left', () => {
  render(<Basket />);
  type(' peach ');
  fireEvent.blur(field());
  expect(field().value).toBe('Peach');
  type('my own  ');
  fireEvent.blur(field());
  expect(field().value).toBe('my own  ');
});

test('Enter adds the suggestion that the text is, else the trimmed text itself', () => {
  const added: string[] = [];
  render(<Basket onAdd={(value) => added.push(value)} />);
  type('peach');
  press('Enter');
  type('  Quince ');
  press('Enter');
  expect(added).toEqual(['Peach', 'Quince']);
});

test('the list closes 150 ms after the field is left, so that a suggestion can still be pressed', () => {
  render(<Basket />);
  type('plu');
  fireEvent.blur(field());
  act(() => void vi.advanceTimersByTime(149));
  expect(offered()).toEqual(['Plum']);
  act(() => void vi.advanceTimersByTime(1));
  expect(offered()).toEqual([]);
});
