import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { personalityTraits } from '../../../domain/traitsAndConcerns.ts';
import { EntryList } from './EntryList.tsx';

afterEach(cleanup);

function Traits({ chosen = [] }: { chosen?: string[] }) {
  const [entries, setEntries] = useState(chosen);
  return (
    <EntryList
      label="Personality Traits"
      placeholder="Search traits"
      options={personalityTraits}
      entries={entries}
      onChange={setEntries}
    />
  );
}

const search = () => screen.getByRole('combobox', { name: 'Personality Traits' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chips = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const enter = (text: string) => {
  fireEvent.change(search(), { target: { value: text } });
  fireEvent.keyDown(search(), { key: 'Enter' });
};

test('at most eight options are offered, none of them already chosen', () => {
  render(<Traits chosen={['Friendly']} />);
  fireEvent.focus(search());
  expect(offered()).toHaveLength(8);
  expect(offered()).not.toContain('Friendly');
});

test('Enter adds the matching trait or a new one, but no duplicate', () => {
  render(<Traits />);
  enter('calm');
  enter('  Steals socks ');
  enter('CALM');
  enter('   ');
  enter('\u200b\u3164');
  enter('Steals\u00a0Socks');
  enter('food‑motivated');
  expect(chips()).toEqual(['RemoveCalm', 'RemoveSteals socks', 'RemoveFood-motivated']);
});

test('pressing a chip removes it', () => {
  render(<Traits chosen={['Calm', 'Shy']} />);
  fireEvent.click(screen.getByRole('button', { name: /Calm/ }));
  expect(chips()).toEqual(['RemoveShy']);
});

test('removing a focused chip moves focus to the next one, else the previous, else the field', () => {
  render(<Traits chosen={['Calm', 'Shy', 'Steals socks']} />);
  const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  const remove = (name: string) => {
    chip(name).focus();
    fireEvent.click(chip(name));
  };
  remove('Shy');
  expect(document.activeElement).toBe(chip('Steals socks'));
  remove('Steals socks');
  expect(document.activeElement).toBe(chip('Calm'));
  remove('Calm');
  expect(document.activeElement).toBe(search());
});
