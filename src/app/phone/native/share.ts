import { Share } from '@capacitor/share';

/** Whether this device has a share sheet. */
export const canShare = (): boolean => true;

/** Opens the share sheet for a link. Cancelling it is no error. */
export async function shareLink(title: string, text: string, url: string): Promise<void> {
  try {
    await Share.share({ title, text, url });
  } catch (error) {
    // The plugin reports cancelling only by this message.
    if (!/cancell?ed/i.test(String(error))) throw error;
  }
}
