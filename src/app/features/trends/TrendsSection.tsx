import '../../lib/periods.css';
import './trends.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { goalsQuery } from '../../lib/query.ts';
import { ReportButton } from '../../lib/report/ReportButton.tsx';
import { trendsQuery } from '../../lib/trends.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { MealsChart } from './MealsChart.tsx';
import { firstPeriod, lastTwelveMonths, type Period, periods, shownOf } from './periods.ts';
import { SignsChart } from './SignsChart.tsx';
import { TrendsSkeleton } from './TrendsSkeleton.tsx';
import { WalksChart } from './WalksChart.tsx';
import { WeightChart } from './WeightChart.tsx';
import { YearChart } from './YearChart.tsx';

/** Kept while the app is open, so that going back shows the same. */
let chosen: Period | null = null;

/** Pictures of what was logged of a dog, over a week up to a year, and the year at a glance. */
export default function TrendsSection({ dog }: { dog: Dog }) {
  const [asked, setAsked] = useState(chosen);
  const { data: days, isError, isFetching, refetch } = useQuery(trendsQuery(dog.id, 'day'));
  const weeks = useQuery({ ...trendsQuery(dog.id, 'week'), enabled: asked === 365 });
  const goals = useQuery(goalsQuery(dog.id)).data;
  if (!days) {
    if (isError && !isFetching) return <LoadFailed what="pictures" onRetry={() => void refetch()} />;
    return <TrendsSkeleton />;
  }
  const period = asked ?? firstPeriod(days);
  const goal = goals?.find(({ type, isActive }) => type === 'daily_meals' && isActive)?.target ?? null;
  const isEmpty = days.steps.every(({ loggedDays }) => loggedDays === 0);
  const choose = (next: Period) => {
    chosen = next;
    setAsked(next);
  };

  function pictures() {
    if (!days) return null;
    const shown = shownOf(period, days, weeks.data);
    if (!shown) {
      if (weeks.isError && !weeks.isFetching)
        return <LoadFailed what="pictures" onRetry={() => void weeks.refetch()} />;
      return <TrendsSkeleton />;
    }
    const ofPeriod = days.steps.slice(-period);
    const hasMeals = days.steps.some(({ meals, treats }) => meals + treats > 0);
    const hasSigns = ofPeriod.some(({ health }) => health.topics.length > 0);
    return (
      <div className="trend-cards">
        <WalksChart shown={shown} />
        {hasMeals && <MealsChart shown={shown} days={ofPeriod} goal={goal} />}
        <WeightChart shown={shown} days={days.steps} dog={dog} range={days.breedWeight} />
        {hasSigns && <SignsChart shown={shown} days={ofPeriod} />}
      </div>
    );
  }

  return (
    <section aria-label={`${dog.name} in pictures`} className="trends">
      <div className="trend-head">
        <div className="trend-title">
          <h2 className="text-lg">
            <bdi>{dog.name}</bdi> in pictures
          </h2>
          {!isEmpty && <ReportButton dog={dog} />}
        </div>
        {!isEmpty && (
          <div role="group" aria-label="Period" className="periods">
            {periods.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === period}
                aria-label={each === 365 ? 'One year' : `${each} days`}
                onClick={() => choose(each)}
              >
                {each === 365 ? 'Year' : `${each} days`}
              </button>
            ))}
          </div>
        )}
      </div>
      {isEmpty ? (
        <NothingYet name={dog.name} />
      ) : (
        <>
          {pictures()}
          <YearChart dog={dog.id} days={lastTwelveMonths(days)} />
        </>
      )}
    </section>
  );
}

/** What will be here, drawn faintly. */
function NothingYet({ name }: { name: string }) {
  return (
    <Card>
      <EmptyState
        drawing={
          <svg className="trend-faint" aria-hidden="true" viewBox="0 0 168 64">
            {[22, 34, 28, 46, 38, 54, 44].map((tall, index) => (
              <rect key={tall} x={index * 24 + 4} y={60 - tall} width={16} height={tall} rx={5} />
            ))}
          </svg>
        }
        title="A picture takes shape day by day"
        text={`Log walks and meals for ${name}, and see here how the days add up.`}
      />
    </Card>
  );
}
