import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../../../../test/acting.ts';
import { answerCalls, biscuit, json } from '../../../../../test/fakeApi.ts';
import type { PhotoAnalysis } from '../../../../domain/analysis.ts';
import PhotoAnalysisPanel from './PhotoAnalysisPanel.tsx';

const analysis: PhotoAnalysis = {
  confidence_score: 0.8,
  severity_level: 'low',
  description: 'Both paws look well.',
  detected_conditions: [],
  health_indicators: {},
  recommendations: [],
  vet_consultation_needed: false,
  what_to_do_now: null,
  photo_quality: [],
  disclaimer: 'This is not a diagnosis.',
  source: 'model',
};
const [first, second] = ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'];
const panel = (photos: string[]) => (
  <PhotoAnalysisPanel
    dog={biscuit}
    activityId={undefined}
    photos={photos}
    notes="Limping"
    isAnswered={false}
  />
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a photo that is added during an analysis is analyzed with the others', async () => {
  const never = new Promise<Response>(() => {});
  const several = vi.fn<(call: { body: unknown }) => Response>(() => json({ analysis }));
  answerCalls({ 'POST /api/analyze-photo': () => never, 'POST /api/analyze-photos': several });
  const { rerender } = render(panel([first]));
  press('Analyze Photo');
  await screen.findByText('Looking at your photo...');
  rerender(panel([first, second]));
  expect(await screen.findByText('Both paws look well.')).toBeTruthy();
  expect(several.mock.calls[0]?.[0].body).toMatchObject({ photos: [first, second], notes: 'Limping' });
  expect(several).toHaveBeenCalledOnce();
});

test('an analysis whose photos are all removed ends, and one that is done does not begin anew', async () => {
  const one = vi.fn<() => Response>(() => json({ analysis }));
  answerCalls({ 'POST /api/analyze-photo': one });
  const { rerender } = render(panel([first]));
  press('Analyze Photo');
  expect(await screen.findByText('Both paws look well.')).toBeTruthy();
  rerender(panel([second]));
  await waitFor(() => expect(screen.queryByText('Both paws look well.')).toBeNull());
  rerender(panel([]));
  expect(one).toHaveBeenCalledOnce();
});
