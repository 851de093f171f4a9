import { DutyRatesChanged, TaxRulesChanged } from '#contracts';
import { committedEvents, eventually, type TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';
import { dayFromNow, dutyRates, ruleSet, tariff } from './documents.js';

describe('the publication of terms (decision 9.6)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const load = async (destination: string, days: number, over: object = {}) => {
    const body = ruleSet({ destination, validFrom: dayFromNow(days), ...over });
    const answer = await taxes.fetch('/ops/tax-rules', { token, body });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  const put = async (destination: string, days: number, over: object = {}) => {
    const body = dutyRates({ validFrom: dayFromNow(days), ...over });
    const path = `/ops/duty-rates/${destination}`;
    const answer = await taxes.fetch(path, { token, method: 'PUT', body });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  const rulesOf = async (destination: string) =>
    (await committedEvents(taxes.store, TaxRulesChanged)).filter(
      (event) => event.destination === destination,
    );
  const tablesOf = async (destination: string) =>
    (await committedEvents(taxes.store, DutyRatesChanged))
      .filter((event) => event.destination === destination)
      .map(({ id, version, over, rates }) => [id, version, over ?? rates.length]);

  it('has a calendar of all terms of the destination, and is repeated after each change', async () => {
    const table = await put('WS', 3);
    const [first] = await rulesOf('WS');
    expect(first).toMatchObject({
      dialect: 1,
      timeZone: 'UTC',
      calendar: { ruleSets: [], dutyRates: [{ from: dayFromNow(3), terms: table }], tariffs: [] },
      ruleSets: [],
    });
    const timeZone = 'Pacific/Apia';
    const set = await load('WS', -3, { timeZone });
    const body = tariff({ destination: 'WS', validUntil: dayFromNow(9) });
    await taxes.fetch('/ops/freight-tariffs', { token, body });
    const periods = [
      { from: dayFromNow(0), until: dayFromNow(9), terms: `US-WS-STANDARD-${dayFromNow(0)}-1` },
    ];
    const events = await rulesOf('WS');
    expect(events.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(events.at(-1)).toMatchObject({
      timeZone,
      calendar: {
        ruleSets: [{ from: dayFromNow(-3), terms: set }],
        dutyRates: [{ from: dayFromNow(3), terms: table }],
        tariffs: [{ origin: 'US', service: 'STANDARD', periods }],
      },
      ruleSets: [{ id: set }],
    });
    expect(await tablesOf('WS')).toEqual([[table, 1, 1]]);
  });

  it('has the calendar of the last 31 days and all future days, with the current, future and last past rule sets', async () => {
    const ids = [await load('FJ', -90)];
    for (const days of [-31, -20, -10, 10]) {
      const correction = { reason: 'A late law' };
      ids.push(await load('FJ', days, { rate: `0.1${ids.length}`, correction }));
    }
    const event = (await rulesOf('FJ')).at(-1);
    expect(event?.calendar.since).toBe(dayFromNow(-31));
    expect(event?.calendar.ruleSets).toEqual([
      { from: dayFromNow(-31), until: dayFromNow(-21), terms: ids[1] },
      { from: dayFromNow(-20), until: dayFromNow(-11), terms: ids[2] },
      { from: dayFromNow(-10), until: dayFromNow(9), terms: ids[3] },
      { from: dayFromNow(10), terms: ids[4] },
    ]);
    expect(event?.ruleSets.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('marks a table of duty rates as over once it is no longer in force on any day', async () => {
    const correction = { reason: 'A late tariff' };
    const [first, second, third] = [
      await put('TV', -30),
      await put('TV', -20, { correction }),
      await put('TV', -10, { correction }),
    ];
    expect(await tablesOf('TV')).toEqual([
      [first, 1, 1],
      [second, 1, 1],
      [first, 2, true],
      [third, 1, 1],
    ]);
    const end = { validUntil: dayFromNow(-1), reason: 'Void from the start' };
    const path = (id: string) => `/ops/duty-rates/TV/${id}/end`;
    await taxes.fetch(path(second), {
      token,
      body: { ...end, correction, validUntil: dayFromNow(-21) },
    });
    expect((await tablesOf('TV')).slice(4)).toEqual([
      [first, 3, 1],
      [second, 2, true],
    ]);
    const calendar = (await rulesOf('TV')).at(-1)?.calendar;
    expect(calendar?.dutyRates).toEqual([
      { from: dayFromNow(-30), until: dayFromNow(-11), terms: first },
      { from: dayFromNow(-10), terms: third },
    ]);
  });

  describe('of the state again (decision 8.7)', () => {
    it('has one event for each subject, equal to the last published one', async () => {
      await taxes.fetch('/ops/freight-tariffs', { token, body: tariff({ destination: 'NR' }) });
      const published = () =>
        taxes.store.sql<{ value: string }>(
          `SELECT value FROM (SELECT id, stream, value FROM outbox_archive UNION ALL SELECT id, stream, value FROM outbox) AS made
            WHERE stream = 'taxes.terms' ORDER BY id`,
        );
      const before = (await published()).map(({ value }) => JSON.parse(value));
      const last = new Map(before.map((event) => [event.subject, event]));
      const answer = await taxes.fetch('/ops/terms/republish', { token, body: {} });
      expect(answer.status).toBe(202);
      await eventually(async () => {
        const path = `/ops/terms/republish/${answer.body.jobId}`;
        const { body } = await taxes.fetch(path, { token });
        expect(body).toMatchObject({ state: 'done', published: last.size });
      });
      const again = (await published()).slice(before.length).map(({ value }) => JSON.parse(value));
      const bySubject = (a: { subject: string }, b: { subject: string }) =>
        a.subject < b.subject ? -1 : 1;
      expect(again.toSorted(bySubject)).toEqual(
        [...last.values()]
          .toSorted(bySubject)
          .map((event) => ({ ...event, eventId: expect.any(String) })),
      );
    });
  });
});
