import { hark } from '../../domain/hark.ts';
import { escapedHtml } from '../lib/escapedHtml.ts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

// No mail contains text that a user chose, not even a name: whoever registered an address may not own it, and a name can read
// like a message with a link. Two do: an invitation names its sender's verified address, and reminders go only to an address that
// its owner has verified, and asked for them.

/** The mail with the link to the second step of the reset page. */
export function resetMail({ link }: { link: string }): MailText {
  return mail(`Reset your ${hark.name} password`, [
    'Hello,',
    `Someone, most likely you, asked to reset the password for your ${hark.name} account. Use this link to choose a new one. It works once, for ten minutes.`,
    { link, label: 'Choose a new password' },
    "If this wasn't you, you can ignore this email. Without the link, nothing changes.",
  ]);
}

/** The mail with the link that verifies an address. */
export function verificationMail({ link }: { link: string }): MailText {
  return mail(`Verify your email address for ${hark.name}`, [
    'Hello,',
    `Someone, most likely you, opened a ${hark.name} account with this email address. Use this link to verify that it is yours. It works once, for 24 hours.`,
    { link, label: 'Verify this address' },
    "If this wasn't you, you can ignore this email. Until the link is opened, we send nothing else to this address but password resets and security notices.",
  ]);
}

/** The mail with the link of an invitation. `from` is the verified address of who invites. */
export function invitationMail({ link, from }: { link: string; from: string }): MailText {
  return mail(`An invitation to ${hark.name}`, [
    'Hello,',
    `${from} invites you to care for a dog with them on ${hark.name}, where owners log walks, meals and health. Use this link to see the invitation. It works once, for seven days.`,
    { link, label: 'See the invitation' },
    "If you don't know this address, you can ignore this email. Nothing happens without the link, and we keep your address no longer than the invitation.",
  ]);
}

/**
 * The mail that tells an owner that the password has changed. The last one for an hour (`isLast`) says that further
 * changes will not be mailed.
 */
export function passwordChangedMail(isLast: boolean): MailText {
  return mail(`Your ${hark.name} password was changed`, [
    'Hello,',
    `The password for your ${hark.name} account has just been changed, and other devices have been signed out.`,
    `If this wasn't you, ask for a reset link on the sign-in page right away, and write to ${hark.supportEmail}.`,
    ...(isLast
      ? [
          'You have had several of these within an hour. This is the last for now: more changes will not be mailed.',
        ]
      : []),
  ]);
}

/** The mail that shows that reminders arrive. `stopLink`: where to stop them. */
export function channelTestMail({ stopLink }: { stopLink: string }): MailText {
  return reminderMail({
    subject: `Reminders from ${hark.name} will arrive like this`,
    lines: ['This is a test message. From now on your reminders come to this address.'],
    stopLink,
  });
}

/** The mail with what somebody wants to be reminded of. `stopLink`: where to stop these mails. */
export function reminderMail({
  subject,
  lines,
  stopLink,
}: {
  subject: string;
  lines: string[];
  stopLink: string;
}): MailText {
  return mail(subject, [
    ...lines,
    { link: stopLink, label: 'Stop these mails' },
    `You get this because you chose to be reminded by mail in your ${hark.name} profile.`,
  ]);
}

type Paragraph = string | { link: string; label: string };

function mail(subject: string, paragraphs: Paragraph[]): MailText {
  const signature = `${hark.name}. ${hark.tagline}`;
  const plain = paragraphs.map((part) => (typeof part === 'string' ? part : part.link));
  const rich = paragraphs.map((part) =>
    typeof part === 'string'
      ? `<p>${escapedHtml(part)}</p>`
      : `<p><a href="${escapedHtml(part.link)}" style="display:inline-block;padding:14px 22px;border-radius:14px;background:#f5a833;color:#33230d;font-weight:600;text-decoration:none">${escapedHtml(part.label)}</a></p>`,
  );
  const style =
    'font:16px/1.5 system-ui,sans-serif;color:#16261f;background:#faf7f0;padding:24px;border-radius:14px;max-width:34em';
  return {
    subject,
    text: [...plain, signature].join('\n\n'),
    html: `<!doctype html><html lang="en"><body><div style="${style}">${rich.join('')}<p style="color:#5a6b62">${escapedHtml(signature)}</p></div></body></html>`,
  };
}
