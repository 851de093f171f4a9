import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Type } from 'typebox';
import { Agent, buildConnector } from 'undici';
import { lookupWith, Names } from './names.js';

/** IPv4 or IPv6, with an optional prefix length. */
const RANGE = '[0-9a-fA-F.:]{2,45}(/\\d{1,3})?';

/** The variables of a service that calls external programs. */
export const outboundConfig = {
  /**
   * Comma-separated addresses and ranges that may be called although they are refused by default, for example a store
   * at a link-local address.
   */
  OUTBOUND_ALLOW: Type.Optional(Type.String({ pattern: `^${RANGE}(,\\s*${RANGE})*$` })),
};

/**
 * Addresses that no translator or document store uses, but metadata services of cloud providers do, which expose
 * credentials. Private addresses are allowed, because operators may run their own programs there.
 */
const REFUSED = [
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '192.0.0.192/32',
  '224.0.0.0/3',
  '::/128',
  'fd00:ec2::254/128',
  'fe80::/10',
  'ff00::/8',
];

export interface OutboundOptions {
  /** The value of `OUTBOUND_ALLOW`. */
  allow?: string;
  names?: Names;
}

type AgentOptions = Agent.Options & { connect?: buildConnector.BuildOptions };

/**
 * Creates an agent for connections to configured programs that refuses the addresses above: its requests fail with the
 * code `EACCES`. Addresses are checked when the connection is made, so a name that later resolves to another address
 * is refused.
 */
export function outboundAgent(
  options: AgentOptions,
  { allow, names = new Names() }: OutboundOptions,
): Agent {
  const refusedOnes = addressList(REFUSED);
  const allowed = addressList(allow?.split(',').map((range) => range.trim()) ?? []);
  const guard: AddressGuard = {
    setting: 'OUTBOUND_ALLOW',
    mayCall: (address) => {
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      return !refusedOnes.check(address, family) || allowed.check(address, family);
    },
  };
  const lookup = lookupWith(async (name) => callableOf(await names.find(name), name, guard));
  const connect = buildConnector({ ...options.connect, lookup });
  return new Agent({
    ...options,
    connect: (target, callback) => {
      const address = target.hostname.replace(/^\[|\]$/g, '');
      if (isIP(address) !== 0 && !guard.mayCall(address)) callback(refused(address, guard), null);
      else connect(target, callback);
    },
  });
}

/** Creates a `fetch` for the addresses of this installation's own programs. */
export function fetchWith({ lookup }: Names): typeof fetch {
  const dispatcher = new Agent({ connect: { lookup } });
  // Node's types are from another release of undici.
  return (url, init) => fetch(url, { ...init, dispatcher } as unknown as RequestInit);
}

/** Decides which addresses may be called. */
export interface AddressGuard {
  /** @param address numeric */
  mayCall: (address: string) => boolean;
  /** The variable that allows more addresses, for the error text. */
  setting: string;
}

/**
 * @param target the owner of the addresses
 * @returns those that may be called
 * @throws an error with the code `EACCES` if none may
 */
export function callableOf(
  found: readonly LookupAddress[],
  target: string,
  guard: AddressGuard,
): LookupAddress[] {
  const callable = found.filter(({ address }) => guard.mayCall(address));
  if (callable.length === 0) throw refused(target, guard);
  return callable;
}

/** A list of addresses and ranges, each with or without a prefix length. */
export function addressList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const isV6 = isIP(address) === 6;
    list.addSubnet(address, Number(bits ?? (isV6 ? 128 : 32)), isV6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

function refused(target: string, { setting }: AddressGuard): Error {
  return Object.assign(new Error(`${target} is no address to call (${setting})`), {
    code: 'EACCES',
  });
}
