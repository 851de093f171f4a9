import type { ClientOptions } from '@entrepot/client';
import type { RequestInit } from 'undici';

type Fetch = NonNullable<ClientOptions['fetch']>;

const VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];

/**
 * A fetch through the proxy that the environment names; `NO_PROXY` names the exceptions.
 * @returns undefined without a proxy, so that undici is loaded only when needed
 */
export function fetchThroughProxy(env: NodeJS.ProcessEnv): Fetch | undefined {
  if (!VARIABLES.some((name) => env[name])) return undefined;
  let loaded: Promise<Fetch> | undefined;
  return async (request) => (await (loaded ??= load(env)))(request);
}

async function load(env: NodeJS.ProcessEnv): Promise<Fetch> {
  const { default: undici } = await import('undici');
  const { EnvHttpProxyAgent, fetch } = undici;
  const variable = (name: string): string => env[name.toLowerCase()] ?? env[name] ?? '';
  const dispatcher = new EnvHttpProxyAgent({
    httpProxy: variable('HTTP_PROXY'),
    httpsProxy: variable('HTTPS_PROXY') || variable('HTTP_PROXY'),
    noProxy: variable('NO_PROXY'),
  });
  return async (request) => {
    const { url, method, headers, signal } = request;
    const body = request.body === null ? undefined : await request.arrayBuffer();
    // The package's Request and Response are other classes than Node's, with the same members.
    const init = { method, headers: [...headers], signal, body, dispatcher } as RequestInit;
    return (await fetch(url, init)) as unknown as Response;
  };
}
