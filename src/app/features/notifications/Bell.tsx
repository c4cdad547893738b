import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useReminderSync } from './reminderSync.ts';
import type { Notifications } from './useNotifications.ts';

const Notices = lazyComponent(() => import('./Notices.tsx'));
const NotificationsSheet = lazyComponent(() => import('./NotificationsSheet.tsx'));

const none: Notifications = { list: [], markRead: () => {}, dismiss: () => {} };

/** Opens the notifications. A red dot marks unread ones. */
export function Bell() {
  useReminderSync();
  const [notifications, setNotifications] = useState(none);
  const [open, setOpen] = useState(false);
  const unread = notifications.list.filter(({ isRead }) => !isRead).length;
  return (
    <>
      <Tooltip text="Reminders and things worth knowing">
        <IconButton
          label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          aria-haspopup="dialog"
          {...NotificationsSheet.preloadProps}
          onClick={() => NotificationsSheet.whenLoaded(() => setOpen(true))}
        >
          <BellIcon aria-hidden="true" className="size-[1.375rem]" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-2 right-2 size-2.5 rounded-full bg-alarm ring-2 ring-page"
            />
          )}
        </IconButton>
      </Tooltip>
      <Notices onChange={setNotifications} errorFallback={null} />
      <NotificationsSheet {...notifications} open={open} onOpenChange={setOpen} />
    </>
  );
}
