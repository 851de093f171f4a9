import { CLIENTS } from '../gateway.js';
import { sendTo, type Sent } from '../send.js';

/** The headers that the console's own pages send with their writes. */
export const OWN_WRITE = { 'sec-fetch-site': 'same-origin', 'x-entrepot-console': '1' };

/** A request with a JSON body, or without one. */
export function sendJson(
  url: string,
  method: string,
  path: string,
  sent: Sent & { json?: unknown },
) {
  const { json, headers, ...rest } = sent;
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  const type = body && { 'content-type': 'application/json', 'content-length': `${body.length}` };
  return sendTo(url, path, {
    method,
    headers: { ...type, ...headers },
    ...(body && { body }),
    ...rest,
  });
}

/** Logs in to the console. @param headers in addition to those of its own pages */
export function beginSession(
  url: string,
  clientId: string,
  {
    secret = secretOf(clientId),
    headers = {},
  }: { secret?: string; headers?: Record<string, string> } = {},
) {
  return sendJson(url, 'POST', '/console/session', {
    json: { clientId, clientSecret: secret },
    headers: { ...OWN_WRITE, ...headers },
  });
}

/** The header that a browser sends after a log-in. */
export async function cookieOf(url: string, clientId: string): Promise<{ cookie: string }> {
  const { headers } = await beginSession(url, clientId);
  return { cookie: headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '' };
}

function secretOf(clientId: string): string {
  return CLIENTS.find((client) => client.clientId === clientId)?.clientSecret ?? '';
}
