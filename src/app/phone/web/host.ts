/** The server's origin; empty, because the page itself comes from it. */
export const host = '';
