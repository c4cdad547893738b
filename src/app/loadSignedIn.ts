import { later } from './ui/later.tsx';

/**
 * All that only an owner sees, apart so that signing in stays small; asked for as soon as somebody tries. What the page
 * has asked the server by then is taken up before it is drawn, so that the first drawing is the one that stays.
 */
export async function loadSignedIn() {
  const signedIn = await import('./SignedIn.tsx');
  await Promise.race([signedIn.takeUpEarlyCalls(), new Promise((resolve) => setTimeout(resolve, patience))]);
  return signedIn;
}

/** Answers that take longer, in milliseconds, come into a page that says what it waits for. */
const patience = 150;

export const SignedIn = later(loadSignedIn);
