import { LocalNotifications } from '@capacitor/local-notifications';
import type { Reminders } from '../face.ts';

export const reminders: Reminders = {
  async ask() {
    const { display } = await LocalNotifications.requestPermissions();
    return display === 'granted';
  },

  async set(wanted) {
    // All at once: there may be no time for more where somebody signs out.
    await LocalNotifications.cancelAll();
    if (wanted.length === 0) return;
    await LocalNotifications.schedule({
      notifications: wanted.map(({ hour, title, message }) => ({
        // The hour names it: there is one reminder an hour.
        id: hour,
        title,
        body: message,
        schedule: { on: { hour, minute: 0 }, allowWhileIdle: true },
        // To the minute is not worth the permission that it would take.
        isExactNotification: false,
      })),
    });
  },
};
