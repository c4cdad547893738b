/** The server's origin; empty, because the page itself comes from it. */
export const host = '';

/** Whether the app's code is on the device, so that it starts without a network. */
export const isInstalled: boolean = false;
