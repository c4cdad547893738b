/** Where Hark lives. What is built of this file lies as deep in build/server/ as it does in src/server/ itself. */
export const root = new URL('../../', import.meta.url);
