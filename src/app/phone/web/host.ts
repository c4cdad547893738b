/** Scheme and host of the server; empty where the page comes from it. */
export const host = '';
