/** The exceptions for endpoints other than public `https` addresses. */
export interface UrlRules {
  /** Whether to allow `http`, for receivers on the machine of a sandbox. */
  allowsHttp: boolean;
  /** @param address numeric */
  mayCall: (address: string) => boolean;
}

const HTTPS_PORT = 443;
/** Lower ports belong to other protocols, for which a request could be mistaken. */
const FREE_PORTS = 1_024;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/**
 * Checks whether webhooks may be sent to a URL, from the URL alone; the addresses of a name are checked when a
 * connection is made (decision 11.7).
 * @returns undefined if it is allowed
 */
export function urlFault(text: string, { allowsHttp, mayCall }: UrlRules): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'is no URL';
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) {
    return 'must begin with https://';
  }
  if (url.username !== '' || url.password !== '') return 'must have no user name or password';
  if (url.hash !== '') return 'must have no fragment';
  const port = url.port === '' ? defaultPort(url) : Number(url.port);
  if (port !== HTTPS_PORT && port < FREE_PORTS) return 'must have port 443, or one from 1024';
  const address = addressOf(url.hostname);
  return address === undefined || mayCall(address) ? undefined : 'must name a public address';
}

function defaultPort({ protocol }: URL): number {
  return protocol === 'https:' ? HTTPS_PORT : 80;
}

/** The address in a URL, which `URL` has normalized; undefined for a name that is resolved later. */
function addressOf(host: string): string | undefined {
  if (host.startsWith('[')) return host.slice(1, -1);
  if (/(^|\.)localhost\.?$/.test(host)) return '127.0.0.1';
  return IPV4.test(host) ? host : undefined;
}
