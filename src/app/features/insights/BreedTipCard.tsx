import { ownerZone } from '../../../api/zone.ts';
import { breedTip } from '../../../domain/breedTips.ts';
import { calendarDay } from '../../../domain/day.ts';
import type { Dog } from '../../../domain/dog.ts';
import { useNow } from '../../lib/useNow.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { cardLinkLook } from '../../ui/linkLook.ts';

/** A tip about this dog's breed, a different one every day. */
export default function BreedTipCard({ dog }: { dog: Dog }) {
  const zone = ownerZone();
  const { text, source, publisher } = breedTip(dog, calendarDay(useNow(), zone), zone);
  return (
    <Card title="Did You Know">
      <p className="text-pretty text-sm">{text}</p>
      <a
        href={source}
        target="_blank"
        rel="noreferrer"
        className={cx(cardLinkLook, 'mt-0 max-w-full text-quiet')}
      >
        <span className="min-w-0 wrap-anywhere">Source: {publisher}</span>
      </a>
    </Card>
  );
}
