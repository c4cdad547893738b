/** Set by the build, from `HARK_HOST`. */
declare const HARK_HOST: string;

/** The server's origin; the app's own files come from the device. */
export const host = HARK_HOST;

/** Whether the app's code is on the device, so that it starts without a network. */
export const isInstalled: boolean = true;
