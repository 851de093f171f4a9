import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Type } from 'typebox';
import { Agent, buildConnector } from 'undici';

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
 * Addresses that no translator or document store has, but metadata services of cloud providers, which include
 * credentials. Private addresses are allowed: operators may have their own programs there.
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

type Resolve = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' | undefined },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates an agent for connections to configured programs that refuses the addresses above. Addresses are checked when
 * the connection is made, so a name that later resolves to another address is refused.
 * @param allow the value of `OUTBOUND_ALLOW`
 * @param lookUp resolves names to addresses
 */
export function outboundAgent(
  options: Agent.Options & { connect?: buildConnector.BuildOptions } = {},
  allow?: string,
  lookUp: Resolve = resolve,
): Agent {
  const isRefused = refusal(allow);
  const connect = buildConnector({ ...options.connect, lookup: checked(lookUp, isRefused) });
  return new Agent({
    ...options,
    connect: (target, callback) => {
      const address = target.hostname.replace(/^\[|\]$/g, '');
      if (isIP(address) !== 0 && isRefused(address)) callback(refused(address), null);
      else connect(target, callback);
    },
  });
}

function refusal(allow: string | undefined): (address: string) => boolean {
  const refusedOnes = listOf(REFUSED);
  const allowed = listOf(allow?.split(',').map((range) => range.trim()) ?? []);
  return (address) => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return refusedOnes.check(address, family) && !allowed.check(address, family);
  };
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const isV6 = isIP(address) === 6;
    list.addSubnet(address, Number(bits ?? (isV6 ? 128 : 32)), isV6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

function checked(lookUp: Resolve, isRefused: (address: string) => boolean): LookupFunction {
  return (hostname, { all, family }, callback) => {
    lookUp(hostname, { all: true, family }, (error, found) => {
      const good = error ? [] : found.filter(({ address }) => !isRefused(address));
      const [first] = good;
      if (error) callback(error, '');
      else if (first === undefined) callback(refused(hostname), '');
      else if (all) callback(null, good);
      else callback(null, first.address, first.family);
    });
  };
}

function refused(target: string): Error {
  return Object.assign(new Error(`${target} is no address to call (OUTBOUND_ALLOW)`), {
    code: 'EACCES',
  });
}
