import { Entrepot } from '../index.js';
import { scriptedServer, type GivenAnswer, type ScriptedServer } from './scripted-server.js';

describe('the areas of events', () => {
  let server: ScriptedServer;

  afterEach(() => server?.stop());

  async function start(answers: GivenAnswer[]): Promise<Entrepot> {
    server = await scriptedServer((_, { length }) => answers[length] ?? { status: 404 });
    return new Entrepot({ url: server.url, token: 'mine', retries: 0 });
  }

  const page = (ids: string[], after: string, more = false): GivenAnswer => ({
    body: { events: ids.map((id) => ({ id })), after, more },
  });

  it('list the events up to the newest, each page from the cursor of the previous page', async () => {
    const client = await start([
      page(['A', 'B'], 'c1', true),
      page([], 'c2', true),
      page(['C'], 'c3'),
    ]);
    const ids: string[] = [];
    for await (const { id } of client.events.list({
      from: '2026-01-01',
      types: ['order.placed'],
    })) {
      ids.push(id);
    }
    expect(ids).toEqual(['A', 'B', 'C']);
    const types = { types: 'order.placed', pageSize: '200' };
    expect(server.received.map(({ query }) => query)).toEqual([
      { ...types, from: '2026-01-01' },
      { ...types, after: 'c1' },
      { ...types, after: 'c2' },
    ]);
  });

  it('follow the events in pages, continue after an outage, and end with the signal', async () => {
    const client = await start([page(['A'], 'c1'), { status: 503 }, page(['B'], 'c2')]);
    const abort = new AbortController();
    const polls: (number | undefined)[] = [];
    const pages = client.events.follow(
      { after: 'c0' },
      { signal: abort.signal, onPoll: (failure) => polls.push(failure?.status) },
    );
    const [first, second] = [await pages.next(), await pages.next()];
    expect([first.value, second.value]).toMatchObject([{ after: 'c1' }, { after: 'c2' }]);
    expect(polls).toEqual([undefined, 503, undefined]);
    expect(server.received.map(({ query }) => `${query['after']} ${query['wait']}`)).toEqual([
      'c0 20',
      'c1 20',
      'c1 20',
    ]);
    abort.abort();
    expect(await pages.next()).toEqual({ done: true, value: undefined });
    await expect(client.events.follow().next()).rejects.toMatchObject({ status: 404 });
  });

  it('list all deliveries of an endpoint', async () => {
    const client = await start([
      { body: { deliveries: [{ deliveryId: 'A' }], nextPageToken: 'p2' } },
      { body: { deliveries: [{ deliveryId: 'B' }] } },
    ]);
    const ids: string[] = [];
    for await (const { deliveryId } of client.webhooks.deliveries('E', { state: 'dead' })) {
      ids.push(deliveryId);
    }
    expect(ids).toEqual(['A', 'B']);
    expect(server.received.at(-1)?.query).toEqual({
      state: 'dead',
      pageSize: '200',
      nextPageToken: 'p2',
    });
  });
});
