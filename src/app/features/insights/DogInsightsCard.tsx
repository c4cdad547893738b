import { ArrowRight, Lightbulb } from 'lucide-react';
import { Link } from 'wouter';
import type { Dog } from '../../../domain/dog.ts';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { cardLinkLook } from '../../ui/linkLook.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

const tiles = 'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2';
const tile = 'rounded-md bg-sunk p-4';

/** One dog's life stage and insights, a tile for each. */
export function DogInsightsCard({
  dog,
  lifeStage,
  insights,
  linked,
}: {
  dog: Dog;
  /** The life stage that the insights assume. */
  lifeStage: string | null;
  insights: readonly string[];
  /** Whether to link to the dog's own page. */
  linked: boolean;
}) {
  const { id, name, breed, age } = dog;
  const about = `For ${breed}s${age === null ? '' : ` at age ${age}`}`;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="flex min-w-0 items-center gap-2.5">
            <DogAvatar dog={dog} size="medium" />
            <bdi className="min-w-0">{name}</bdi>
          </span>
          {lifeStage && <Badge tone="brand">{lifeStage}</Badge>}
        </span>
      }
      action={
        linked && (
          <Link
            href={`/insights/${id}`}
            aria-label={`View only ${name}`}
            className={cx(cardLinkLook, 'gap-1 text-brand')}
          >
            View
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )
      }
    >
      <div className={tiles}>
        {insights.map((insight) => (
          <article key={insight} className={tile}>
            <h3 className="flex items-center gap-2 text-base">
              <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-accent" />
              Did You Know?
            </h3>
            <p className="mb-2 text-quiet text-xs">{about}</p>
            <p className="text-pretty text-sm">{insight}</p>
          </article>
        ))}
        <article
          className={cx(
            'rounded-md border border-edge border-dashed p-4',
            insights.length % 2 === 0 && 'col-span-full',
          )}
        >
          <h3 className="text-base">Want More Tips?</h3>
          <p className="mt-1 text-pretty text-quiet text-sm">
            The more you log for {name}, the more Hark can tell you. Walks, meals and a quick note on how{' '}
            {name} feels all count.
          </p>
        </article>
      </div>
    </Card>
  );
}

/** Skeleton of one dog's card. */
export function DogInsightsSkeleton() {
  return (
    <div role="status" aria-label="Loading insights">
      <Card>
        <div className="mb-3 flex gap-3">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-7 w-20 rounded-full" />
        </div>
        <div className={tiles}>
          {['first', 'second', 'third', 'fourth'].map((insight) => (
            <div key={insight} className={tile}>
              <Skeleton className="h-5 w-36" />
              <Skeleton className="mt-1.5 mb-3 h-4 w-28" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="mt-1.5 h-4 w-2/3" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
