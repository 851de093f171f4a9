import { setTimeout as delay } from 'node:timers/promises';
import { TOKEN_SCOPES } from '#edge';
import { readJson, writePrivateJson } from './private-file.js';
import { SANDBOX_CHANNELS, type SandboxClientWithSecret } from './sandbox-clients.js';

/** The data of a started sandbox for programs (decision 2.6). */
export interface Sandbox {
  gateway: string;
  kafkaBrokers: string[];
  databaseUrl: string;
  clients: SandboxClientWithSecret[];
  salesChannelTokens: SalesChannelToken[];
}

export interface SalesChannelToken {
  salesChannel: string;
  token: string;
}

/** A start replaces a token that expires sooner, so that tokens stay valid while the stack runs. */
const LEAST_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;

/** The clients in the sandbox file, without partner ids, which decision 2.6 does not have. */
export function fileClients(
  clients: readonly SandboxClientWithSecret[],
): SandboxClientWithSecret[] {
  return clients.map(({ clientId, clientSecret, kind, merchantId, carrierId }) => ({
    clientId,
    clientSecret,
    kind,
    ...(merchantId !== undefined && { merchantId }),
    ...(carrierId !== undefined && { carrierId }),
  }));
}

export function writeSandbox(file: string, sandbox: Sandbox): void {
  writePrivateJson(file, sandbox);
}

/**
 * A token with all scopes for each channel: the token of the last start if the gateway still accepts it, else a new
 * one, which the operator requests over HTTP.
 */
export async function salesChannelTokens(
  gateway: string,
  clients: readonly SandboxClientWithSecret[],
  lastFile?: string,
): Promise<SalesChannelToken[]> {
  const file = lastFile === undefined ? undefined : readJson<Partial<Sandbox>>(lastFile);
  const last = file?.salesChannelTokens ?? [];
  let operator: string | undefined;
  const tokens: SalesChannelToken[] = [];
  for (const salesChannel of SANDBOX_CHANNELS) {
    const stored = last.find((entry) => entry.salesChannel === salesChannel);
    if (stored && (await isAccepted(gateway, stored.token))) {
      tokens.push(stored);
      continue;
    }
    operator ??= await operatorToken(gateway, clients);
    const url = `${gateway}/ops/sales-channels/${salesChannel}/tokens`;
    const body = { scopes: TOKEN_SCOPES, name: 'sandbox' };
    const { token } = await post<{ token: string }>(url, body, operator);
    tokens.push({ salesChannel, token });
  }
  return tokens;
}

const READY_LIMIT_MS = 180_000;

/** @throws Error if the gateway is not ready within 3 minutes */
export async function untilReady(gateway: string): Promise<void> {
  const signal = AbortSignal.timeout(READY_LIMIT_MS);
  for (;;) {
    const answer = await fetch(`${gateway}/health/ready`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (signal.aborted) throw new Error(`${gateway} was not ready in time`);
    await delay(500);
  }
}

/**
 * Whether a token has all scopes, is valid long enough, and is accepted by the gateway, whose data may have been
 * deleted since.
 */
async function isAccepted(gateway: string, token: string): Promise<boolean> {
  const { exp = 0, scopes = [] } = claimsOf(token);
  if (exp * 1_000 < Date.now() + LEAST_LIFE_MS) return false;
  if (!TOKEN_SCOPES.every((scope) => scopes.includes(scope))) return false;
  const answer = await fetch(`${gateway}/fxRate/PRC`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.body?.cancel();
  return answer.status !== 401;
}

/** The scopes of a token; none if it is invalid. */
function claimsOf(token: string): { exp?: number; scopes?: string[] } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  } catch {
    return {};
  }
}

async function operatorToken(
  gateway: string,
  clients: readonly SandboxClientWithSecret[],
): Promise<string> {
  const operator = clients.find((client) => client.kind === 'operator');
  const { clientId, clientSecret } = operator ?? {};
  return (await post<{ token: string }>(`${gateway}/token`, { clientId, clientSecret })).token;
}

/** Retries for at most 3 minutes while a service behind the gateway is still starting (503). */
async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const limit = AbortSignal.timeout(READY_LIMIT_MS);
  for (;;) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (answer.ok) return (await answer.json()) as T;
    const fault = `POST ${url} answered ${answer.status}: ${await answer.text()}`;
    if (answer.status !== 503 || limit.aborted) throw new Error(fault);
    await delay(500);
  }
}
