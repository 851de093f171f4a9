import { FxRateChanged } from '#contracts';
import { committedEvents, eventually, type TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';

describe('the republication of exchange rates (decision 8.7)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
    // Three rates: one replaces a seeded rate, one begins earlier today, and one is not in force yet.
    await load({ quote: 'BRL', rate: 5.6 });
    await load({ quote: 'PEN', rate: 3.7, validFrom: '2026-01-01' });
    await load({ quote: 'BRL', rate: 6, validFrom: '2099-01-01' });
    await load({ quote: 'COP', rate: 4000, validFrom: '2099-01-01' });
  });

  afterAll(() => taxes.stop());

  const load = async (body: object) => {
    const answer = await taxes.fetch('/ops/fx-rates', {
      token,
      body: { base: 'USD', source: 'bank', ...body },
    });
    expect(answer.status).toBe(201);
  };
  const published = () => committedEvents(taxes.store, FxRateChanged);
  const republish = async (request: object) => {
    const before = (await published()).length;
    const answer = await taxes.fetch('/ops/fx-rates/republish', { token, body: request });
    expect(answer.status).toBe(202);
    const path = `/ops/fx-rates/republish/${answer.body.jobId}`;
    const progress = await eventually(async () => {
      const { body } = await taxes.fetch(path, { token });
      expect(body).toMatchObject({ state: 'done' });
      return body;
    });
    return { progress, events: (await published()).slice(before) };
  };

  it('publishes the rate in force of each pair, with the version and the time of its event', async () => {
    const publishedBefore = await published();
    const last = [...new Map(publishedBefore.map((event) => [event.subject, event])).values()]
      .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
      .map((event) => ({ ...event, eventId: expect.any(String) }));
    expect(last.map(({ quote, rate, version }) => [quote, rate, version])).toEqual([
      ['BRL', '5.6', 2],
      ['CLP', '950', 1],
      ['EUR', '0.92', 1],
      ['MXN', '18.5', 1],
      ['PEN', '3.7', 1],
    ]);
    const { progress, events } = await republish({});
    expect(progress).toMatchObject({ published: 5, remaining: 0 });
    expect(events).toEqual(last);
    const ids = (await published()).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is limited to rates that came into force since a moment, on request', async () => {
    const { occurredAt: from } = (await published()).find(({ rate }) => rate === '5.6')!;
    const { progress, events } = await republish({ from });
    expect(progress).toMatchObject({ from, published: 2 });
    // The second rate was loaded later, for an earlier moment.
    expect(events.map(({ quote }) => quote)).toEqual(['BRL', 'PEN']);
  });

  it('continues in the next process, and is refused to clients other than operators', async () => {
    const answer = await taxes.fetch('/ops/fx-rates/republish', { token, body: {} });
    await taxes.restart();
    const path = `/ops/fx-rates/republish/${answer.body.jobId}`;
    await eventually(async () => {
      expect((await taxes.fetch(path, { token })).body).toMatchObject({ published: 5 });
    });
    const channel = await taxes.tokens.channel('ECOM');
    expect((await taxes.fetch(path, { token: channel })).status).toBe(403);
  });
});
