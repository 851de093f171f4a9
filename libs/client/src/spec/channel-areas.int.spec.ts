import { Entrepot } from '../index.js';
import { scriptedServer, type GivenAnswer, type ScriptedServer } from './scripted-server.js';

describe('the areas of a sales channel', () => {
  let server: ScriptedServer;

  afterEach(() => server?.stop());

  async function start(answers: GivenAnswer[]): Promise<Entrepot> {
    server = await scriptedServer((_, { length }) => answers[length] ?? { status: 404 });
    return new Entrepot({ url: server.url, token: 'mine', retries: 0 });
  }

  it('follow orders from the cursor of the previous page, with the filters, and continue after an outage', async () => {
    const page = (ids: string[], after: string): GivenAnswer => ({
      body: { orders: ids.map((orderId) => ({ orderId })), after, more: false },
    });
    const client = await start([page(['A'], 'c1'), { status: 503 }, page(['B'], 'c2')]);
    const abort = new AbortController();
    const query = { status: ['DELIVERED' as const] };
    const pages = client.channel.orders.follow(query, { signal: abort.signal });
    const [first, second] = [await pages.next(), await pages.next()];
    expect([first.value, second.value]).toMatchObject([{ after: 'c1' }, { after: 'c2' }]);
    const filters = { status: 'DELIVERED', pageSize: '200', wait: '20' };
    expect(server.received.map((request) => request.query)).toEqual([
      filters,
      { ...filters, after: 'c1' },
      { ...filters, after: 'c1' },
    ]);
    abort.abort();
    expect(await pages.next()).toEqual({ done: true, value: undefined });
  });

  it('follow listings, and report their results', async () => {
    const results = [{ status: 'applied' }];
    const page = { listings: [{ skuId: 'A' }], after: 'c1', more: false, results };
    const client = await start([{ body: page }]);
    const { listings } = client.channel;
    const { value } = await listings.follow({ after: 'c0' }).next();
    expect(value).toMatchObject({ listings: [{ skuId: 'A' }], after: 'c1' });
    const sku = { merchantId: 'ACME', skuId: 'A' };
    const answers = [{ ...sku, status: 'APPROVED' as const }];
    expect(await listings.answer(answers)).toMatchObject({ results });
    const quantities = [{ ...sku, quantity: 3, appliedAt: '2026-11-21T10:00:00Z' }];
    expect(await listings.quantities(quantities)).toMatchObject({ results });
    expect(server.received.map(({ operation, query }) => [operation, query])).toEqual([
      ['GET /channel/listings', { after: 'c0', pageSize: '200', wait: '20' }],
      ['POST /channel/listings/answers', {}],
      ['POST /channel/listings/quantities', {}],
    ]);
    expect(server.received.slice(1).map(({ body }) => JSON.parse(body))).toEqual([
      answers,
      quantities,
    ]);
  });

  it('send the merchant of an order if it is given', async () => {
    const answer = { body: { orderId: 'ACME-MELI-1/2' } };
    const client = await start([answer, answer, answer, answer]);
    const { orders } = client.channel;
    await orders.get('1/2', { merchantId: 'ACME' });
    await orders.approve('1/2', { approvalDate: '2026-11-21' });
    await orders.cancel('1/2', { cancelDate: '2026-11-21' }, { merchantId: 'ACME' });
    await orders.requestReturn('1/2', { items: [{ itemId: '1', quantity: 1 }], reason: 'small' });
    expect(server.received.map(({ operation, query }) => [operation, query])).toEqual([
      ['GET /channel/orders/1%2F2', { merchantId: 'ACME' }],
      ['POST /channel/orders/1%2F2/approve', {}],
      ['POST /channel/orders/1%2F2/cancel', { merchantId: 'ACME' }],
      ['POST /channel/orders/1%2F2/return-request', {}],
    ]);
  });
});
