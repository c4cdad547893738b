import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, biscuit } from '../../../../../test/fakeApi.ts';
import type { PhotoAnalysis } from '../../../../domain/analysis.ts';
import { PhotoAnalysisCard } from './PhotoAnalysisCard.tsx';

const analysis: PhotoAnalysis = {
  confidence_score: 0.3,
  severity_level: 'low',
  description: "Hark can't see what this photo shows.",
  detected_conditions: [],
  health_indicators: {},
  recommendations: [],
  vet_consultation_needed: false,
  what_to_do_now: null,
  photo_quality: [{ clear: true, problems: [], advice: [] }],
  disclaimer: 'This is not a diagnosis.',
  source: 'model',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a photo that was looked at is described by what it shows', () => {
  render(<PhotoAnalysisCard analysis={analysis} dog={biscuit} />);
  expect(screen.getByText('Low severity')).toBeTruthy();
  expect(screen.getByText(/^Nothing here calls for a vet on its own/)).toBeTruthy();
});

test('an analysis with an unknown severity says so', () => {
  render(
    <PhotoAnalysisCard
      analysis={{ ...analysis, severity_level: 'constructor', source: 'toString' }}
      dog={biscuit}
    />,
  );
  expect(screen.getByText('Unknown severity')).toBeTruthy();
  expect(screen.getByText('AI insight. Not a diagnosis.')).toBeTruthy();
});

test('what to do now is said only once, and the rest of the text is kept', () => {
  const first = 'Call your vet now and say what and when.';
  const second = 'Bring the packet.';
  answerCalls({});
  render(
    <PhotoAnalysisCard
      analysis={{
        ...analysis,
        severity_level: 'urgent',
        what_to_do_now: `${first} ${second}`,
        description: `Hark can't see it. From your notes: ${first} ${second} I say this because of the chocolate.`,
        recommendations: [first, second, 'Retake the photo in daylight.'],
      }}
      dog={biscuit}
    />,
  );
  expect(screen.getAllByText(/Call your vet now/)).toHaveLength(1);
  expect(screen.getAllByText(/Bring the packet/)).toHaveLength(1);
  expect(
    screen.getByText("Hark can't see it. From your notes: I say this because of the chocolate."),
  ).toBeTruthy();
  expect(screen.getByText('Retake the photo in daylight.')).toBeTruthy();
});

test('with many photos, advice comes before the measurements, which are collapsed', () => {
  const measured = (photos: number) =>
    Object.fromEntries(
      Array.from({ length: photos }, (_, at) =>
        ['Sharpness', 'Light', 'Size'].map((what) => [`Photo ${at + 1}: ${what}`, 'Fine']),
      ).flat(),
    );
  const recommendations = ['Show the photo to your vet.'];
  const show = (photos: number) =>
    render(
      <PhotoAnalysisCard
        analysis={{ ...analysis, recommendations, health_indicators: measured(photos) }}
        dog={biscuit}
      />,
    );
  show(10);
  const lines = screen.getAllByRole('term', { hidden: true });
  expect(lines).toHaveLength(30);
  for (const said of ['Show the photo to your vet.', /^Nothing here calls for a vet/]) {
    const place = screen.getByText(said).compareDocumentPosition(lines[0] as HTMLElement);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
  expect(lines[0]?.closest('details')?.open).toBe(false);

  cleanup();
  show(2);
  expect(screen.getAllByRole('term')[0]?.closest('details')).toBeNull();
});
