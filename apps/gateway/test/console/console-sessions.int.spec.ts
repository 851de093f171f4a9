import { decodeJwt } from 'jose';
import { eventually } from '#testing';
import {
  call,
  gatewayBench,
  logIn,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';
import { sendTo } from '../send.js';
import { OWN_WRITE, beginSession, cookieOf, sendJson } from './console.js';

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start();
});

afterAll(() => bench?.stop());

describe('a log-in to the console', () => {
  it('returns the caller, and stores the token in a cookie that scripts cannot read', async () => {
    const { status, headers, json } = await beginSession(gateway.url, 'ACME-API');
    expect(status).toBe(200);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^__Host-entrepot-console=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { exp = 0 } = decodeJwt(cookie.split(/[=;]/)[1] ?? '');
    const expiresAt = new Date(exp * 1_000).toISOString();
    const who = { kind: 'merchant', clientId: 'ACME-API', merchantId: 'ACME', expiresAt };
    expect(json()).toEqual(who);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['FULFIL-1', { kind: 'fulfillment-partner', partnerId: 'F1' }],
    ['OPS', { kind: 'operator' }],
  ])('is available to %s as well', async (clientId, who) => {
    const { json } = await beginSession(gateway.url, clientId);
    expect(json()).toMatchObject({ clientId, ...who });
  });

  it('is refused to a client of a sales channel (decision 10.2)', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const body = { clientId: 'ECOM-PROGRAM', kind: 'sales-channel', salesChannel: 'ECOM' };
    const made = await call(gateway.url, operator, 'POST', '/ops/clients', body);
    const { clientSecret: secret } = made.body;
    const refused = await beginSession(gateway.url, 'ECOM-PROGRAM', { secret });
    expect([refused.status, refused.json().code]).toEqual([403, 'no-console']);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('counts wrong secrets together with those at /token', async () => {
    const { url } = await bench.start({ LOGIN_FAILURES_PER_MINUTE: '2' });
    const wrong = () => beginSession(url, 'OPS', { secret: 'wrong' });
    const refused = await wrong();
    expect([refused.status, refused.json().code]).toEqual([401, 'wrong-credentials']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await logIn(url, 'OPS', 'wrong')).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  it('needs HTTPS, except on this machine', async () => {
    const { url } = await bench.start({ TRUSTED_PROXIES: '127.0.0.1' });
    const to = (host: string, protocol = 'http') =>
      beginSession(url, 'OPS', { headers: { host, 'x-forwarded-proto': protocol } });
    for (const host of ['shop.example', '192.0.2.1', '127.0.0.1.example', 'localhost.example']) {
      const { status, json } = await to(host);
      expect([host, status, json().code]).toEqual([host, 422, 'https-required']);
    }
    for (const host of ['localhost:4600', '127.0.0.1', '[::1]:80']) {
      expect([host, (await to(host)).status]).toEqual([host, 200]);
    }
    expect((await to('shop.example', 'https')).status).toBe(200);
  });
});

describe('the session of the console', () => {
  it('calls the API below /console/api, and has no effect elsewhere', async () => {
    const cookie = await cookieOf(gateway.url, 'ACME-API');
    const token = cookie.cookie.split('=')[1];
    const headers = { ...cookie, authorization: 'Bearer of-no-use' };
    const answer = await sendTo(gateway.url, '/console/api/ext/orders?pageSize=7', { headers });
    expect(answer.status).toBe(200);
    const { url, headers: forwarded } = bench.upstream.last();
    expect(url).toBe('/ext/orders?pageSize=7');
    expect(forwarded.authorization).toBe(`Bearer ${token}`);
    expect(forwarded.cookie).toBeUndefined();

    await sendTo(gateway.url, '/ext/orders', { headers: cookie });
    expect(bench.upstream.last().headers).not.toHaveProperty('authorization');
    expect(bench.upstream.last().headers).not.toHaveProperty('cookie');
    const direct = await sendTo(gateway.url, '/ops/clients', {
      headers: await cookieOf(gateway.url, 'OPS'),
    });
    expect(direct.status).toBe(401);
  });

  it('gets 204 for a missing record if its page expects that, and other callers get 404 (decision 2.30)', async () => {
    bench.upstream.on('/ext/shipments/S-1', (_request, response) => {
      response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
    });
    const headers = await cookieOf(gateway.url, 'ACME-API');
    const expected = { ...headers, 'x-entrepot-absent': 'no-content' };
    const read = async (path: string, sent: Record<string, string>, method = 'GET') => {
      const { status, body } = await sendTo(gateway.url, path, { headers: sent, method });
      return [status, body.toString()];
    };
    const inConsole = '/console/api/ext/shipments/S-1';
    expect(await read(inConsole, expected)).toEqual([204, '']);
    expect(await read(inConsole, headers)).toEqual([404, '{}']);
    expect(await read('/ext/shipments/S-1', expected)).toEqual([404, '{}']);
    const write = { ...expected, ...OWN_WRITE };
    expect(await read(inConsole, write, 'DELETE')).toEqual([404, '{}']);
    expect((await read('/console/api/ext/shipments', expected))[0]).toBe(200);
  });

  it('writes only for the console’s own pages', async () => {
    const cookie = await cookieOf(gateway.url, 'ACME-API');
    const order = { json: { some: 'order' } };
    const seen = bench.upstream.seen.length;
    for (const mark of [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'x-entrepot-console': '1' },
      { ...OWN_WRITE, 'sec-fetch-site': 'cross-site' },
      { ...OWN_WRITE, 'sec-fetch-site': 'same-site' },
      { ...OWN_WRITE, 'sec-fetch-site': 'none' },
    ]) {
      const headers = { ...cookie, ...mark };
      for (const [method, path] of [
        ['POST', '/console/api/orders'],
        ['PUT', '/console/api/ext/parcelTrackings'],
        ['POST', '/console/session'],
        ['DELETE', '/console/session'],
      ] as const) {
        const { status, json } = await sendJson(gateway.url, method, path, { ...order, headers });
        expect([path, mark, status, json().code]).toEqual([path, mark, 403, 'foreign-request']);
      }
    }
    expect(bench.upstream.seen).toHaveLength(seen);
    const headers = { ...cookie, ...OWN_WRITE };
    const answer = await sendJson(gateway.url, 'POST', '/console/api/orders', {
      ...order,
      headers,
    });
    expect([answer.status, answer.json().method, answer.json().url]).toEqual([
      200,
      'POST',
      '/orders',
    ]);
  });

  it.each([
    '/%63onsole/session',
    '/console/%73ession',
    '/console/s%65ssion/',
    'http://x/console/session',
  ])(
    'neither begins nor ends for requests of other pages to another notation of its address: %s',
    async (path) => {
      const json = { clientId: 'ACME-API', clientSecret: 'acme-secret' };
      for (const method of ['POST', 'DELETE']) {
        const answer = await sendJson(gateway.url, method, path, { json });
        expect([403, 404, 405]).toContain(answer.status);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );

  it('ends when its client begins a twenty-first one; a client begins sixty a minute at most (decision 2.9)', async () => {
    const { url } = await bench.start();
    const statusOf = async (cookie: Record<string, string>) =>
      (await sendTo(url, '/console/api/ext/shipments', { headers: cookie })).status;
    const cookies: { cookie: string }[] = [];
    for (let count = 0; count < 21; count += 1) {
      cookies.push(await cookieOf(url, 'FULFIL-1'));
    }
    const [oldest = {}, second = {}] = cookies;
    await eventually(async () => expect(await statusOf(oldest)).toBe(401));
    expect([await statusOf(second), await statusOf(cookies[20] ?? {})]).toEqual([200, 200]);
    const statuses: (number | undefined)[] = [];
    // The client may begin another one each second, so a slow machine gets there later.
    while (!statuses.includes(429) && statuses.length < 200) {
      statuses.push((await beginSession(url, 'FULFIL-1')).status);
    }
    expect(statuses).toContain(429);
    expect(statuses.length).toBeGreaterThanOrEqual(40);
    const [live] = await bench.store.sql(
      `SELECT count(*)::int AS live FROM console_session WHERE client_id = 'FULFIL-1'`,
    );
    expect(live).toEqual({ live: 20 });
  });

  it('ends with its log-out at every instance, without ending other sessions', async () => {
    const other = await bench.start();
    const [mine, unaffected] = [
      await cookieOf(gateway.url, 'ACME-API'),
      await cookieOf(gateway.url, 'ACME-API'),
    ];
    const statusAt = async (url: string, cookie: Record<string, string>) =>
      (await sendTo(url, '/console/api/ext/orders', { headers: cookie })).status;
    const end = () =>
      sendTo(gateway.url, '/console/session', {
        method: 'DELETE',
        headers: { ...mine, ...OWN_WRITE },
      });
    const ended = await end();
    expect(ended.status).toBe(204);
    expect(ended.headers['set-cookie']?.[0]).toMatch(/^__Host-entrepot-console=; Max-Age=0; /);
    for (const { url } of [gateway, other]) {
      await eventually(async () => expect(await statusAt(url, mine)).toBe(401));
      expect(await statusAt(url, unaffected)).toBe(200);
    }
    expect((await end()).status).toBe(204);
  });

  it('has its own rate limit, separate from the client’s programs', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '1' });
    const headers = await cookieOf(url, 'ACME-API');
    const inConsole = () => sendTo(url, '/console/api/ext/orders', { headers });
    expect([(await inConsole()).status, (await inConsole()).status]).toEqual([200, 429]);
    const { text } = await logIn(url, 'ACME-API', 'acme-secret');
    const { token } = JSON.parse(text) as { token: string };
    const program = { headers: { authorization: `Bearer ${token}` } };
    expect((await sendTo(url, '/ext/orders', program)).status).toBe(200);
  });
});
