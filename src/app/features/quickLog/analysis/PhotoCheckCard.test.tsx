import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, biscuit } from '../../../../../test/fakeApi.ts';
import type { PhotoAnalysis } from '../../../../domain/analysis.ts';
import { PhotoCheckCard } from './PhotoCheckCard.tsx';

const clear = { clear: true, problems: [], advice: [] };
const dark = {
  clear: false,
  problems: ['It is too dark to show details.'],
  advice: ['Retake the photo by a window or outdoors, without flash.'],
};
const analysis: PhotoAnalysis = {
  confidence_score: 0.3,
  severity_level: 'urgent',
  description: "Hark can't see what this photo shows. From your notes: Call your vet now.",
  detected_conditions: ['Limping'],
  health_indicators: { Sharpness: 'Sharp' },
  recommendations: ['Call your vet now.', ...dark.advice],
  vet_consultation_needed: true,
  what_to_do_now: 'Call your vet now.',
  photo_quality: [clear],
  disclaimer: 'This is not a diagnosis.',
  source: 'engine',
};
const show = (qualities: PhotoAnalysis['photo_quality'], isAnswered: boolean) =>
  render(
    <PhotoCheckCard
      analysis={{ ...analysis, photo_quality: qualities }}
      dog={biscuit}
      photos={qualities.map((_, at) => `/p${at}`)}
      isAnswered={isAnswered}
    />,
  );
const card = () => screen.getByRole('region', { name: 'Photo check' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a photo that nobody looked at is called clear or not, but never harmless', () => {
  show([clear], true);
  expect(screen.getByText('Clear enough')).toBeTruthy();
  expect(screen.getByText(/It can't see what this photo shows: if what you see worries you/)).toBeTruthy();
  expect(card().textContent).not.toMatch(/severity|confidence|\d/);
});

test('what is in the way is said of each photo, with how to take a better one', () => {
  show([clear, dark], true);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Clear enough');
  expect(second?.textContent).toContain('A clearer photo would help');
  for (const line of [...dark.problems, ...dark.advice]) expect(screen.getByText(line)).toBeTruthy();
});

test('what the note asks for is not repeated while it is on screen, and said if it is not', () => {
  answerCalls({});
  show([clear], true);
  expect(card().textContent).not.toMatch(/vet now|Limping/);
  cleanup();
  show([clear], false);
  expect(screen.getByText('What to do now')).toBeTruthy();
  expect(screen.getByText('Call your vet now.')).toBeTruthy();
});
