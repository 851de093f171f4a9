import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { completeNames, systemNames } from './system-names.js';

/** An IPv4 address, or an IPv6 address in brackets, with an optional port. */
const SERVER = '(\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-fA-F:.]{2,45}\\])(:\\d{1,5})?';

/** The variable of every service. */
export const namesConfig = {
  /** Comma-separated DNS servers to use instead of the machine's. */
  DNS_SERVERS: Type.Optional(Type.String({ pattern: `^${SERVER}(,\\s*${SERVER})*$` })),
};

/** The time limit of a lookup. */
const LIMIT_MS = 3_000;
/** The time before a query is repeated, to the next server if there are several. */
const REPEAT_MS = 1_000;
const TRIES = 3;
/** A name that was not found is not looked up again for this time. */
const FAILED_KEPT_MS = 5_000;
const FAILED_KEPT = 10_000;
/**
 * The limit of concurrent lookups for one owner. A merchant has at most as many endpoints, so the limit affects only a
 * merchant that changes them.
 */
const OWNER_LIMIT = 20;

/** The error codes for a name that does not exist or has no address. Any other failure counts as no answer. */
const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Looks up the addresses of names (decision 11.11). Node's `dns.lookup` uses the thread pool that also serves files and
 * passwords, a few lookups at a time, and cannot be cancelled. Here each lookup ends after 3 s, callers of the same
 * name share a lookup, and a failed name is not looked up again for five seconds. Like `dns.lookup`, this reads the
 * hosts file first and follows the search list of `resolv.conf`.
 */
export class Names {
  private readonly running = new Map<string, Promise<LookupAddress[]>>();
  private readonly failed = new LRUCache<string, Error>({ max: FAILED_KEPT, ttl: FAILED_KEPT_MS });
  private readonly ofOwner = new Map<string, number>();

  /** @param servers in the format of `DNS_SERVERS` */
  constructor(private readonly servers?: string) {}

  /** A lookup function for an agent's connections. */
  readonly lookup: LookupFunction = lookupWith((hostname) => this.find(hostname));

  /**
   * @param owner the owner of the lookup, who may have at most 20 at the same time
   * @returns the addresses of the name, IPv4 first
   * @throws an error with the code `ENOTFOUND` if there is no such name, `EAI_AGAIN` if there was no answer in time
   */
  async find(hostname: string, owner?: string): Promise<LookupAddress[]> {
    const name = hostname.toLowerCase();
    const failure = this.failed.get(name);
    if (failure) throw failure;
    return await (this.running.get(name) ?? this.begin(name, owner));
  }

  private begin(name: string, owner: string | undefined): Promise<LookupAddress[]> {
    const owned = owner === undefined ? 0 : (this.ofOwner.get(owner) ?? 0);
    if (owned >= OWNER_LIMIT) return Promise.reject(notFound(name, 'EAI_AGAIN'));
    if (owner !== undefined) this.ofOwner.set(owner, owned + 1);
    const lookup = this.ask(name)
      .catch((error: Error) => {
        this.failed.set(name, error);
        throw error;
      })
      .finally(() => {
        this.running.delete(name);
        if (owner !== undefined) this.leave(owner);
      });
    this.running.set(name, lookup);
    return lookup;
  }

  private leave(owner: string): void {
    const remaining = (this.ofOwner.get(owner) ?? 1) - 1;
    if (remaining === 0) this.ofOwner.delete(owner);
    else this.ofOwner.set(owner, remaining);
  }

  private async ask(name: string): Promise<LookupAddress[]> {
    const { hosts, resolvConf } = systemNames();
    const local = hosts.get(name) ?? (isLoopback(name) ? LOOPBACK : undefined);
    return local ?? (await this.askServers(name, completeNames(name, resolvConf)));
  }

  /** A separate resolver, because `cancel()` ends all queries of a resolver. */
  private async askServers(name: string, complete: readonly string[]): Promise<LookupAddress[]> {
    const resolver = new Resolver({ timeout: REPEAT_MS, tries: TRIES });
    if (this.servers !== undefined) resolver.setServers(this.servers.split(/,\s*/));
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort();
      resolver.cancel();
    }, LIMIT_MS);
    let isAnswered = true;
    try {
      for (const each of complete) {
        if (limit.signal.aborted) break;
        const { found, isNone } = await addressesOf(resolver, each);
        if (found.length > 0) return found;
        isAnswered &&= isNone;
      }
    } finally {
      clearTimeout(timer);
    }
    throw notFound(name, isAnswered ? 'ENOTFOUND' : 'EAI_AGAIN');
  }
}

/** Adapts a lookup function to the interface of connections. */
export function lookupWith(find: (hostname: string) => Promise<LookupAddress[]>): LookupFunction {
  const lookUp = callbackify(find);
  return (hostname, { all, family }, callback) =>
    lookUp(hostname, (error, found) => {
      if (error) return callback(error, '');
      const fitting = found.filter((each) => isOfFamily(each, family));
      const [first] = fitting;
      if (first === undefined) callback(notFound(hostname, 'ENOTFOUND'), '');
      else if (all) callback(null, fitting);
      else callback(null, first.address, first.family);
    });
}

const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** RFC 6761: such names are never queried. */
function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function isOfFamily(address: LookupAddress, family: number | string | undefined): boolean {
  return !family || String(family).endsWith(String(address.family));
}

async function addressesOf(
  resolver: Resolver,
  name: string,
): Promise<{ found: LookupAddress[]; isNone: boolean }> {
  const [of4, of6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const answers = [
    { answer: of4, family: 4 },
    { answer: of6, family: 6 },
  ];
  const found = answers.flatMap(({ answer, family }) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [],
  );
  const isNone = answers.every(({ answer }) => {
    if (answer.status === 'fulfilled') return false;
    return NO_SUCH_NAME.has((answer.reason as NodeJS.ErrnoException).code ?? '');
  });
  return { found, isNone };
}

function notFound(name: string, code: 'ENOTFOUND' | 'EAI_AGAIN'): Error {
  const text = code === 'ENOTFOUND' ? 'no such name' : 'no answer of a DNS server';
  return Object.assign(new Error(`${name}: ${text}`), { code });
}
