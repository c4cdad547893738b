import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { savesSpoken } from '../../lib/spokenSaves.ts';
import VoiceCard from './VoiceCard.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('saving what is said at once can be turned off, and on again, and stays so on this device', () => {
  vi.stubGlobal('webkitSpeechRecognition', EventTarget);
  render(<VoiceCard />);
  const choice = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Save what I say at once/ });
  expect(choice().checked).toBe(true);
  fireEvent.click(choice());
  expect(savesSpoken()).toBe(false);
  cleanup();
  render(<VoiceCard />);
  expect(choice().checked).toBe(false);
  fireEvent.click(choice());
  expect(savesSpoken()).toBe(true);
});

test('a device that cannot listen offers nothing about voice', () => {
  const { container } = render(<VoiceCard />);
  expect(container.textContent).toBe('');
});
