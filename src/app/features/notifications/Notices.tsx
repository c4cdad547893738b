import { useEffect, useEffectEvent } from 'react';
import { type Notifications, useNotifications } from './useNotifications.ts';

/** Tells the bell what there is to notify. The first screen does not wait for it. */
export default function Notices({ onChange }: { onChange: (notifications: Notifications) => void }) {
  const notifications = useNotifications();
  const tell = useEffectEvent(() => onChange(notifications));
  // A list is new at every render, what it says is not.
  const said = JSON.stringify(notifications.list);
  useEffect(() => tell(), [said]);
  return null;
}
