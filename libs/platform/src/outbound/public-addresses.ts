import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { addressList } from './outbound.js';

/** The address of a cloud provider's metadata service, in a range that is otherwise public. */
const METADATA = '168.63.129.16';
/** The only part of IPv6 that is assigned for public use. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Decides which addresses are allowed for external programs that anyone can configure: only public ones, and no
 * private, loopback, link-local, carrier NAT, multicast or reserved address, nor an address that translates to one of
 * these (6to4, Teredo, NAT64, IPv4 in IPv6).
 * @param allow comma-separated addresses and ranges of own networks that may be called as well
 * @returns whether a numeric address may be called; false for other texts
 */
export function callableAddresses(allow?: string): (address: string) => boolean {
  const allowed = addressList(allow?.split(',').map((range) => range.trim()) ?? []);
  return (address) => {
    if (isIP(address) === 0) return false;
    // An IPv4 address in IPv6 is judged by its IPv4 address.
    const target = ipaddr.process(address);
    return isPublic(target) || allowed.check(target.toString(), target.kind());
  };
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return address.toString() !== METADATA;
  return (address as ipaddr.IPv6).match(GLOBAL_UNICAST as [ipaddr.IPv6, number]);
}
