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
 * Creates an agent for connections to configured programs that refuses the addresses above.
 * @param allow the value of `OUTBOUND_ALLOW`
 * @param lookUp resolves names to addresses
 */
export function outboundAgent(options: AgentOptions = {}, allow?: string, lookUp?: Resolve): Agent {
  const refusedOnes = addressList(REFUSED);
  const allowed = addressList(allow?.split(',').map((range) => range.trim()) ?? []);
  const mayCall = (address: string): boolean => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return !refusedOnes.check(address, family) || allowed.check(address, family);
  };
  return guardedAgent(options, { mayCall, setting: 'OUTBOUND_ALLOW' }, lookUp);
}

type AgentOptions = Agent.Options & { connect?: buildConnector.BuildOptions };

/** Which addresses an agent may call. */
export interface AddressGuard {
  /** @param address numeric */
  mayCall: (address: string) => boolean;
  /** The variable that allows more addresses, for the error. */
  setting: string;
}

/**
 * Creates an agent that connects to certain addresses only; for others its requests fail with the code `EACCES`.
 * Addresses are checked when the connection is made, so a name that later resolves to another address is refused.
 * @param lookUp resolves names to addresses
 */
export function guardedAgent(
  options: AgentOptions,
  guard: AddressGuard,
  lookUp: Resolve = resolve,
): Agent {
  const connect = buildConnector({ ...options.connect, lookup: checked(lookUp, guard) });
  return new Agent({
    ...options,
    connect: (target, callback) => {
      const address = target.hostname.replace(/^\[|\]$/g, '');
      if (isIP(address) !== 0 && !guard.mayCall(address)) callback(refused(address, guard), null);
      else connect(target, callback);
    },
  });
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

function checked(lookUp: Resolve, guard: AddressGuard): LookupFunction {
  return (hostname, { all, family }, callback) => {
    lookUp(hostname, { all: true, family }, (error, found) => {
      const good = error ? [] : found.filter(({ address }) => guard.mayCall(address));
      const [first] = good;
      if (error) callback(error, '');
      else if (first === undefined) callback(refused(hostname, guard), '');
      else if (all) callback(null, good);
      else callback(null, first.address, first.family);
    });
  };
}

function refused(target: string, { setting }: AddressGuard): Error {
  return Object.assign(new Error(`${target} is no address to call (${setting})`), {
    code: 'EACCES',
  });
}
