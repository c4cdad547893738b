import { Ellipsis, Pencil, RotateCw, Trash2 } from 'lucide-react';
import type { Activity } from '../../../domain/activity.ts';
import { activityLabel, activitySummary, isKnownType } from '../../../domain/activitySummary.ts';
import { removeActivity } from '../../lib/activities/removeActivity.ts';
import { repeatActivity, repeatOf } from '../../lib/activities/repeatActivity.ts';
import { useQuickLog } from '../../lib/quickLog.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

/** The menu of an activity: repeat, edit, remove. */
export function ActivityMenu({ activity }: { activity: Activity }) {
  const quickLog = useQuickLog();
  const repeat = {
    label: 'Repeat',
    icon: <RotateCw aria-hidden="true" />,
    onSelect: () => void repeatActivity(activity),
  };
  const edit = {
    label: 'Edit',
    icon: <Pencil aria-hidden="true" />,
    onSelect: () => quickLog.edit(activity),
  };
  const remove = {
    label: 'Remove',
    icon: <Trash2 aria-hidden="true" />,
    tone: 'alarm' as const,
    onSelect: () => removeActivity(activity),
  };
  const again = [...(repeatOf(activity) ? [repeat] : []), ...(isKnownType(activity.type) ? [edit] : [])];
  return (
    <Menu
      label="Activity"
      groups={[again, [remove]].filter((group) => group.length > 0)}
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
