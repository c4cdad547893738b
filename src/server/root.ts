/** The root folder of the package. Bundles in build/server/ are as deep as this file in src/server/. */
export const root = new URL('../../', import.meta.url);
