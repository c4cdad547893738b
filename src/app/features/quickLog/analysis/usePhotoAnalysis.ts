import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoAnalysis } from '../../../../domain/analysis.ts';
import { api, errorMessage } from '../../../lib/api.ts';
import { asDataUrl } from '../../../lib/photos/photos.ts';
import { toast } from '../../../ui/toast.ts';

type State =
  | { is: 'idle' }
  | { is: 'asking' }
  | { is: 'found'; analysis: PhotoAnalysis }
  | { is: 'failed'; reason: string };

/**
 * Analyses one or several photos of a health note. When the photos change, the result is dropped, and an analysis that is
 * under way begins anew with those that are there now.
 */
export function usePhotoAnalysis(dogId: number, activityId: number | undefined, photos: string[]) {
  const [known, setKnown] = useState<{ of: string[]; notes: string; state: State }>({
    of: photos,
    notes: '',
    state: { is: 'idle' },
  });
  const state: State = known.of === photos ? known.state : { is: 'idle' };
  const request = useRef<AbortController | null>(null);

  const begunAnew = useEffectEvent(() => {
    if (known.state.is === 'asking' && photos.length > 0) void analyze(known.notes);
  });
  useEffect(() => {
    begunAnew();
    return () => request.current?.abort();
  }, [photos]);

  async function analyze(notes: string) {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    const setState = (next: State) => setKnown({ of: photos, notes, state: next });
    setState({ is: 'asking' });
    try {
      const data = await Promise.all(photos.map((photo) => asDataUrl(photo, signal)));
      const about = { dogId, activityId, activityType: 'health', notes } as const;
      const [photoBase64 = '', ...more] = data;
      const { analysis } =
        more.length === 0
          ? await api('analyzePhoto', { body: { photoBase64, ...about }, signal })
          : await api('analyzePhotos', { body: { photos: data, ...about }, signal });
      if (signal.aborted) return;
      setState({ is: 'found', analysis });
      toast({ title: 'Photo Analysis Complete' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ is: 'failed', reason: errorMessage(error) });
      toast({
        title: 'Analysis Failed',
        description: 'Unable to analyze photos. Please try again.',
        variant: 'destructive',
      });
    }
  }
  return { state, analyze };
}
