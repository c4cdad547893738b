import { Ellipsis, RotateCw } from 'lucide-react';
import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../../domain/activitySummary.ts';
import { useMay, useNeededFor } from '../../lib/access.ts';
import { removeActivity } from '../../lib/activities/removeActivity.ts';
import { isRepeatable, repeatActivity } from '../../lib/activities/repeatActivity.ts';
import { subjectOf } from '../../lib/activities/subject.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Menu } from '../../ui/Menu.tsx';

const ChangeIcon = lazyComponent(() => import('./ChangeIcon.tsx'));
const space = <svg aria-hidden="true" />;

/** The menu of an activity: repeat, edit, remove, as far as the user may. */
export default function ActivityMenu({ activity }: { activity: Activity }) {
  const quickLog = useQuickLog();
  const mayLog = useMay(activity.dogId, 'log');
  const mayChange = useMay(activity.dogId, useNeededFor(activity));
  const repeat = {
    label: 'Repeat',
    icon: <RotateCw aria-hidden="true" />,
    onSelect: () => void repeatActivity(activity),
  };
  const edit = {
    label: 'Edit',
    icon: <ChangeIcon fallback={space} errorFallback={space} />,
    onSelect: () => quickLog.edit(activity),
  };
  const remove = {
    label: 'Remove',
    icon: <ChangeIcon removes fallback={space} errorFallback={space} />,
    tone: 'alarm' as const,
    onSelect: () => removeActivity(activity),
  };
  const again = [
    ...(mayLog && isRepeatable(activity) ? [repeat] : []),
    ...(mayChange && subjectOf(activity) ? [edit] : []),
  ];
  const groups = [again, mayChange ? [remove] : []].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu
      label="Activity"
      groups={groups}
      trigger={
        <IconButton
          label={`Actions for ${activityLabel(activity.type)}, ${activitySummary(activity).main}`}
          className="-my-3.5 -mr-2 text-quiet"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
