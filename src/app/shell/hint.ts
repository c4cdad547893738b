/**
 * Tells the server, which cannot see a session, whose page to answer with: the app's or a visitor's. It proves nothing
 * and holds nothing; a wrong one costs a second request.
 */
const name = 'owner';

/** As long as a session that is not used, in seconds. */
const lasts = 30 * 24 * 3600;

/** Lets the server know that somebody is signed in here, or no longer is. */
export function hint(signedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${signedIn ? lasts : 0}${secure}`;
}
