import { eventually, PATIENCE, TcpProxy } from '#testing';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { issueChannelToken, revokeToken, simulate } from '../channel-tokens.js';
import {
  SECONDS_MS,
  call,
  gatewayBench,
  logIn,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';

let bench: GatewayBench;
let gateway: GatewayInstance;
let other: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  // Both start concurrently, so that both find no key and one has to yield.
  [gateway, other] = await Promise.all([bench.start(), bench.start()]);
});

afterAll(() => bench?.stop());

async function keySet(url: string): Promise<JSONWebKeySet> {
  return (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
}

describe('signing keys (decision 2.2)', () => {
  it('are shared by two instances that start together, and only their public halves are published', async () => {
    const published = await keySet(gateway.url);
    expect(published.keys).toHaveLength(1);
    expect(await keySet(other.url)).toEqual(published);
    expect(Object.keys(published.keys[0] ?? {}).toSorted()).toEqual(
      ['alg', 'crv', 'kid', 'kty', 'use', 'x'].toSorted(),
    );
    expect(await bench.store.sql(`SELECT kid FROM signing_key`)).toHaveLength(1);
  });

  it('have a cache time below the lead time of a new key', async () => {
    const { headers } = await fetch(`${gateway.url}/.well-known/jwks.json`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('content-type')).toContain('application/jwk-set+json');
  });

  it('rotate without interruption: the next key is published before it signs, and the old key verifies afterwards', async () => {
    const before = await tokenOf(gateway.url, 'OPS');
    const spare = await spareKey();
    await eventually(async () => {
      expect((await keySet(gateway.url)).keys.map(({ kid }) => kid)).toContain(spare);
    });
    expect(decodeProtectedHeader(await tokenOf(gateway.url, 'OPS')).kid).not.toBe(spare);

    await bench.store.sql(`UPDATE signing_key SET signs_from = now() WHERE kid = $1`, [spare]);
    await eventually(async () => {
      expect(decodeProtectedHeader(await tokenOf(gateway.url, 'OPS')).kid).toBe(spare);
      expect(decodeProtectedHeader(await tokenOf(other.url, 'OPS')).kid).toBe(spare);
    });
    for (const token of [before, await tokenOf(other.url, 'OPS')]) {
      expect((await issueChannelToken(gateway.url, token)).status).toBe(201);
    }
  });

  /** Adds a next key, created by another gateway, to this gateway's database. */
  async function spareKey(): Promise<string> {
    const elsewhere = await gatewayBench();
    try {
      await elsewhere.start();
      const [key] = await elsewhere.store.sql(`SELECT kid, private_jwk FROM signing_key`);
      await bench.store.sql(
        `INSERT INTO signing_key (kid, private_jwk, state) VALUES ($1, $2, 'next')`,
        [key?.kid, key?.private_jwk],
      );
      return key?.kid as string;
    } finally {
      await elsewhere.stop();
    }
  }
});

describe('sales-channel tokens (decision 2.3)', () => {
  it('are issued by operators for a year, or for the requested time', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const year = await issueChannelToken(gateway.url, operator);
    expect(year.status).toBe(201);
    const { token, tokenId, expiresAt } = year.body;
    const keys = createLocalJWKSet(await keySet(gateway.url));
    const { payload } = await jwtVerify(token, keys, { issuer: 'entrepot', audience: 'entrepot' });
    expect(payload).toMatchObject({
      sub: 'ECOM',
      kind: 'sales-channel',
      salesChannel: 'ECOM',
      scopes: ['taxes'],
      jti: tokenId,
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(31_536_000);
    expect(Date.parse(expiresAt)).toBe((payload.exp ?? 0) * 1_000);

    const short = await issueChannelToken(gateway.url, operator, { expiresIn: 60 });
    const lasts = Date.parse(short.body.expiresAt) - Date.now();
    expect(lasts).toBeGreaterThan(50_000);
    expect(lasts).toBeLessThanOrEqual(60_000);
  });

  it('are not issued to other clients, for a bad id or for a bad lifetime', async () => {
    const merchant = await tokenOf(gateway.url, 'ACME-API');
    expect((await issueChannelToken(gateway.url, merchant)).status).toBe(403);
    expect((await issueChannelToken(gateway.url, 'x')).status).toBe(401);
    const operator = await tokenOf(gateway.url, 'OPS');
    expect((await issueChannelToken(gateway.url, operator, { expiresIn: 0 })).status).toBe(400);
    expect((await issueChannelToken(gateway.url, operator, {}, 'ecom')).status).toBe(400);
  });

  it('are not issued for a channel that catalog does not know, or while catalog is unavailable (decision 2.8)', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const tokens = () => bench.store.sql(`SELECT FROM channel_token WHERE sales_channel = 'TYPO'`);
    for (const [answer, status, code] of [
      [404, 404, 'sales-channel-not-found'],
      [503, 503, 'upstream-unavailable'],
      [401, 503, 'upstream-unavailable'],
      [undefined, 503, 'upstream-unavailable'],
    ] as const) {
      bench.upstream.on('/ops/sales-channels/TYPO', (request, response) => {
        expect(request.headers.authorization).toBe(`Bearer ${operator}`);
        if (answer === undefined) request.socket.destroy();
        else response.writeHead(answer).end('{}');
      });
      const issued = await issueChannelToken(gateway.url, operator, {}, 'TYPO');
      expect(issued).toMatchObject({ status, body: { code } });
      expect(issued.body.token).toBeUndefined();
    }
    expect(await tokens()).toEqual([]);
    bench.upstream.on('/ops/sales-channels/TYPO', (_, response) => response.end('{}'));
    expect((await issueChannelToken(gateway.url, operator, {}, 'TYPO')).status).toBe(201);
    expect(await tokens()).toHaveLength(1);
  });

  it('are listed by channel, newest first, page by page and without the tokens themselves', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const issued: { tokenId: string; expiresAt: string }[] = [];
    for (const channel of ['LISTED', 'OTHER', 'LISTED', 'LISTED']) {
      issued.push((await issueChannelToken(gateway.url, operator, {}, channel)).body);
    }
    await revokeToken(gateway.url, operator, 'LISTED', issued[2]?.tokenId ?? '');
    const list = async (query: string) =>
      (await call(gateway.url, operator, 'GET', `/ops/sales-channels/LISTED/tokens${query}`)).body;
    const { tokens, nextPageToken } = await list('');
    expect(nextPageToken).toBeUndefined();
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(tokens).toEqual(
      [3, 2, 0].map((index) => ({
        tokenId: issued[index]?.tokenId,
        scopes: ['taxes'],
        issuedAt: time,
        expiresAt: issued[index]?.expiresAt,
        ...(index === 2 && { revokedAt: time }),
      })),
    );
    const first = await list('?pageSize=2');
    const rest = await list(`?pageSize=2&nextPageToken=${first.nextPageToken}`);
    expect([...first.tokens, ...rest.tokens]).toEqual(tokens);
    const path = `/ops/sales-channels/OTHER/tokens?nextPageToken=${first.nextPageToken}`;
    expect((await call(gateway.url, operator, 'GET', path)).status).toBe(400);
    const merchant = await tokenOf(gateway.url, 'ACME-API');
    expect((await call(gateway.url, merchant, 'GET', path)).status).toBe(403);
  });

  it('are refused at every instance within seconds after their revocation, and no others are', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const { body: revoked } = await issueChannelToken(gateway.url, operator);
    const { body: valid } = await issueChannelToken(gateway.url, operator);
    for (const { url } of [gateway, other]) {
      expect(await simulate(url, revoked.token)).toBe(200);
      expect(await simulate(url, valid.token)).toBe(200);
    }

    const revoke = () => revokeToken(gateway.url, operator, 'ECOM', revoked.tokenId);
    expect(await revoke()).toBe(204);
    const startedAt = Date.now();
    for (const { url } of [gateway, other]) {
      await eventually(async () => expect(await simulate(url, revoked.token)).toBe(401));
    }
    expect(Date.now() - startedAt).toBeLessThan(SECONDS_MS * PATIENCE);
    for (const { url } of [gateway, other]) expect(await simulate(url, valid.token)).toBe(200);
    expect(await revoke()).toBe(204);
  });

  it('have audit records of their issue and revocation, with the actor and without the token (decision 2.4)', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const { body } = await issueChannelToken(gateway.url, operator, {}, 'MELI');
    await revokeToken(gateway.url, operator, 'MELI', body.tokenId);
    await revokeToken(gateway.url, operator, 'MELI', body.tokenId);
    const rows = await bench.store.sql(
      `SELECT who, what, details FROM audit WHERE details ->> 'tokenId' = $1 ORDER BY at`,
      [body.tokenId],
    );
    const { tokenId, expiresAt } = body;
    expect(rows).toEqual([
      {
        who: 'OPS',
        what: 'sales-channel-token.issued',
        details: { salesChannel: 'MELI', tokenId, scopes: ['taxes'], expiresAt },
      },
      {
        who: 'OPS',
        what: 'sales-channel-token.revoked',
        details: { salesChannel: 'MELI', tokenId },
      },
    ]);
  });

  it('cannot be revoked if they are unknown or belong to another channel', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const { body } = await issueChannelToken(gateway.url, operator);
    expect(await revokeToken(gateway.url, operator, 'MELI', body.tokenId)).toBe(404);
    expect(await revokeToken(gateway.url, operator, 'ECOM', 'no-such-token')).toBe(404);
  });
});

describe('the gateway during a database outage', () => {
  it('continues with the loaded keys and revocations, and reloads them after the outage', async () => {
    const wire = new URL(bench.store.url);
    const proxy = await TcpProxy.to(wire.hostname, Number(wire.port));
    wire.port = String(proxy.address.port);
    const cut = await bench.start({ DATABASE_URL: wire.href });
    try {
      const operator = await tokenOf(gateway.url, 'OPS');
      const { body: revoked } = await issueChannelToken(gateway.url, operator);
      const { body: later } = await issueChannelToken(gateway.url, operator);
      await revokeToken(gateway.url, operator, 'ECOM', revoked.tokenId);
      await eventually(async () => expect(await simulate(cut.url, revoked.token)).toBe(401));

      proxy.cut();
      await eventually(async () => {
        expect((await fetch(`${cut.url}/health/ready`)).status).toBe(503);
      });
      await revokeToken(gateway.url, operator, 'ECOM', later.tokenId);
      expect((await logIn(cut.url, 'OPS', 'ops-secret')).status).toBe(503);
      expect(await simulate(cut.url, revoked.token)).toBe(401);
      expect(await simulate(cut.url, later.token)).toBe(200);

      proxy.restore();
      await eventually(async () => expect(await simulate(cut.url, later.token)).toBe(401));
    } finally {
      proxy.restore();
      await cut.stop();
      await proxy.stop();
    }
  });
});
