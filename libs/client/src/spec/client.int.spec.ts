import { Entrepot, EntrepotError } from '../index.js';
import { scriptedServer, type GivenAnswer, type ScriptedServer } from './scripted-server.js';

const credentials = { clientId: 'ACME', clientSecret: 'a-secret-that-stays-one' };
const order = { salesChannel: 'MELI' } as never;
const unavailable: GivenAnswer = {
  status: 503,
  headers: { 'retry-after': '0', 'x-request-id': 'r-1' },
  body: { code: 'store-unavailable', detail: 'The store cannot be reached.' },
};

describe('the client', () => {
  let server: ScriptedServer;

  afterEach(() => server?.stop());

  /** A server that issues `token-1`, `token-2`, … and answers everything else as scripted. */
  async function start(script: Parameters<typeof scriptedServer>[0]): Promise<Entrepot> {
    server = await scriptedServer((received, earlier) =>
      received.operation === 'POST /token'
        ? { body: { token: `token-${earlier.length + 1}`, tokenType: 'Bearer', expiresIn: 3_600 } }
        : script(received, earlier),
    );
    return new Entrepot({ url: `${server.url}/`, credentials });
  }

  it.each(['', '/api', 'api.example.com', 'http://', 'ftp://api.example.com'])(
    'refuses the URL %j',
    (url) => {
      expect(() => new Entrepot({ url, credentials })).toThrow(
        `url must be an absolute URL, for example https://api.example.com, and is '${url}'`,
      );
    },
  );

  it('requests one token for 50 parallel calls, and another when the token has expired', async () => {
    let expired = '';
    const client = await start(({ token }) => (token === expired ? { status: 401 } : {}));
    const callAll = () => Promise.all(Array.from({ length: 50 }, () => client.orders.get('A')));

    await callAll();
    expect(server.calls('POST /token')).toBe(1);

    expired = 'token-1';
    await callAll();
    expect(server.calls('POST /token')).toBe(2);
  });

  it('reports the status and headers of every answer, including one that is followed by another attempt', async () => {
    await start((_, { length }) =>
      length === 0 ? unavailable : { headers: { ratelimit: '"client";r=4;t=30' } },
    );
    const seen: [number, string | null][] = [];
    const client = new Entrepot({
      url: server.url,
      credentials,
      onResponse: ({ status, headers }) => seen.push([status, headers.get('ratelimit')]),
    });
    await client.orders.get('A');
    expect(seen).toEqual([
      [200, null],
      [503, null],
      [200, '"client";r=4;t=30'],
    ]);
  });

  it('replaces a refused token only once', async () => {
    const client = await start(() => ({ status: 401, body: { code: 'invalid-token' } }));
    await expect(client.orders.get('A')).rejects.toMatchObject({
      status: 401,
      code: 'invalid-token',
    });
    expect(server.calls('GET /ext/orders/A')).toBe(2);
  });

  it.each([
    [
      401,
      { message: 'Incorrect username or password.' },
      'wrong-credentials: Incorrect username or password.',
    ],
    [
      422,
      { status: 'ERROR', errors: [{ parameter: 'skuId', code: 'unknown-sku', detail: 'None.' }] },
      'unknown-sku: None.',
    ],
    [
      400,
      {
        status: 'ERROR',
        errors: [{ pointer: '/salePrice', code: 'type', detail: 'is no number' }],
      },
      'validation-failed: /salePrice is no number',
    ],
    [
      400,
      {
        status: 'ERROR',
        errors: [{ parameter: 'skuId', code: 'too-long', detail: 'is too long' }],
      },
      'invalid-parameter: skuId is too long',
    ],
    [
      400,
      { status: 'ERROR', errors: [{ code: 'malformed-json', detail: 'It ends early.' }] },
      'malformed-json: It ends early.',
    ],
    [404, { status: 'ERROR' }, 'unexplained: Not Found'],
  ])(
    'reads the reason of a %i that is not a problem document (decision 1.3)',
    async (status, body, reason) => {
      const client = await start(() => ({ status, body }));
      await expect(client.orders.get('A')).rejects.toThrow(`${status} ${reason}`);
    },
  );

  it('repeats the creation of an order with the same key and the same body', async () => {
    const client = await start((_, { length }) => (length < 2 ? unavailable : { status: 201 }));
    await client.orders.create(order);
    const requests = server.received.filter(({ operation }) => operation === 'POST /orders');
    expect(requests).toHaveLength(3);
    expect(requests[0]?.key).toMatch(/^[\w-]{36}$/);
    expect(new Set(requests.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  });

  it('waits for the first attempt when a retry finds it in progress', async () => {
    const inProgress = { status: 409, body: { code: 'idempotency-key-in-use' } };
    const client = await start((_, { length }) => (length === 0 ? inProgress : {}));
    await client.orders.create(order, { idempotencyKey: 'my-key' });
    expect(server.received.at(-1)?.key).toBe('my-key');
  });

  it.each([
    [
      'a natural upsert',
      'POST /ext/merchant/skus',
      4,
      (client: Entrepot) => client.skus.upsert([]),
    ],
    [
      'a stock',
      'POST /ext/inventories',
      4,
      (client: Entrepot) => client.inventories.set({} as never),
    ],
    ['a read', 'GET /ext/orders/A', 4, (client: Entrepot) => client.orders.get('A')],
    [
      'a republication, which would begin a second one',
      'POST /ops/orders/republish',
      1,
      (client: Entrepot) => client.call('republishOrders', { body: {} as never }),
    ],
  ])('sends the expected number of requests after 503: %s', async (_, operation, times, call) => {
    const client = await start(() => unavailable);
    await expect(call(client)).rejects.toMatchObject({
      status: 503,
      code: 'store-unavailable',
      detail: 'The store cannot be reached.',
      requestId: 'r-1',
      retryAfter: 0,
    });
    expect(server.calls(operation)).toBe(times);
  });

  it('retries a request whose answer is cut off', async () => {
    const client = await start((_, { length }) => ({ body: { orderId: 'A' }, cut: length === 0 }));
    await expect(client.orders.get('A')).resolves.toEqual({ orderId: 'A' });
  });

  it('does not wait for more than a minute, but throws the error', async () => {
    const client = await start(() => ({ status: 429, headers: { 'retry-after': '61' } }));
    await expect(client.orders.get('A')).rejects.toMatchObject({
      status: 429,
      code: 'unexplained',
      retryAfter: 61,
    });
    expect(server.calls('GET /ext/orders/A')).toBe(1);
  });

  it('ends at once when the signal aborts, even during a wait', async () => {
    const abort = new AbortController();
    server = await scriptedServer(() => ({ ...unavailable, headers: { 'retry-after': '30' } }));
    const onRetry = () => abort.abort(new Error('enough'));
    const client = new Entrepot({ url: server.url, token: 'mine', onRetry });
    await expect(client.orders.get('A', { signal: abort.signal })).rejects.toThrow('enough');
  });

  it('reports that there was no answer, and for which operation', async () => {
    server = await scriptedServer(() => ({}));
    await server.stop();
    const client = new Entrepot({ url: server.url, token: 'mine', retries: 0 });
    await expect(client.orders.list({ status: ['CREATED'] }).next()).rejects.toMatchObject({
      status: 0,
      code: 'no-answer',
      message: expect.stringMatching(/^GET \/ext\/orders: no-answer: .*ECONNREFUSED/),
    });
  });

  it('puts no secret into the error of wrong credentials', async () => {
    server = await scriptedServer(() => ({ status: 401, body: { success: false } }));
    const client = new Entrepot({ url: server.url, credentials });
    const error: unknown = await client.orders.get('A').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(EntrepotError);
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain(
      credentials.clientSecret,
    );
    expect(server.calls('POST /token')).toBe(1);
  });

  it('reads every page of a list with its filters', async () => {
    const client = await start(({ query }) =>
      query['nextPageToken'] === undefined
        ? { body: { orders: [{ orderId: 'A' }, { orderId: 'B' }], nextPageToken: 'p2' } }
        : { body: { orders: [{ orderId: 'C' }] } },
    );
    const ids: string[] = [];
    for await (const { orderId } of client.orders.list({ status: ['CREATED'] })) ids.push(orderId);
    expect(ids).toEqual(['A', 'B', 'C']);
    expect(server.received.at(-1)?.query).toEqual({
      status: 'CREATED',
      fulfillmentWarehouseType: 'MERCHANT,RETURNS',
      pageSize: '200',
      nextPageToken: 'p2',
    });
  });
});
