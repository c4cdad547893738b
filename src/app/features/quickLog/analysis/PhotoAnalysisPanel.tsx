import { ScanSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Dog } from '../../../../domain/dog.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Arcs } from '../../../ui/Arcs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PhotoAnalysisCard } from './PhotoAnalysisCard.tsx';
import { PhotoCheckCard } from './PhotoCheckCard.tsx';
import { usePhotoAnalysis } from './usePhotoAnalysis.ts';

/** A button that has a health note's photos analysed, and the result. */
export default function PhotoAnalysisPanel({
  dog,
  activityId,
  photos,
  notes,
  isAnswered,
}: {
  dog: Dog;
  /** The note's id, if an existing one is being corrected. */
  activityId: number | undefined;
  photos: string[];
  notes: string;
  /** Whether what the notes mean is on screen already, which is then not said again. */
  isAnswered: boolean;
}) {
  const { state, analyze } = usePhotoAnalysis(dog.id, activityId, photos);
  const what = photos.length === 1 ? 'photo' : `${photos.length} photos`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button
        wide
        busy={state.is === 'asking'}
        busyLabel={`Analyzing ${what}...`}
        onClick={() => void analyze(notes)}
      >
        <ScanSearch aria-hidden="true" className="size-5" />
        {photos.length === 1 ? 'Analyze Photo' : 'Analyze Photos'}
      </Button>
      {state.is === 'asking' && <Progress what={what} />}
      {state.is === 'failed' && <Alert>{state.reason} Your photos and notes are still here.</Alert>}
      {state.is === 'found' && state.analysis.source !== 'engine' && (
        <PhotoAnalysisCard analysis={state.analysis} dog={dog} />
      )}
      {state.is === 'found' && state.analysis.source === 'engine' && (
        <PhotoCheckCard analysis={state.analysis} dog={dog} photos={photos} isAnswered={isAnswered} />
      )}
    </div>
  );
}

/** After this time, in ms, a message reassures that the analysis is still running. */
const longAfter = 4_000;

function Progress({ what }: { what: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="flex items-center gap-3 text-quiet text-sm">
      <Arcs form="listening" className="h-7 shrink-0 text-accent" />
      {long
        ? 'Still looking. This can take half a minute. You can keep writing.'
        : `Looking at your ${what}...`}
    </p>
  );
}
