import { Camera, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { PhotoAnalysis, PhotoQuality } from '../../../../domain/analysis.ts';
import type { Dog } from '../../../../domain/dog.ts';
import { linkedName } from '../../../../domain/photo.ts';
import { track } from '../../../lib/analytics.ts';
import { serverUrl } from '../../../lib/api.ts';
import type { ComparedPhoto } from '../../../lib/photos/compare/loggedPhotos.ts';
import { CallButtons } from '../../../lib/vet/CallVet.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';

const CompareSheet = lazyComponent(() => import('../../../lib/photos/compare/CompareSheet.tsx'));

/** A photo of the form, which may be one of the log that is being corrected. */
const asCompared = (src: string): ComparedPhoto => ({
  key: linkedName(src) ?? src,
  src,
  thumbnail: src,
  timestamp: null,
  about: 'this photo',
});

/**
 * Whether photos are clear enough to look back on, why not, and how to take better ones: without an AI model they are measured,
 * and not looked at. What the notes ask for is said only if nothing else on screen says it.
 */
export function PhotoCheckCard({
  analysis,
  dog,
  photos,
  isAnswered,
}: {
  analysis: PhotoAnalysis;
  dog: Dog;
  photos: readonly string[];
  isAnswered: boolean;
}) {
  const title = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    track('AI Insight Viewed', { kind: 'photos' });
  }, []);
  const { what_to_do_now: now, photo_quality: qualities, severity_level: level } = analysis;
  const many = photos.length > 1;
  const [compared, setCompared] = useState<string | null>(null);

  return (
    <section
      ref={card}
      aria-labelledby={title}
      className="grid animate-pop grid-cols-[minmax(0,1fr)] scroll-mt-28 scroll-mb-4 gap-3 min-[80rem]:scroll-mt-4 rounded-md bg-sunk p-4 text-sm"
    >
      <h3 id={title} className="text-base">
        Photo check
      </h3>
      {now && !isAnswered && (
        <>
          <Alert title="What to do now" className="bg-card">
            <p className="text-base">{now}</p>
          </Alert>
          {level === 'urgent' && <CallButtons dog={dog} />}
        </>
      )}
      <ul className="grid gap-4">
        {qualities.map((quality, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo has its place in the list
          <li key={index} className="flex gap-3">
            {many && (
              <img
                src={serverUrl(photos[index] ?? '')}
                alt={`${index + 1} of ${photos.length}`}
                className="size-16 shrink-0 rounded-md bg-card object-cover"
              />
            )}
            <div className="min-w-0 flex-1">
              <Judged quality={quality} />
              <Button
                size="sm"
                className="mt-2"
                {...CompareSheet.preloadProps}
                onClick={() => CompareSheet.whenLoaded(() => setCompared(photos[index] ?? null))}
              >
                Compare with…
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-3 text-quiet">
        Hark checks light, focus and size. It can't see what {many ? 'these photos show' : 'this photo shows'}
        : if what you see worries you, show {many ? 'them' : 'it'} to your vet.
      </p>
      <CompareSheet
        dogId={dog.id}
        photo={asCompared(compared ?? '')}
        open={compared !== null}
        onOpenChange={() => setCompared(null)}
      />
    </section>
  );
}

/** One photo: clear enough or not, why, and how to take a better one. */
function Judged({ quality: { clear, problems, advice } }: { quality: PhotoQuality }) {
  const Icon = clear ? CircleCheck : Camera;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-base">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
        {clear ? 'Clear enough' : 'A clearer photo would help'}
      </p>
      {clear && <p className="mt-1">Sharp and well lit: good to look back on, or to show your vet.</p>}
      {problems.length > 0 && <p className="mt-1">{problems.join(' ')}</p>}
      {advice.length > 0 && (
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
