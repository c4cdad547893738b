import { isIP, SocketAddress } from 'node:net';

/**
 * Where somebody asks from, in one spelling: what limits count by. Whoever has IPv6 has a whole network of it (/64) and
 * a new address for every try; and some proxies append the port. Whoever has hung up has no address any more.
 */
export function addressOf(ip: string | undefined): string {
  if (!ip) return '';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) !== 6) return bare;
  // As the platform writes it: short, in small letters, without a zone, and dotted where it is one of IPv4.
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const dotted = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (dotted) return dotted;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`;
}
