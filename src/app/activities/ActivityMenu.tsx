import { RotateCw } from '../ui/commonIcons.tsx';
import { Ellipsis, Pencil, Trash2 } from '../ui/homeIcons.tsx';
import { useRef } from 'react';
import type { Activity } from '../../domain/activity.ts';
import { activityLabel, activitySummary } from '../../domain/activitySummary.ts';
import { useQuickLog } from '../quickLog/QuickLogProvider.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { removeActivity } from '../log/removeActivity.ts';
import { again, repeatActivity } from '../log/repeatActivity.ts';

/** Hands the focus of a card that goes to the one that takes its place, else to the one before. */
function handOn(menu: HTMLElement | null): void {
  const menus = [...document.querySelectorAll<HTMLElement>('article [aria-haspopup=menu]')];
  const at = menus.findIndex((each) => each === menu);
  const beside = menus[at + 1] ?? menus[at - 1];
  if (beside) beside.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}

/** What can be done with an activity that was logged. */
export function ActivityMenu({ activity }: { activity: Activity }) {
  const { edit } = useQuickLog();
  const button = useRef<HTMLButtonElement>(null);
  const repeat = {
    label: 'Repeat',
    icon: <RotateCw aria-hidden="true" />,
    onSelect: () => void repeatActivity(activity),
  };
  return (
    <Menu
      label="Activity"
      groups={[
        [
          ...(again(activity) ? [repeat] : []),
          { label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: () => edit(activity) },
        ],
        [
          {
            label: 'Remove',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'alarm',
            onSelect: () => {
              handOn(button.current);
              removeActivity(activity);
            },
          },
        ],
      ]}
      trigger={
        <IconButton
          ref={button}
          label={`Actions for ${activityLabel(activity.type)}, ${activitySummary(activity).main}`}
          className="-my-3.5 -mr-2 text-quiet"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
