import { ownerZone } from '../../../api/zone.ts';
import type { Activity } from '../../../domain/activity.ts';
import { activitySummary, emptyFields } from '../../../domain/activitySummary.ts';
import type { DogStats } from '../../../domain/stats.ts';
import { adjustStats } from '../activities/dayStats.ts';
import { matchesSearch } from '../activities/matchesSearch.ts';
import { withActivity } from '../activities/withActivity.ts';
import { isNewer } from '../activities/withOlder.ts';
import { correctedNow } from '../clock.ts';
import type { Change, Item } from './item.ts';
import type { Overlay, Range, Unsent } from './overlay.ts';

const inWords = ({ refusal }: Item): string => (refusal ? 'Not sent yet' : 'Waiting to send');

/** Whether the log no longer shows the entry. */
const isGone = (item: Item): boolean => item.removed || item.call === 'remove';

/** The entry that the log shows of an item. */
export const unsent = (item: Item): Unsent => ({ ...item.shown, waits: inWords(item) });

/** Lays the items over what the server has sent. */
export function overlayOf(items: readonly Item[]): Overlay {
  const shown = new Map(items.map((item) => [item, unsent(item)]));
  const of = (dog: number) => items.filter(({ dogId }) => dogId === dog);
  return {
    list(dog, rows, range) {
      const own = of(dog);
      const ids = new Set(own.map((item) => item.shown.id));
      const others = rows.filter((row) => !ids.has(row.id) && !own.some((item) => isStored(item, row)));
      return own.reduce<Activity[]>((list, item) => {
        const entry = shown.get(item);
        return entry && !isGone(item) && fits(entry, range) ? withActivity(list, entry) : list;
      }, others);
    },
    day: (dog, day) => of(dog).reduce(withItem, day),
    dose: (medicineId, dueAt) =>
      items.findLast(
        ({ call, shown: dose, removed }) =>
          call === 'dose' && !removed && dose.medicineId === medicineId && (!dueAt || dose.dueAt === dueAt),
      )?.shown,
  };
}

/** How far the server's time for an entry may be from the device's, in milliseconds: as long as an answer may take. */
const answerTime = 60_000;

/** Whether a row is probably what an attempt has stored whose answer was lost, so that it is not shown twice. */
function isStored({ call, tried, ownerId, shown }: Item, row: Activity): boolean {
  if (call !== 'create' || !tried || row.type !== shown.type || row.by?.userId !== ownerId) return false;
  const { main, detail } = activitySummary(row);
  const own = activitySummary(shown);
  const apart = Math.abs(Date.parse(row.timestamp) - Date.parse(shown.timestamp));
  const isSame = main === own.main && detail === own.detail && row.notes === shown.notes;
  return apart === 0 || (apart < answerTime && isSame);
}

function fits(entry: Activity, { filter: { type, q } = {}, end, until }: Range): boolean {
  return (
    (!type || entry.type === type) &&
    (!q || matchesSearch(entry, q)) &&
    (!end || isNewer(entry, end)) &&
    (!until || new Date(entry.timestamp) <= until)
  );
}

function withItem(day: DogStats, item: Item): DogStats {
  const change = (from: DogStats, entry: Activity, by: 1 | -1) =>
    adjustStats(from, entry, correctedNow(), ownerZone(), by);
  const before = 'known' in item ? change(day, item.known, -1) : day;
  return isGone(item) ? before : change(before, item.shown, 1);
}

/** An entry as it will be once it is corrected. Stored photos keep their thumbnails. */
export function corrected(known: Activity, change: Change): Activity {
  const { medicineId, dueAt, skipped } = known;
  const photos = change.photos ?? known.photos;
  return {
    ...known,
    ...emptyFields,
    medicineId,
    dueAt,
    skipped,
    ...(change as Partial<Activity>),
    timestamp: change.timestamp ?? known.timestamp,
    photos,
    thumbnails: photos.map((photo) => known.thumbnails[known.photos.indexOf(photo)] ?? photo),
  };
}
