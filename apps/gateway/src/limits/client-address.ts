import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 one, whose owner may choose the rest at will.
 * @param ip as the request's; IPv4 written as IPv6 (`::ffff:192.0.2.1`) is the IPv4 address
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [address = ''] = ip.toLowerCase().split('%');
  if (address.startsWith('::ffff:') && address.includes('.'))
    return address.slice('::ffff:'.length);
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const dotted = address.includes('.') ? 1 : 0;
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length - dotted)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
