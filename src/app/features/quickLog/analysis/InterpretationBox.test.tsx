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

test('what a note may mean stands beside how serious it is', () => {
  render(<InterpretationBox meaning={meaning} />);
  expect(screen.getByText('What this may mean')).toBeTruthy();
  expect(screen.getByText('Low severity')).toBeTruthy();
});

test('a severity and a source that only a newer server knows look neither harmless nor broken', () => {
  render(<InterpretationBox meaning={{ ...meaning, severity_level: 'critical', source: 'committee' }} />);
  expect(screen.getByText('Unknown severity')).toBeTruthy();
  expect(screen.getByText('AI insight. Not a diagnosis.')).toBeTruthy();
});

test('words of comfort stand alone, and are still read out', () => {
  render(<InterpretationBox meaning={{ ...meaning, interpretation: 'I am so sorry.', topics: [] }} />);
  expect(screen.getByRole('status').textContent).toBe('I am so sorry.');
});
