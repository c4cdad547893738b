import type { Dog } from '../../../domain/dog.ts';
import type { Picture } from '../../../domain/insight.ts';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const InsightPicture = lazyComponent(() => import('./InsightPicture.tsx'));

/** What a log says, and a picture of it if there is one. */
export interface LogInsight {
  text: string;
  picture: Picture | undefined;
}

/** The picture's place, until its shapes are there. */
const pictureBox = <div style={{ aspectRatio: '5' }} />;

/** What a dog's own log says, apart from what is true of its breed. */
export function LogInsightsCard({ dog, insights }: { dog: Dog; insights: readonly LogInsight[] }) {
  return (
    <Card
      title={
        <span className="flex items-center gap-2.5">
          <DogAvatar dog={dog} size="medium" />
          <span className="min-w-0">
            From <bdi>{dog.name}</bdi>'s log
          </span>
        </span>
      }
    >
      <ul className="flex flex-col gap-4">
        {insights.map(({ text, picture }) => (
          <li key={text} className="flex flex-wrap gap-3 text-sm">
            <p className="flex min-w-0 flex-1 gap-3 text-pretty wrap-anywhere" style={{ flexBasis: '16rem' }}>
              <span aria-hidden="true" className="mt-[0.45rem] size-2 shrink-0 rounded-full bg-accent" />
              {text}
            </p>
            {picture && (picture.week ?? picture.year) && (
              <div className="w-full text-quiet" style={{ maxWidth: '15rem' }}>
                <InsightPicture picture={picture} fallback={pictureBox} errorFallback={null} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
