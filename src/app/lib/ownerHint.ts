/**
 * The cookie that tells the server which document to send: the app's shell or a visitor's page. (The token is in local
 * storage, which the server cannot see.) It proves nothing and contains nothing; a wrong one costs a second request.
 */
const name = 'owner';

/** As long as an unused session lasts, in seconds. */
const maxAge = 30 * 24 * 3600;

/** Tells the server, through a cookie, whether somebody is signed in here. */
export function setOwnerHint(signedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${signedIn ? maxAge : 0}${secure}`;
}
