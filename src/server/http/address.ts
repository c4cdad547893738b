import { isIP, SocketAddress } from 'node:net';

/**
 * A client address in canonical form, for rate limits to count by. An IPv6 address becomes its /64 network, since a
 * client has all of one and could use a new address for every try. A port that a proxy appended is dropped. Empty
 * after a disconnect.
 */
export function clientAddress(ip: string | undefined): string {
  if (!ip) return '';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) !== 6) return bare;
  // Node's canonical form: compressed, lower case, without a zone, and dotted if it is a mapped IPv4 address.
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const dotted = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (dotted) return dotted;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`;
}
