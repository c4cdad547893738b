import ipaddr from 'ipaddr.js';

/**
 * Addresses of clouds' metadata services that are not link-local: of Azure, Alibaba, and by IPv6 of Amazon and Google.
 * Whoever asks them from a virtual machine may get its credentials.
 */
const metadata = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254']);

/** What an operator's switch allows: the machine itself, and the networks at home or of a company. */
const ownNetwork = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

/** The IPv4 address within one by which networks without IPv4 reach it (RFC 6052), and any other as it is. */
function unwrapped(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address.range() !== 'rfc6052') return address;
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

/**
 * Whether Hark may connect to an IP address that somebody else chose: to public ones, and with `allowOwnNetwork` to the own
 * network's. Never to link-local ones and metadata services, whatever their spelling.
 */
export function isAllowedAddress(address: string, allowOwnNetwork: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv6 address that stands for an IPv4 one counts as that.
  const found = unwrapped(ipaddr.process(address));
  if (metadata.has(found.toString())) return false;
  const range = found.range();
  return range === 'unicast' || (allowOwnNetwork && ownNetwork.has(range));
}
