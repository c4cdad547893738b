/** Whether this device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the share sheet for a link. Cancelling it is no error. */
export async function shareLink(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
