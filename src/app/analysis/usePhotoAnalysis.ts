import { useEffect, useRef, useState } from 'react';
import type { PhotoAnalysis } from '../../domain/analysis.ts';
import { api, reasonOf } from '../api.ts';
import { asDataUrl } from '../photos/photos.ts';
import { toast } from '../ui/toast.ts';

type State =
  | { is: 'idle' }
  | { is: 'asking' }
  | { is: 'found'; analysis: PhotoAnalysis }
  | { is: 'failed'; reason: string };

/** Has photos of a health note looked at, one or several. What was found belongs to just these photos. */
export function usePhotoAnalysis(dogId: number, activityId: number | undefined, photos: string[]) {
  const [known, setKnown] = useState<{ of: string[]; state: State }>({ of: photos, state: { is: 'idle' } });
  const state: State = known.of === photos ? known.state : { is: 'idle' };
  const asking = useRef<AbortController | null>(null);

  useEffect(() => () => asking.current?.abort(), [photos]);

  async function analyze(notes: string) {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const { signal } = mine;
    const setState = (next: State) => setKnown({ of: photos, state: next });
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
      setState({ is: 'failed', reason: reasonOf(error) });
      toast({
        title: 'Analysis Failed',
        description: 'Unable to analyze photos. Please try again.',
        variant: 'destructive',
      });
    }
  }
  return { state, analyze };
}
