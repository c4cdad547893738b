import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Interpretation } from '../../../../domain/analysis.ts';
import { InterpretationBox } from './InterpretationBox.tsx';

const meaning: Interpretation = {
  interpretation: "Here's what I hear: zoomies.",
  severity_level: 'low',
  vet_consultation_needed: false,
  topics: ['b_zoomies'],
  source: 'engine',
};

afterEach(cleanup);

test('what a note may mean is shown with its severity', () => {
  render(<InterpretationBox meaning={meaning} />);
  expect(screen.getByText('What this may mean')).toBeTruthy();
  expect(screen.getByText('Low severity')).toBeTruthy();
});

test('a severity or source unknown to this app looks neither harmless nor broken', () => {
  render(<InterpretationBox meaning={{ ...meaning, severity_level: 'critical', source: 'committee' }} />);
  expect(screen.getByText('Unknown severity')).toBeTruthy();
  expect(screen.getByText('AI insight. Not a diagnosis.')).toBeTruthy();
});

test('words of comfort are shown alone and announced to screen readers', () => {
  render(<InterpretationBox meaning={{ ...meaning, interpretation: 'I am so sorry.', topics: [] }} />);
  expect(screen.getByRole('status').textContent).toBe('I am so sorry.');
});
