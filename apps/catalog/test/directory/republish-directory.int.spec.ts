import { MerchantChanged, SalesChannelChanged } from '#contracts';
import { committedEvents } from '#testing';
import { useCatalog } from '../catalog-service.js';
import { OperatorClient, aChannel, aMerchant } from '../operator-client.js';

describe('the republication of the directory (decision 8.7)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);

  const merchants = () => committedEvents(catalog.store, MerchantChanged);
  const channels = () => committedEvents(catalog.store, SalesChannelChanged);
  const republish = async (subject: string, filters: object) => {
    const { status, body } = await operator.post(`${subject}/republish`, filters);
    expect(status).toBe(202);
    return operator.untilRepublished(subject, body.jobId);
  };
  /** The last event of each subject, ordered by id, in the form of a republication. */
  const lastOf = <T extends { subject: string }>(events: readonly T[]): T[] =>
    [...new Map(events.map((event) => [event.subject, event])).values()]
      .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
      .map((event) => ({ ...event, eventId: expect.any(String) }));

  beforeAll(async () => {
    await operator.put('merchants/NOVA', aMerchant());
    await operator.put('merchants/NOVA', aMerchant({ name: 'Nova two' }));
    await operator.put('sales-channels/TIENDA', aChannel());
    await operator.put('sales-channels/TIENDA', aChannel({ name: 'Tienda two' }));
  });

  it('publishes the current merchants and channels, with the version and the time of their last event', async () => {
    const before = [await merchants(), await channels()] as const;
    expect(await republish('merchants', {})).toMatchObject({ published: 4 });
    expect(await republish('sales-channels', {})).toMatchObject({ published: 4 });
    expect((await merchants()).slice(before[0].length)).toEqual(lastOf(before[0]));
    expect((await channels()).slice(before[1].length)).toEqual(lastOf(before[1]));
    const ids = [...(await merchants()), ...(await channels())].map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is limited to one merchant or to later changes on request', async () => {
    const all = await merchants();
    expect(await republish('merchants', { merchantId: 'ACME' })).toMatchObject({ published: 1 });
    expect((await merchants()).at(-1)).toMatchObject({ merchantId: 'ACME', version: 1 });
    const { occurredAt: from } = all.find(({ version }) => version === 2)!;
    expect(await republish('merchants', { from })).toMatchObject({ published: 1 });
    expect((await merchants()).at(-1)).toMatchObject({ merchantId: 'NOVA', occurredAt: from });
    expect(await republish('sales-channels', { from })).toMatchObject({ published: 1 });
    expect((await channels()).at(-1)).toMatchObject({ salesChannel: 'TIENDA', version: 2 });
  });

  it('is refused for the merchants of a channel, and for an unknown merchant', async () => {
    expect(await republish('sales-channels', { merchantId: 'ABSENT' })).toMatchObject({
      published: 4,
    });
    const unknown = await operator.post('merchants/republish', { merchantId: 'ABSENT' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-merchant']);
  });
});
