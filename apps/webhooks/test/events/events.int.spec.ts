import { setTimeout as delay } from 'node:timers/promises';
import { InventoryChanged, StockShort, type EventOf } from '#contracts';
import { runOnce, type UnitOfWork } from '#messaging';
import { eventHeaders, eventually, PATIENCE, type TestService } from '#testing';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { logEvents, type UnstampedEvent } from '../../src/delivery/log-events.js';
import { startWebhooks } from '../webhooks-service.js';

interface Page {
  events: { id: string; type: string; subject: string; data: { eventId: string } }[];
  after: string;
  more: boolean;
}

let webhooks: TestService;

beforeAll(async () => {
  webhooks = await startWebhooks();
});

afterAll(() => webhooks?.stop());

async function list(merchantId: string, query = ''): Promise<Page> {
  const token = await webhooks.tokens.merchant(merchantId);
  const { status, body } = await webhooks.fetch<Page>(`/ext/events${query}`, { token });
  expect(status).toBe(200);
  return body;
}

/** All events of a merchant, once the expected number exists. */
function untilListed(merchantId: string, count: number): Promise<Page['events']> {
  return eventually(
    async () => {
      const { events } = await list(merchantId, '?pageSize=200');
      if (events.length < count) throw new Error(`${events.length} of ${count} events`);
      return events;
    },
    { waitingFor: `${count} events of ${merchantId}` },
  );
}

function inventory(
  merchantId: string,
  version: number,
  skuId = 'SKU-1',
): Omit<EventOf<typeof InventoryChanged>, 'eventId' | 'occurredAt'> {
  const inventoryId = `${merchantId}-${skuId}-1-AVAILABLE`;
  return {
    merchantId,
    subject: inventoryId,
    version,
    inventoryId,
    skuId,
    warehouseId: 1,
    inventoryType: 'AVAILABLE',
    quantity: version,
    previousQuantity: 0,
    cause: 'set',
  };
}

function shortage(merchantId: string, value = Buffer.from('{}')): UnstampedEvent {
  return {
    merchantId,
    eventId: uuidv7(),
    stream: 'catalog.stock',
    type: 'stock.short',
    subject: uuidv7(),
    version: 1,
    occurredAt: new Date(),
    dataschema: '/schemas/stock.short/v1',
    traceparent: null,
    value,
  };
}

describe('the log of events', () => {
  it('contains an event byte for byte, once, and for its merchant only', async () => {
    const event = {
      ...inventory('ACME', 1),
      eventId: uuidv7(),
      occurredAt: new Date().toISOString(),
    };
    const value = `  ${JSON.stringify(event).replace('{', '{ "note":"é \\u00e9 1.50", ')} `;
    const send = () =>
      webhooks.publisher.raw('catalog.inventory', 'ACME:SKU-1', value, {
        ...eventHeaders(InventoryChanged, event),
      });
    await send();
    await send();
    await webhooks.publisher.publish(InventoryChanged, inventory('ACME', 2));
    const [first, second] = await untilListed('ACME', 2);
    expect([first?.id, second?.data]).toEqual([
      event.eventId,
      expect.objectContaining({ version: 2 }),
    ]);

    const headers = { authorization: `Bearer ${await webhooks.tokens.merchant('ACME')}` };
    const text = await (await fetch(`${webhooks.url}/ext/events`, { headers })).text();
    expect(text).toContain(`"data":${value}}`);
    const answer = await fetch(`${webhooks.url}/ext/events/${event.eventId}`, { headers });
    expect(await answer.text()).toContain(`"data":${value}}`);

    expect((await list('GLOBEX')).events).toEqual([]);
    const stranger = { token: await webhooks.tokens.merchant('GLOBEX') };
    const refused = await webhooks.fetch(`/ext/events/${event.eventId}`, stranger);
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
    expect((await webhooks.fetch('/ext/events/1', stranger)).status).toBe(404);
    const operator = { token: await webhooks.tokens.operator() };
    const ofMerchant = await webhooks.fetch<Page>(`/ops/webhooks/events?merchantId=ACME`, operator);
    expect(ofMerchant.body.events.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  it('drops known versions, so that a republication is not sent again', async () => {
    await webhooks.publisher.publish(InventoryChanged, inventory('STALE', 5));
    await webhooks.publisher.publish(InventoryChanged, inventory('STALE', 5));
    await webhooks.publisher.publish(InventoryChanged, inventory('STALE', 4));
    await webhooks.publisher.publish(InventoryChanged, inventory('STALE', 6));
    const events = await untilListed('STALE', 2);
    expect(events.map(({ data }) => data)).toEqual([
      expect.objectContaining({ version: 5 }),
      expect.objectContaining({ version: 6 }),
    ]);
  });

  it('has pages of at most 4 MiB, whatever number of events is requested', async () => {
    const { url: databaseUrl, schema } = webhooks.store;
    const value = Buffer.from('{"x":""}'.padEnd(512 * 1024));
    const events = Array.from({ length: 9 }, () => shortage('LARGE', value));
    await runOnce({ databaseUrl, schema, service: 'webhooks' }, (transactor) =>
      transactor.run('background', async (unitOfWork) => logEvents(unitOfWork, events)),
    );
    const page = await list('LARGE', '?pageSize=200');
    expect([page.events.length, page.more]).toEqual([8, true]);
    const rest = await list('LARGE', `?pageSize=200&after=${page.after}`);
    expect([rest.events.length, rest.more]).toEqual([1, false]);
  });

  it('returns only the requested types, and moves its cursor past the others', async () => {
    await webhooks.publisher.publish(InventoryChanged, inventory('TYPES', 1));
    await untilListed('TYPES', 1);
    const none = await list('TYPES', '?types=stock.short');
    expect(none).toMatchObject({ events: [], more: false });
    expect((await list('TYPES', `?after=${none.after}`)).events).toEqual([]);
    await webhooks.publisher.publish(StockShort, {
      merchantId: 'TYPES',
      subject: 'ORDER-1',
      version: 1,
      orderId: 'ORDER-1',
      lines: [{ itemId: '1', skuId: 'SKU-1', wanted: 2, available: 1 }],
    });
    await untilListed('TYPES', 2);
    const { events } = await list('TYPES', `?after=${none.after}&types=stock.short`);
    expect(events.map(({ type }) => type)).toEqual(['stock.short']);
    const ofOrder = await list('TYPES', '?subject=ORDER-1');
    expect(ofOrder.events).toEqual(events);
  });

  it('refuses an unknown type, a foreign cursor and a wait that is too long', async () => {
    const { after } = await list('ACME');
    const token = await webhooks.tokens.merchant('GLOBEX');
    const codeOf = async (query: string) => {
      const { status, body } = await webhooks.fetch(`/ext/events?${query}`, { token });
      return [status, body.errors[0].parameter];
    };
    expect(await codeOf('types=order.lost')).toEqual([400, 'types']);
    expect(await codeOf(`after=${after}`)).toEqual([400, 'after']);
    expect(await codeOf('wait=21')).toEqual([400, 'wait']);
  });

  it('answers a waiting request as soon as there is an event, also on another process', async () => {
    const twin = await webhooks.twin();
    const token = await webhooks.tokens.merchant('WAITS');
    const waiting = [webhooks, twin].map((service) =>
      service.fetch<Page>('/ext/events?wait=20', { token }),
    );
    await webhooks.publisher.publish(InventoryChanged, inventory('WAITS', 1));
    const answers = await Promise.all(waiting);
    await twin.stop();
    expect(answers.map(({ body }) => body.events.length)).toEqual([1, 1]);
  });

  it('lets another request wait once the callers of earlier ones have left', async () => {
    const headers = { authorization: `Bearer ${await webhooks.tokens.merchant('LEAVES')}` };
    const leaving = new AbortController();
    const ask = { headers, signal: leaving.signal };
    const waits = Array.from({ length: 5 }, () => fetch(`${webhooks.url}/ext/events?wait=20`, ask));
    // One request too many: it is answered at once.
    await Promise.any(waits);
    const leftAt = performance.now();
    leaving.abort();
    await Promise.allSettled(waits);
    // No event is published, because it would end all waits. Without a free place, the answer comes at once.
    await eventually(async () => {
      const requestedAt = performance.now();
      await list('LEAVES', '?wait=1');
      expect(performance.now() - requestedAt).toBeGreaterThan(900);
    });
    expect(performance.now() - leftAt).toBeLessThan(15_000 * PATIENCE);
  });
});

/** The events that a transaction adds, with its work before and the time for which it locks the clock afterwards. */
interface Write {
  events: number;
  beforeMs: number;
  holdMs: number;
  fails: boolean;
}

const write: fc.Arbitrary<Write> = fc.record({
  events: fc.integer({ min: 1, max: 3 }),
  beforeMs: fc.nat(4),
  holdMs: fc.nat(4),
  fails: fc.boolean(),
});

/** Decision 1.14. */
describe('a reader that follows the log', () => {
  const merchantId = 'FOLLOW';

  it('sees each event once and in order, whenever its transaction commits', async () => {
    const plans = fc.array(fc.array(write, { minLength: 8, maxLength: 8 }), {
      minLength: 5,
      maxLength: 5,
    });
    let after: string | undefined;
    await fc.assert(
      fc.asyncProperty(plans, async (writers) => {
        const before = after === undefined ? [] : await stored();
        const follower = follow(after);
        await Promise.all(writers.map(writeAll));
        const seen = await follower.end();
        after = seen.after;
        expect(seen.ids).toEqual((await stored()).slice(before.length));
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 120_000);

  async function stored(): Promise<string[]> {
    const rows = await webhooks.store.sql<{ event_id: string }>(
      'SELECT event_id FROM event WHERE merchant_id = $1 ORDER BY stamp, seq',
      [merchantId],
    );
    return rows.map(({ event_id }) => event_id);
  }

  function writeAll(plan: readonly Write[]): Promise<void> {
    const { url: databaseUrl, schema } = webhooks.store;
    return runOnce({ databaseUrl, schema, service: 'webhooks' }, async (transactor) => {
      for (const plannedWrite of plan) {
        const added = transactor.run('background', (unitOfWork) => add(unitOfWork, plannedWrite));
        await (plannedWrite.fails ? added.catch(() => undefined) : added);
      }
    });
  }

  async function add(unitOfWork: UnitOfWork, { events, ...how }: Write): Promise<void> {
    await delay(how.beforeMs);
    const added = Array.from({ length: events }, () => shortage(merchantId));
    logEvents(unitOfWork, added);
    unitOfWork.whenStamped({ merchantId, list: 'webhook-event' }, async () => {
      await delay(how.holdMs);
      if (how.fails) throw new Error('fails while it holds the clock');
    });
  }

  function follow(start: string | undefined) {
    const ended = new AbortController();
    let after = start;
    const ids: string[] = [];
    const next = async (): Promise<number> => {
      const from = after === undefined ? '' : `&after=${after}`;
      const page = await list(merchantId, `?pageSize=3${from}`);
      after = page.after;
      ids.push(...page.events.map(({ id }) => id));
      return page.events.length;
    };
    const run = async (): Promise<void> => {
      while (!ended.signal.aborted) await next();
      while ((await next()) > 0);
    };
    const running = run();
    const end = async () => {
      ended.abort();
      await running;
      return { ids, after };
    };
    return { end };
  }
});
