import { LocalNotifications } from '@capacitor/local-notifications';
import type { Reminders } from '../device.ts';

export const reminders: Reminders = {
  async requestPermission() {
    const { display } = await LocalNotifications.requestPermissions();
    return display === 'granted';
  },

  async set(wanted) {
    // One call: when the owner signs out, there may be no time for more.
    await LocalNotifications.cancelAll();
    if (wanted.length === 0) return;
    await LocalNotifications.schedule({
      notifications: wanted.map(({ hour, title, message }) => ({
        // Unique, since there is at most one reminder an hour.
        id: hour,
        title,
        body: message,
        schedule: { on: { hour, minute: 0 }, allowWhileIdle: true },
        // Exact timing would need another permission, which it is not worth.
        isExactNotification: false,
      })),
    });
  },
};
