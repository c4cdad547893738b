import { LocalNotifications } from '@capacitor/local-notifications';
import type { Reminders } from '../device.ts';

/** How many notifications iOS keeps; it drops the latest of more. */
const most = 64;
/** The first id of those of a moment. Those of every day have their hour's. */
const firstPlanned = 100;
// Exact timing would need another permission, which it is not worth.
const common = { isExactNotification: false };

export const reminders: Reminders = {
  async requestPermission() {
    const { display } = await LocalNotifications.requestPermissions();
    return display === 'granted';
  },

  async set(daily, planned) {
    // One call: when the owner signs out, there may be no time for more.
    await LocalNotifications.cancelAll();
    const notifications = [
      ...daily.map(({ hour, title, message }) => ({
        // Unique, since there is at most one reminder an hour.
        id: hour,
        title,
        body: message,
        schedule: { on: { hour, minute: 0 }, allowWhileIdle: true },
        ...common,
      })),
      ...planned.slice(0, most - daily.length).map(({ at, title, dogName }, place) => ({
        id: firstPlanned + place,
        title,
        body: dogName,
        schedule: { at: new Date(at), allowWhileIdle: true },
        ...common,
      })),
    ];
    if (notifications.length > 0) await LocalNotifications.schedule({ notifications });
  },
};
