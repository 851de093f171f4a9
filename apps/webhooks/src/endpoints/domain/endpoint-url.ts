/** What is allowed besides public `https` addresses. */
export interface UrlRules {
  /** `http` as well, for receivers on the machine of a sandbox. */
  allowsHttp: boolean;
  /** @param address numeric */
  mayCall: (address: string) => boolean;
}

const HTTPS_PORT = 443;
/** Below are the ports of other protocols, which a request could be taken for. */
const FREE_PORTS = 1_024;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/**
 * Why webhooks are not sent to a URL, as far as the URL itself shows; a name's addresses are checked when a connection
 * is made (decision 11.7).
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

/** The address in a URL, which `URL` has brought into its usual form; undefined for a name that is resolved later. */
function addressOf(host: string): string | undefined {
  if (host.startsWith('[')) return host.slice(1, -1);
  if (/(^|\.)localhost\.?$/.test(host)) return '127.0.0.1';
  return IPV4.test(host) ? host : undefined;
}
