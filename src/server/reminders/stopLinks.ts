import { createHmac, timingSafeEqual } from 'node:crypto';

/** A channel that a link stops. */
interface Stoppable {
  id: number;
  createdAt: Date;
}

export type StopLinks = ReturnType<typeof createStopLinks>;

/**
 * Links in mails that stop them. They need no session and no row: the token names the channel and proves, by the server's
 * secret, that it was mailed. It works once, because the channel is gone after that.
 */
export function createStopLinks(publicUrl: string, secret: string) {
  const proofOf = ({ id, createdAt }: Stoppable) =>
    createHmac('sha256', secret).update(`stop ${id} ${createdAt.toISOString()}`).digest('base64url');
  const tokenOf = (channel: Stoppable) => `${channel.id}.${proofOf(channel)}`;

  return {
    /** For mail programs, which POST to it (RFC 8058). */
    oneClick: (channel: Stoppable) => `${publicUrl}/api/channels/stop/${tokenOf(channel)}`,
    /** For people: in the fragment, so that a program that follows the links of mails stops nothing. */
    page: (channel: Stoppable) => `${publicUrl}/#stop=${tokenOf(channel)}`,
    /** The id of the channel that a token names; null if it has the form of none. */
    channelOf(token: string): number | null {
      const [, id] = /^([1-9]\d{0,15})\.[\w-]{43}$/.exec(token) ?? [];
      return id === undefined ? null : Number(id);
    },
    /** Whether a token is that of a channel. */
    proves(token: string, channel: Stoppable): boolean {
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(channel))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
