import { TOKEN_SCOPES } from '#edge';
import { eventually } from '#testing';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { withOwner } from '#migration';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { SERVICES } from '../../tools/stack/topology.js';
import { operations, pathParameters } from '../support/documented-requests.js';
import type { DocumentedOperation } from '../support/documented-requests.js';
import { callersOf, KINDS, kindsOf, logIn, scopeOf } from '../support/security/callers.js';
import type { Kind } from '../support/security/callers.js';
import { activeKey, forgedTokens, now, signed } from '../support/security/forge.js';
import type { SigningKey } from '../support/security/forge.js';
import { ownerOf } from '../support/security/owners.js';
import { send, sendAccepted, type Answer } from '../support/security/send.js';

/** Services read the key set every minute, and immediately for an unknown key. */
const KEYS_ARE_READ = { timeoutMs: 90_000 };

let stack: TestStack;
let tokens: Record<Kind, string>;
/** The secret of an operator with read access. */
let reader: string;
let channelTokens: Record<'scopeless' | 'unclaimed' | 'expired' | 'revoked', string>;

beforeAll(async () => {
  stack = await startTestStack({
    prefix: 'tokens',
    overrides: { SIGNING_KEY_LEAD_SECONDS: '1', PROJECTION_TIMEOUT_MS: '0' },
  });
  tokens = await callersOf(stack);
  const key = await activeKey(stack);
  reader = signed(key, { access: 'read' });
  channelTokens = await channelTokensOf(key);
}, 120_000);

afterAll(() => stack?.stop());

/** Tokens of a sales channel, each of which lacks one part. */
async function channelTokensOf(key: SigningKey): Promise<typeof channelTokens> {
  const scopes = [...TOKEN_SCOPES];
  const channel = { sub: 'ECOM', kind: 'sales-channel', salesChannel: 'ECOM' };
  const path = '/ops/sales-channels/ECOM/tokens';
  const operator = { token: tokens.operator };
  const { json: revoked } = await send(stack.gateway, path, { ...operator, body: { scopes } });
  const gone = { ...operator, method: 'DELETE' };
  await sendAccepted(stack.gateway, `${path}/${revoked.tokenId}`, gone);
  return {
    scopeless: signed(key, { ...channel, scopes: [] }),
    // Like all tokens issued before scopes existed.
    unclaimed: signed(key, channel),
    expired: signed(key, { ...channel, scopes, exp: now() - 1 }),
    revoked: revoked.token,
  };
}

/** Each service directly, and each through the gateway: different processes verify the token. */
function allEntryPoints(): {
  name: string;
  ask: (headers: Record<string, string>) => Promise<Answer>;
}[] {
  return SERVICES.flatMap((service) => {
    const path = `/ops/services/${service}/messaging`;
    const statusesAt = (base: string) => (headers: Record<string, string>) =>
      send(base, path, { headers });
    const through = { name: `${service} through the gateway`, ask: statusesAt(stack.gateway) };
    if (service === 'gateway') return [through];
    return [through, { name: service, ask: statusesAt(stack.service(service).url) }];
  });
}

/** The status of the answer of every entry point, by name. */
async function knock(headers: Record<string, string>): Promise<Record<string, number>> {
  const answers = allEntryPoints().map(async ({ name, ask }) => [
    name,
    (await ask(headers)).status,
  ]);
  return Object.fromEntries(await Promise.all(answers)) as Record<string, number>;
}

const everywhere = (status: number): Record<string, number> =>
  Object.fromEntries(allEntryPoints().map(({ name }) => [name, status]));

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a token (decisions 2.2 and 2.3), by the gateway and by each service', () => {
  it('A valid token is accepted, as the other tests presume', async () => {
    const key = await activeKey(stack);
    expect(await knock(bearing(signed(key)))).toEqual(everywhere(200));
    expect(await knock(bearing(tokens.operator))).toEqual(everywhere(200));
    expect(await knock(bearing(reader))).toEqual(everywhere(200));
  });

  it('A forged token is rejected, without the reason in the answer', async () => {
    const key = await activeKey(stack);
    const forged = forgedTokens(key);
    expect(new Set(forged.map(([, token]) => token)).size).toBe(forged.length);
    const believed: string[] = [];
    for (const [name, token] of forged) {
      for (const entryPoint of allEntryPoints()) {
        const { status, headers, json } = await entryPoint.ask(bearing(token));
        const isRefused =
          status === 401 &&
          headers['www-authenticate'] === 'Bearer' &&
          json.detail === 'A valid bearer token is needed.';
        if (!isRefused) believed.push(`${name}, ${entryPoint.name}: ${status} ${json?.detail}`);
      }
    }
    expect(believed).toEqual([]);
  }, 120_000);

  it('A token is read only from its header, and only in the exact form', async () => {
    const good = tokens.operator;
    for (const headers of [
      {},
      { authorization: good },
      { authorization: `Basic ${good}` },
      { authorization: `Bearer ${good}, Bearer ${good}` },
      { authorization: `Bearer ${good} ${good}` },
      { authorization: `Bearer "${good}"` },
      { authorization: `Bearer ${good}${'.'.repeat(5_000)}` },
      { cookie: `token=${good}; authorization=${good}` },
      { 'x-authorization': `Bearer ${good}`, 'x-access-token': good },
    ] as Record<string, string>[]) {
      expect(await knock(headers)).toEqual(everywhere(401));
    }
  });

  it('An expired token is rejected, even by a process that has just accepted it', async () => {
    const key = await activeKey(stack);
    let seconds = 2;
    const { short, exp } = await eventually(async () => {
      // On a busy machine the first token may expire before every entry point has verified it.
      seconds += 1;
      const until = now() + seconds;
      const token = signed(key, { exp: until });
      expect(await knock(bearing(token))).toEqual(everywhere(200));
      return { short: token, exp: until };
    });
    await eventually(() => expect(Date.now()).toBeGreaterThanOrEqual(exp * 1_000));
    expect(await knock(bearing(short))).toEqual(everywhere(401));
  });
});

describe('an operation', () => {
  const PUBLIC = [
    'explainProblem',
    'generateToken',
    'listEventSchemas',
    'listProblems',
    'openDocument',
    'openTrackingPage',
    'readApiDocument',
    'readEventSchema',
    'readEventSchemaBundle',
    'readEventsDocument',
    'readKeySet',
  ];
  const guarded = [...operations.values()].filter((documented) => kindsOf(documented).length > 0);

  /** A well-formed path, so that only the token can cause a rejection. */
  function pathOf(operation: DocumentedOperation): string {
    return pathParameters(operation).reduce(
      (path, name) => path.replace(`{${name}}`, name === 'service' ? 'orders' : 'ACME'),
      operation.path,
    );
  }

  it('Only these operations need no token', () => {
    const open = [...operations].filter(([, documented]) => kindsOf(documented).length === 0);
    expect(open.map(([id]) => id).toSorted()).toEqual(PUBLIC);
  });

  it.each(guarded.map((documented) => [documented.operation.operationId, documented] as const))(
    'Operation %s accepts only the clients that the document names, at gateway and service',
    async (_, operation) => {
      const path = pathOf(operation);
      const owner = ownerOf(path);
      const bases = new Set([stack.gateway, stack.service(owner).url]);
      const allowed = kindsOf(operation);
      const scope = scopeOf(operation);
      // Only the taxes of a channel's cart treat a token of another kind as missing (decision 2.2).
      const [status, code] = ['simulateTaxes', 'quoteLandedCost'].includes(
        operation.operation.operationId,
      )
        ? [401, 'unauthorized']
        : [403, 'wrong-client-kind'];
      for (const base of bases) {
        const ask = (token?: string) =>
          send(base, path, {
            method: operation.method,
            ...(token !== undefined && { token }),
            ...(operation.operation.requestBody && { text: '{' }),
          });
        expect((await ask()).status).toBe(401);
        for (const kind of KINDS.filter((candidate) => !allowed.includes(candidate))) {
          const answer = await ask(tokens[kind]);
          const seen = { kind, status: answer.status, code: answer.json.code };
          expect(seen).toEqual({ kind, status, code });
        }
        if (scope !== undefined) {
          const { status: refused, json } = await ask(channelTokens.scopeless);
          expect([refused, json.code]).toEqual([403, 'missing-scope']);
          expect(json.detail).toContain(`\`${scope}\``);
          const { json: old } = await ask(channelTokens.unclaimed);
          expect(old.code === 'missing-scope').toBe(scope !== 'taxes');
          expect((await ask(channelTokens.expired)).status).toBe(401);
        }
        // Only the gateway knows revoked tokens (decision 2.3).
        if (scope !== undefined && base === stack.gateway) {
          expect((await ask(channelTokens.revoked)).status).toBe(401);
        }
        if (allowed.includes('operator') && operation.method !== 'GET') {
          const { status: refused, json } = await ask(reader);
          expect([refused, json.code]).toEqual([403, 'read-only-client']);
        }
      }
    },
  );
});

describe('a revoked token', () => {
  it('A token is rejected at every path of the gateway once its client is removed', async () => {
    const client = { clientId: 'TEMP', kind: 'operator' };
    const made = await send(stack.gateway, '/ops/clients', {
      token: tokens.operator,
      body: client,
    });
    const token = await logIn(stack, 'TEMP', made.json.clientSecret);
    const throughGateway = async () => {
      const paths = SERVICES.map((service) => `/ops/services/${service}/messaging`);
      const answers = await Promise.all(paths.map((path) => send(stack.gateway, path, { token })));
      return new Set(answers.map(({ status }) => status));
    };
    expect(await throughGateway()).toEqual(new Set([200]));
    const revoke = { token: tokens.operator, body: { reason: 'gone' } };
    await sendAccepted(stack.gateway, '/ops/clients/TEMP/revoke', revoke);
    await eventually(async () => expect(await throughGateway()).toEqual(new Set([401])));
  });

  it('A revoked token of a sales channel is rejected, while other tokens of that channel stay valid', async () => {
    const issue = () =>
      send(stack.gateway, '/ops/sales-channels/ECOM/tokens', { token: tokens.operator, body: {} });
    const [gone, remaining] = [(await issue()).json, (await issue()).json];
    const statusOf = async (token: string) =>
      (await send(stack.gateway, '/fxRate/PRC', { token })).status;
    expect([await statusOf(gone.token), await statusOf(remaining.token)]).toEqual([200, 200]);
    const path = `/ops/sales-channels/ECOM/tokens/${gone.tokenId}`;
    await sendAccepted(stack.gateway, path, { method: 'DELETE', token: tokens.operator });
    await eventually(async () => expect(await statusOf(gone.token)).toBe(401));
    expect(await statusOf(remaining.token)).toBe(200);
  });
});

describe('the signing key', () => {
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;

  it('The signing key rotates without downtime, and its deletion invalidates the tokens that it signed', async () => {
    const old = await activeKey(stack);
    const before = await logIn(stack, 'OPS');
    const rotate = { method: 'POST', token: before };
    await sendAccepted(stack.gateway, '/ops/signing-keys/rotate', rotate);
    const after = await eventually(async () => {
      const token = await logIn(stack, 'OPS');
      expect(kidOf(token)).not.toBe(old.kid);
      return token;
    });
    expect(await knock(bearing(before))).toEqual(everywhere(200));
    await eventually(
      async () => expect(await knock(bearing(after))).toEqual(everywhere(200)),
      KEYS_ARE_READ,
    );
    // A stolen key: the operator deletes it immediately instead of waiting for its retirement.
    await withOwner(stack.sandbox.databaseUrl, (client) =>
      client.query('DELETE FROM gateway.signing_key WHERE kid = $1', [old.kid]),
    );
    await eventually(async () => {
      await knock(bearing(signed({ ...old, kid: crypto.randomUUID() })));
      expect(await knock(bearing(before))).toEqual(everywhere(401));
      expect(await knock(bearing(signed(old, decodeJwt(before))))).toEqual(everywhere(401));
    }, KEYS_ARE_READ);
    expect(await knock(bearing(after))).toEqual(everywhere(200));
  }, 180_000);
});
