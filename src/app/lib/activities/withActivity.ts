import type { Activity } from '../../../domain/activity.ts';
import { isNewer } from './withOlder.ts';

/** The list with an activity inserted in order. If it is there already, from an earlier attempt, it is replaced. */
export function withActivity(list: readonly Activity[], added: Activity): Activity[] {
  const others = list.filter(({ id }) => id !== added.id);
  const at = others.findIndex((each) => isNewer(added, each));
  return others.toSpliced(at === -1 ? others.length : at, 0, added);
}
