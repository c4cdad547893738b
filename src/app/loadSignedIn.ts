/** All that only an owner sees, apart so that signing in stays small; asked for as soon as somebody tries. */
export const loadSignedIn = () => import('./SignedIn.tsx');
