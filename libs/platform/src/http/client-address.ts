import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A customer gets at least a network of 64 bits, with all its addresses. */
const NETWORK_GROUPS = 4;
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'];

/**
 * The key by which limits count an address (decision 1.10): an IPv4 address itself, also if written as IPv6
 * (`::ffff:192.0.2.1`), any other IPv6 address by its network of 64 bits.
 * @param ip as in Fastify's `request.ip`; other texts are their own keys
 */
export function addressKey(ip: string): string {
  const [address = ip] = ip.split('%', 1);
  if (!isIPv6(address)) return isIPv4(address) ? address : ip;
  const groups = groupsOf(address);
  if (MAPPED.every((group, at) => groups[at] === group)) return ipv4Of(groups.slice(-2));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups in hexadecimal, each without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes an address in its canonical form: lower case, all hexadecimal.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

function ipv4Of(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
}
