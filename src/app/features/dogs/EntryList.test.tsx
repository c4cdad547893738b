import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { personalityTraits } from '../../../domain/character.ts';
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

test('at most eight are offered, and none that is already chosen', () => {
  render(<Traits chosen={['Friendly']} />);
  fireEvent.focus(search());
  expect(offered()).toHaveLength(8);
  expect(offered()).not.toContain('Friendly');
});

test('Enter adds the trait that is meant, or one of one’s own, but never twice', () => {
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

test('a chip that is pressed goes away', () => {
  render(<Traits chosen={['Calm', 'Shy']} />);
  fireEvent.click(screen.getByRole('button', { name: /Calm/ }));
  expect(chips()).toEqual(['RemoveShy']);
});

test('where a chip was that had the focus one goes on to the next, with none to the one before, with no other to the field', () => {
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
