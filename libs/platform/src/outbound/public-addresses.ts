import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { addressList } from './outbound.js';

/** Of a cloud provider's metadata service, in a range that is otherwise public. */
const METADATA = '168.63.129.16';
/** The only part of IPv6 that is assigned for public use. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Decides which addresses a program outside may have that anyone can name. Public ones only: nothing that is private,
 * loopback, link-local, carrier NAT, multicast or reserved, and nothing that leads to these through a translation (6to4,
 * Teredo, NAT64, IPv4 in IPv6).
 * @param allow comma-separated addresses and ranges that may be called as well: own networks
 * @returns whether a numeric address may be called; false for what is none
 */
export function callableAddresses(allow?: string): (address: string) => boolean {
  const allowed = addressList(allow?.split(',').map((range) => range.trim()) ?? []);
  return (address) => {
    if (isIP(address) === 0) return false;
    // An IPv4 address in IPv6 is judged as what it leads to.
    const target = ipaddr.process(address);
    return isPublic(target) || allowed.check(target.toString(), target.kind());
  };
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return address.toString() !== METADATA;
  return (address as ipaddr.IPv6).match(GLOBAL_UNICAST as [ipaddr.IPv6, number]);
}
