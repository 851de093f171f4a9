import { readFileSync } from 'node:fs';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

const HOSTS =
  process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
const RESOLV_CONF = '/etc/resolv.conf';
/** Kubernetes and Docker change these files while a process runs. */
const KEPT_MS = 5_000;
const MOST_NDOTS = 15;

/** The machine's configuration of names besides its DNS servers. */
interface SystemNames {
  hosts: ReadonlyMap<string, LookupAddress[]>;
  resolvConf: string;
}

let current: SystemNames | undefined;
let readAt = -Infinity;

/** The hosts file and `resolv.conf`, cached for at most five seconds; an unreadable file counts as empty. */
export function systemNames(): SystemNames {
  if (current === undefined || performance.now() - readAt > KEPT_MS) {
    current = { hosts: parseHosts(contentOf(HOSTS)), resolvConf: contentOf(RESOLV_CONF) };
    readAt = performance.now();
  }
  return current;
}

/** The addresses of each name of a hosts file, in its order. */
export function parseHosts(text: string): Map<string, LookupAddress[]> {
  const hosts = new Map<string, LookupAddress[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    if (family === 0) continue;
    for (const name of names) hosts.set(name, [...(hosts.get(name) ?? []), { address, family }]);
  }
  return hosts;
}

/**
 * The complete names to query, in the order of resolv.conf(5): a name with at least `ndots` dots itself first,
 * otherwise first the name with each domain of `search`. A name that ends in a dot is complete.
 */
export function completeNames(name: string, resolvConf: string): string[] {
  if (name.endsWith('.')) return [name.slice(0, -1)];
  const lines = resolvConf.split('\n').map((line) => line.trim().split(/\s+/));
  const searches = lines.filter(([word]) => word === 'search' || word === 'domain');
  const domains = searches.at(-1)?.slice(1) ?? [];
  const [, ndots = '1'] = /^options\b.*\bndots:(\d+)/m.exec(resolvConf) ?? [];
  const within = domains
    .map((domain) => domain.replace(/\.$/, ''))
    .filter((domain) => domain !== '')
    .map((domain) => `${name}.${domain}`);
  const isItselfFirst = name.split('.').length > Math.min(Number(ndots), MOST_NDOTS);
  return isItselfFirst ? [name, ...within] : [...within, name];
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
