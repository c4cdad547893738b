/** Domains whose mailboxes ignore dots before the @. */
const ignoringDots = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, for limits to count by: `robin+walks@example.com` reaches `robin@example.com`, so one
 * mailbox cannot be flooded through many spellings. Only for counting; mail goes to the address as it is.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at);
  const [local = ''] = email.slice(0, at).split('+', 1);
  return (ignoringDots.test(domain) ? local.replaceAll('.', '') : local) + domain;
}
