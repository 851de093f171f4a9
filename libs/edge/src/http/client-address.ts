import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A customer gets at least a network of 64 bits, with all its addresses. */
const NETWORK_GROUPS = 4;

/** IPv4 with a port, or IPv6 in brackets with or without one, as some load balancers write them. */
const DECORATED = /^(?:\[(?<ipv6>[^\]]+)\](?::\d+)?|(?<ipv4>[^:]+):\d+)$/;

/**
 * The key by which limits count an address (decision 1.10): an IPv4 address itself, even if written as IPv6
 * (`::ffff:192.0.2.1`); for any other IPv6 address, its network of 64 bits.
 * @param ip as in Fastify's `request.ip`; any other text is its own key
 */
export function addressKey(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Reduces `X-Forwarded-For` to plain addresses before Fastify's `request.ip` reads it, without ports and brackets. An
 * entry that is not an address is removed with all entries before it, so that the request counts as a request of the
 * proxy that wrote the entry; otherwise each such text would be an address with its own limits (decision 1.10).
 */
export function readForwardedAddresses(instance: FastifyInstance): void {
  instance.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = plainAddresses(forwarded);
    done();
  });
}

function plainAddresses(forwarded: string): string {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  const addresses = entries.filter((entry) => entry !== '').map(addressOf);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
}

function addressOf(entry: string): string | undefined {
  const { ipv4, ipv6 } = DECORATED.exec(entry)?.groups ?? {};
  const address = ipv4 ?? ipv6 ?? entry;
  return isIP(address) === 0 ? undefined : address;
}
