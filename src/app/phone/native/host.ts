/** Written in by the build, from `HARK_HOST`. */
declare const HARK_HOST: string;

/** Scheme and host of the server; the app's own files come from the device. */
export const host = HARK_HOST;
