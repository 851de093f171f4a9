import { gatewayBench, logIn, tokenOf } from './gateway.js';
import type { GatewayBench } from './gateway.js';
import { logInFrom, sendTo } from './send.js';

let bench: GatewayBench;

beforeAll(async () => {
  bench = await gatewayBench();
});

afterAll(() => bench?.stop());

describe('requests (decision 1.10)', () => {
  it('of a client are answered up to the limit with what is left of it, then with 429 and Retry-After', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '3' });
    const acme = await asClient(url, 'ACME-API');
    const forwarded = bench.upstream.seen.length;
    for (const left of [2, 1, 0]) {
      const answer = await sendTo(url, '/ext/parcels', acme);
      expect(answer.status).toBe(200);
      expect(answer.headers['ratelimit-policy']).toBe('"client";q=3;w=60');
      expect(answer.headers['ratelimit']).toMatch(new RegExp(`^"client";r=${left};t=(60|5\\d)$`));
    }
    const refused = await sendTo(url, '/ext/parcels', acme);
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate-limited', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.headers['ratelimit']).toMatch(/^"client";r=0;t=/);
    expect(bench.upstream.seen.length).toBe(forwarded + 3);
  });

  it('of one client leave another its own', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '1' });
    const [acme, partner] = [await asClient(url, 'ACME-API'), await asClient(url, 'FULFIL-1')];
    expect((await sendTo(url, '/ext/parcels', acme)).status).toBe(200);
    expect((await sendTo(url, '/ext/parcels', acme)).status).toBe(429);
    expect((await sendTo(url, '/ext/parcels', partner)).status).toBe(200);
  });

  it('to the gateway itself count as well', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '1' });
    const operator = { ...(await asClient(url, 'OPS')), method: 'DELETE' };
    const path = '/ops/sales-channels/ECOM/tokens/01890a5d-ac96-774b-bcce-b302099a8057';
    expect((await sendTo(url, path, operator)).status).toBe(404);
    expect((await sendTo(url, path, operator)).status).toBe(429);
  });

  it('of the wrong kind of client count as well', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '2' });
    const merchant = await asClient(url, 'ACME-API');
    for (const status of [403, 403, 429]) {
      const answer = await sendTo(url, '/ops/clients', merchant);
      expect(answer.status).toBe(status);
      expect(answer.headers['ratelimit-policy']).toBe('"client";q=2;w=60');
    }
  });

  it('are 6,000 a minute in the sandbox and 600 in production unless said otherwise', async () => {
    for (const [ENTREPOT_ENV, limit] of [
      ['sandbox', 6_000],
      ['production', 600],
    ] as const) {
      const { url } = await bench.start({ ENTREPOT_ENV });
      const answer = await sendTo(url, '/ext/parcels', await asClient(url, 'ACME-API'));
      expect(answer.headers['ratelimit-policy']).toBe(`"client";q=${limit};w=60`);
    }
  });
});

describe('wrong secrets (decision 1.10)', () => {
  it('are checked ten times a minute, also when they come at once', async () => {
    const { url } = await bench.start();
    const guesses = Array.from({ length: 30 }, () => logIn(url, 'ACME-API', 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('of many made-up ids from one address leave room for a login from another', async () => {
    const { url } = await bench.start();
    const guess = (_: unknown, index: number) =>
      sendTo(url, '/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ clientId: `made-up-${index}`, clientSecret: 'guess' })),
      });
    const guesses = Promise.all(Array.from({ length: 300 }, guess));
    for (let login = 0; login < 3; login += 1) {
      const elsewhere = await logInFrom(url, 'acme-secret', { from: '127.0.0.2' });
      expect(elsewhere.status).toBe(200);
    }
    const statuses = (await guesses).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
  });

  it('are refused after ten from one address, and do not keep the right secret out elsewhere', async () => {
    const { url } = await bench.start();
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn(url, 'ACME-API', 'wrong')).status).toBe(401);
    }
    const refused = await logIn(url, 'ACME-API', 'wrong');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    for (let count = 0; count < 12; count += 1) {
      expect((await logIn(url, 'FULFIL-1', 'f-secret')).status).toBe(200);
    }
    const elsewhere = await logInFrom(url, 'acme-secret', { from: '127.0.0.2' });
    expect(elsewhere.status).toBe(200);
  });
});

async function asClient(url: string, clientId: string) {
  return { headers: { authorization: `Bearer ${await tokenOf(url, clientId)}` } };
}
