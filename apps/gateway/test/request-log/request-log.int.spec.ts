import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { eventually, MetricsPage } from '#testing';
import { deleteSurplus } from '../../src/request-log/store/request.store.js';
import {
  call,
  gatewayBench,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';

let bench: GatewayBench;
let gateway: GatewayInstance;
let second: GatewayInstance;
let merchant: string;
let partner: string;
let operator: string;

beforeAll(async () => {
  bench = await gatewayBench();
  [gateway, second] = await Promise.all([bench.start(), bench.start()]);
  [merchant = '', partner = '', operator = ''] = await Promise.all(
    ['ACME-API', 'FULFIL-1', 'OPS'].map((clientId) => tokenOf(gateway.url, clientId)),
  );
});

afterAll(() => bench?.stop());

const send = (token: string, method: string, path: string, body?: unknown, url = gateway.url) =>
  call(url, token, method, path, body);

async function listed(token: string, query: string, list = '/ext/requests') {
  const { status, body } = await send(token, 'GET', `${list}?${query}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.requests;
}

/** The entry of a request, which appears a moment after its answer. */
const entryOf = (token: string, headers: Headers, list?: string) =>
  eventually(async () => {
    const [entry] = await listed(token, `requestId=${headers.get('x-request-id')}`, list);
    expect(entry).toBeDefined();
    return entry;
  });

const problemOf = (code: string, more: object = {}) => ({
  code,
  status: 404,
  title: 'Not found',
  detail: 'There is none.',
  ...more,
});

describe('the log of requests (decision 1.19)', () => {
  it('contains a forwarded request with the path of the API document', async () => {
    const { headers } = await send(merchant, 'GET', '/ext/orders/7-of%20Ana?view=full');
    expect(await entryOf(merchant, headers)).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      durationMs: expect.any(Number),
      clientId: 'ACME-API',
      merchantId: 'ACME',
      method: 'GET',
      path: '/ext/orders/{orderId}',
      status: 200,
      requestId: headers.get('x-request-id'),
      fromConsole: false,
      lastUpdateDate: expect.any(String),
    });
  });

  it('contains the body with which a service refused a request, even if it was compressed', async () => {
    const problem = problemOf('sku-not-found', {
      errors: Array.from({ length: 30 }, () => ({ pointer: '/0', detail: 'is wrong' })),
    });
    bench.upstream.on('/ext/merchant/skus/S7/status', (_request, response) => {
      response.writeHead(404, {
        'content-type': 'application/problem+json',
        'content-encoding': 'br',
      });
      response.end(brotliCompressSync(JSON.stringify(problem)));
    });
    const { status, headers } = await send(merchant, 'GET', '/ext/merchant/skus/S7/status');
    expect(status).toBe(404);
    expect(await entryOf(merchant, headers)).toMatchObject({
      status: 404,
      code: 'sku-not-found',
      refusal: problem,
    });
  });

  it('contains the gateway’s own refusals, without tokens and e-mail addresses', async () => {
    const path = `/ext/requests?ana@example.com=1&%00=2`;
    const { status, headers } = await send(merchant, 'GET', path);
    const entry = await entryOf(merchant, headers);
    expect([status, entry.status, entry.code]).toEqual([400, 400, 'unknown-parameter']);
    expect(JSON.stringify(entry)).not.toContain('ana@');
    expect(entry.path).toBe('/ext/requests');
  });

  it('contains a request whose caller disconnected, with the status 499', async () => {
    await leave('left-early', '/ext/orders/slow', `authorization: Bearer ${merchant}`);
    expect(await entryOf(merchant, new Headers({ 'x-request-id': 'left-early' }))).toMatchObject({
      status: 499,
      path: '/ext/orders/{orderId}',
    });
  });

  it('contains neither requests without a valid token nor reads of the log', async () => {
    const sent = [
      await send(`${merchant}x`, 'GET', '/ext/orders'),
      await send(merchant, 'POST', '/token', { clientId: 'ACME-API', clientSecret: 'wrong' }),
      await send(merchant, 'GET', '/ext/requests'),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 401, 200]);
    const later = await send(merchant, 'GET', '/ext/orders');
    await entryOf(merchant, later.headers);
    for (const { headers } of sent) {
      const query = `requestId=${headers.get('x-request-id')}`;
      expect(await listed(operator, query, '/ops/requests')).toEqual([]);
    }
  });

  it('contains refusals of the console’s requests, but not its reads', async () => {
    const console = async (path: string) => {
      const { headers } = await fetch(`${gateway.url}/console/api${path}`, {
        headers: { cookie: `__Host-entrepot-console=${operator}` },
      });
      return headers;
    };
    const read = await console('/ops/clients');
    await leave(
      'left-console',
      '/ops/orders/slow',
      `cookie: __Host-entrepot-console=${operator}`,
      '/console/api',
    );
    const refused = await console('/ops/clients?limit=0');
    expect(await entryOf(operator, refused, '/ops/requests')).toMatchObject({
      fromConsole: true,
      status: 400,
      path: '/ops/clients',
      clientId: 'OPS',
    });
    for (const id of [read.get('x-request-id'), 'left-console']) {
      expect(await listed(operator, `requestId=${id}`, '/ops/requests')).toEqual([]);
    }
  });

  it('shows a client only the requests of its own merchant or partner, and an operator all requests', async () => {
    const ofMerchant = await send(merchant, 'GET', '/ext/orders');
    const ofPartner = await send(partner, 'GET', '/ext/parcels');
    await entryOf(merchant, ofMerchant.headers);
    expect(await entryOf(partner, ofPartner.headers)).toMatchObject({
      partnerId: 'F1',
      clientId: 'FULFIL-1',
    });
    const foreign = `requestId=${ofPartner.headers.get('x-request-id')}`;
    expect(await listed(merchant, foreign)).toEqual([]);
    const owners = (await listed(merchant, 'pageSize=200')).map(
      (entry: { merchantId: string }) => entry.merchantId,
    );
    expect(new Set(owners)).toEqual(new Set(['ACME']));
    expect(await listed(operator, foreign, '/ops/requests')).toHaveLength(1);
    expect(await listed(operator, `${foreign}&merchantId=ACME`, '/ops/requests')).toEqual([]);
    expect(await listed(operator, `${foreign}&clientId=FULFIL-1`, '/ops/requests')).toHaveLength(1);
    expect((await send(operator, 'GET', '/ext/requests')).status).toBe(403);
    expect((await send(merchant, 'GET', '/ops/requests')).status).toBe(403);
  });

  it('filters by status, code, method, path and client', async () => {
    bench.upstream.on('/ext/orders/gone', (_request, response) => {
      response.writeHead(409, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify(problemOf('order-gone')));
    });
    const { status, headers } = await send(merchant, 'PUT', '/ext/orders/gone');
    expect(status).toBe(409);
    const { id } = await entryOf(merchant, headers);
    const finds = async (query: string) =>
      (await listed(merchant, `${query}&pageSize=200`)).some(
        (entry: { id: string }) => entry.id === id,
      );
    for (const query of [
      'status=4xx',
      'status=500,409',
      'code=order-gone',
      'method=PUT',
      'path=/ext/orders/%7BorderId%7D',
      'clientId=ACME-API',
    ]) {
      expect([query, await finds(query)]).toEqual([query, true]);
    }
    for (const query of [
      'status=5xx',
      'status=404,2xx',
      'code=none',
      'method=GET',
      'path=/ext/orders',
      'clientId=OTHER',
    ]) {
      expect([query, await finds(query)]).toEqual([query, false]);
    }
    expect((await send(merchant, 'GET', '/ext/requests?status=4x')).status).toBe(400);
  });

  it('lists the entries of several processes in one order, in which a follower continues', async () => {
    const [first] = await listed(merchant, 'order=desc&pageSize=1');
    const from = first.lastUpdateDate;
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const url = index % 2 === 0 ? gateway.url : second.url;
      const { headers } = await send(merchant, 'GET', '/ext/orders', undefined, url);
      ids.push(headers.get('x-request-id') ?? '');
    }
    const seen = await eventually(async () => {
      const entries: { requestId: string; lastUpdateDate: string }[] = [];
      let nextPageToken = '';
      do {
        const query = `lastUpdateDateFrom=${from}&pageSize=2${nextPageToken && `&nextPageToken=${nextPageToken}`}`;
        const { body } = await send(merchant, 'GET', `/ext/requests?${query}`);
        entries.push(...body.requests);
        nextPageToken = body.nextPageToken ?? '';
      } while (nextPageToken !== '');
      expect(entries.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids));
      return entries;
    });
    const dates = seen.map(({ lastUpdateDate }) => lastUpdateDate);
    expect(dates).toEqual(dates.toSorted());
    const newest = await listed(merchant, `lastUpdateDateFrom=${from}&order=desc&pageSize=200`);
    expect(newest.toReversed()).toEqual(seen);
  });

  it('keeps the newest requests of a client, and no expired ones', async () => {
    await bench.store.sql(
      `INSERT INTO request_log (stored_at, id, at, duration_ms, kind, owner, client_id, method, status, request_id, from_console)
       SELECT now() - n * interval '1 hour', uuidv7(), now(), 1, 'merchant', 'GLOBEX', client, 'GET', 200, n, false
         FROM generate_series(1, 200) n, unnest(ARRAY['KEPT', 'CUT']) client`,
    );
    const source = {
      transaction: (run: (manager: { query: typeof bench.store.sql }) => Promise<unknown>) =>
        run({ query: bench.store.sql }),
    } as never;
    await deleteSurplus(source, 'CUT', 3);
    await deleteSurplus(source, 'KEPT', 300);
    await bench.start({ ROLE: 'api' });
    await eventually(async () => {
      const counts = await bench.store.sql(
        `SELECT client_id, count(*)::int FROM request_log WHERE owner = 'GLOBEX' GROUP BY 1 ORDER BY 1`,
      );
      expect(counts).toEqual([
        { client_id: 'CUT', count: 3 },
        { client_id: 'KEPT', count: 167 },
      ]);
    });
  });

  it('counts the requests that the database refused, and continues with the next ones', async () => {
    await bench.store.sql('ALTER TABLE request_log RENAME TO away');
    await send(merchant, 'GET', '/ext/orders');
    const dropped = async () =>
      (await MetricsPage.read(gateway.url)).value('entrepot_request_log_dropped_total', {
        reason: 'store',
      });
    await eventually(async () => expect(await dropped()).toBeGreaterThan(0));
    await bench.store.sql('ALTER TABLE away RENAME TO request_log');
    const { headers } = await send(merchant, 'GET', '/ext/orders');
    expect(await entryOf(merchant, headers)).toBeDefined();
  });

  it('stores nothing with `REQUEST_LOG_DAYS` 0', async () => {
    const off = await bench.start({ REQUEST_LOG_DAYS: '0' });
    const unseen = await send(merchant, 'GET', '/ext/orders', undefined, off.url);
    const seen = await send(merchant, 'GET', '/ext/orders');
    await off.stop();
    await entryOf(merchant, seen.headers);
    expect(await listed(merchant, `requestId=${unseen.headers.get('x-request-id')}`)).toEqual([]);
  });
});

/** Sends a request, and closes the connection while the service has it. */
async function leave(id: string, path: string, header: string, before = ''): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    bench.upstream.on(path, () => resolve());
  });
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `GET ${before}${path} HTTP/1.1\r\nhost: x\r\nx-request-id: ${id}\r\n${header}\r\n\r\n`,
  );
  await arrived;
  socket.destroy();
}
