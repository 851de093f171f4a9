import { eventually } from '#testing';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import {
  call,
  gatewayBench,
  SECONDS_MS,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';

/** Keys may be deleted this long after their retirement; the database query adds a minute of grace. */
const TTL_SECONDS = 3_600;

let bench: GatewayBench;
let gateway: GatewayInstance;
let other: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  const env = { SIGNING_KEY_LEAD_SECONDS: '2', TOKEN_TTL_SECONDS: String(TTL_SECONDS) };
  [gateway, other] = await Promise.all([bench.start(env), bench.start(env)]);
});

afterAll(() => bench?.stop());

const both = () => [gateway.url, other.url];

async function published(url: string): Promise<(string | undefined)[]> {
  const set = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
  return set.keys.map(({ kid }) => kid);
}

async function states(token: string): Promise<Record<string, string>> {
  const { body } = await call(gateway.url, token, 'GET', '/ops/signing-keys');
  const keys = body.keys as { kid: string; state: string }[];
  return Object.fromEntries(keys.map(({ kid, state }) => [kid, state]));
}

const kidOf = (token: string): string => decodeProtectedHeader(token).kid ?? '';
const works = async (url: string, token: string): Promise<number> =>
  (await call(url, token, 'GET', '/ops/signing-keys')).status;

describe('the rotation of the signing key (decision 2.2)', () => {
  it('activates a key that was published before it signs; every instance accepts tokens of both', async () => {
    // The lead time is set per instance; the lead time of this instance does not pass within the test.
    const patient = await bench.start({ SIGNING_KEY_LEAD_SECONDS: '3600' });
    const before = await tokenOf(gateway.url, 'OPS');
    const old = kidOf(before);
    const rotated = await call(patient.url, before, 'POST', '/ops/signing-keys/rotate');
    await patient.stop();
    expect(rotated).toMatchObject({ status: 202, body: { state: 'next' } });
    const { kid, createdAt, signsFrom } = rotated.body;
    expect(Date.parse(signsFrom) - Date.parse(createdAt)).toBe(3_600_000);
    expect(await states(before)).toEqual({ [old]: 'active', [kid]: 'next' });

    for (const url of both()) {
      await eventually(async () => expect(await published(url)).toEqual([old, kid]));
    }
    const during = await tokenOf(other.url, 'OPS');
    expect(kidOf(during)).toBe(old);
    const twice = await call(other.url, during, 'POST', '/ops/signing-keys/rotate');
    expect(twice).toMatchObject({ status: 409, body: { code: 'rotation-under-way' } });

    await bench.store.sql(`UPDATE signing_key SET signs_from = now() WHERE state = 'next'`);
    for (const url of both()) {
      await eventually(async () => expect(kidOf(await tokenOf(url, 'OPS'))).toBe(kid));
    }
    const after = await tokenOf(gateway.url, 'OPS');
    for (const token of [before, during, after]) {
      for (const url of both()) expect(await works(url, token)).toBe(200);
    }
    expect(await states(after)).toEqual({ [old]: 'retired', [kid]: 'active' });
    const { body } = await call(gateway.url, after, 'GET', '/ops/services/gateway/audit');
    expect(body.rows).toMatchObject([
      { who: 'OPS', what: 'signing-key.rotated', details: { kid, signsFrom } },
    ]);
  });

  it('deletes a retired key when no token that it signed can be valid, and not earlier', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const issued = await call(gateway.url, operator, 'POST', '/ops/sales-channels/ECOM/tokens', {});
    const { token, tokenId } = issued.body;
    const kid = kidOf(token);
    await call(gateway.url, operator, 'POST', '/ops/signing-keys/rotate');
    await eventually(async () => expect((await states(operator))[kid]).toBe('retired'));

    const keys = await bench.store.sql(`SELECT kid FROM signing_key WHERE state = 'retired'`);
    expect(keys).toHaveLength(2);
    const [first] = keys.filter((key) => key.kid !== kid);
    await bench.store.sql(
      `UPDATE signing_key SET retired_at = now() - ($1::int + 61) * interval '1 s' WHERE state = 'retired'`,
      [TTL_SECONDS],
    );
    for (const url of both()) {
      await eventually(async () => expect(await published(url)).not.toContain(first?.kid));
      expect(await published(url)).toContain(kid);
      expect((await call(url, token, 'GET', '/ext/taxes')).status).toBe(200);
    }

    const present = await tokenOf(gateway.url, 'OPS');
    await call(gateway.url, present, 'DELETE', `/ops/sales-channels/ECOM/tokens/${tokenId}`);
    for (const url of both()) {
      await eventually(async () => expect(await published(url)).not.toContain(kid));
      expect(await published(url)).toHaveLength(1);
    }
  });

  it('shows no private key, and refuses merchants', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const { body } = await call(gateway.url, operator, 'GET', '/ops/signing-keys');
    for (const key of body.keys) {
      expect(Object.keys(key).toSorted()).toEqual(['createdAt', 'kid', 'signsFrom', 'state']);
    }
    const merchant = await tokenOf(gateway.url, 'ACME-API');
    expect(await works(gateway.url, merchant)).toBe(403);
    const rotated = await call(gateway.url, merchant, 'POST', '/ops/signing-keys/rotate');
    expect(rotated.status).toBe(403);
  });
});

describe('the revocation of a compromised signing key (decision 2.2)', () => {
  const revoke = (token: string, kid: string) =>
    call(gateway.url, token, 'POST', `/ops/signing-keys/${kid}/revoke`);

  async function areRefused(...tokens: string[]): Promise<void> {
    await eventually(
      async () => {
        for (const url of both()) {
          for (const token of tokens) expect(await works(url, token)).toBe(401);
        }
      },
      { timeoutMs: SECONDS_MS, waitingFor: 'every instance to have read the keys' },
    );
  }

  async function logInAfter(revoked: string): Promise<string> {
    return eventually(async () => {
      const token = await tokenOf(gateway.url, 'OPS');
      expect(kidOf(token)).not.toBe(revoked);
      return token;
    });
  }

  it('ends the tokens of the key at every instance within seconds and signs with another at once', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const kid = kidOf(operator);
    const channel = await call(
      gateway.url,
      operator,
      'POST',
      '/ops/sales-channels/ECOM/tokens',
      {},
    );
    // A token that was revoked earlier is not counted.
    const path = '/ops/sales-channels/ECOM/tokens';
    const { tokenId } = (await call(gateway.url, operator, 'POST', path, {})).body;
    await call(gateway.url, operator, 'DELETE', `${path}/${tokenId}`);
    const { status, body } = await revoke(operator, kid);
    expect(status).toBe(200);
    const active = body.keys.find(({ state }: { state: string }) => state === 'active');
    expect(active.kid).not.toBe(kid);
    expect(Object.keys(active).toSorted()).toEqual(['createdAt', 'kid', 'signsFrom', 'state']);

    await areRefused(operator, channel.body.token);
    // A service may accept the key for another minute.
    for (const url of both()) {
      await call(url, operator, 'GET', '/ops/merchants');
      expect(bench.upstream.last().headers.authorization).toBeUndefined();
    }
    const after = await logInAfter(kid);
    expect(kidOf(after)).toBe(active.kid);
    for (const url of both()) {
      await eventually(async () => expect(await works(url, after)).toBe(200));
      expect(await published(url)).not.toContain(kid);
    }
    const audit = await call(gateway.url, after, 'GET', '/ops/services/gateway/audit');
    expect(audit.body.rows).toContainEqual(
      expect.objectContaining({
        who: 'OPS',
        what: 'signing-key.revoked',
        details: { kid, state: 'active', channelTokens: 1 },
      }),
    );
  });

  it('activates the next key at once when the active one is revoked', async () => {
    const slow = await bench.start({ SIGNING_KEY_LEAD_SECONDS: '3600' });
    const operator = await tokenOf(slow.url, 'OPS');
    const kid = kidOf(operator);
    const { body: next } = await call(slow.url, operator, 'POST', '/ops/signing-keys/rotate');
    const { body } = await revoke(operator, kid);
    const active = body.keys.filter(({ state }: { state: string }) => state !== 'retired');
    expect(active).toMatchObject([{ kid: next.kid, state: 'active' }]);
    await areRefused(operator);
    expect(kidOf(await logInAfter(kid))).toBe(next.kid);
    await slow.stop();
  });

  it('allows operators only, and answers 404 for an unknown key', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    expect(await revoke(operator, 'no-such-key')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    const merchant = await tokenOf(gateway.url, 'ACME-API');
    expect((await revoke(merchant, kidOf(operator))).status).toBe(403);
    expect(await works(gateway.url, operator)).toBe(200);
  });
});
