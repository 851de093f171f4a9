import { TaxRulesChanged } from '#contracts';
import { runOnce, type BackgroundWork, type Transactor } from '#messaging';
import { committedEvents, eventually, type TestService } from '#testing';
import { startOf } from '../../src/terms/domain/days.js';
import { PublishDueTerms } from '../../src/terms/publish-due-terms.js';
import { lockLines } from '../../src/terms/store/terms.store.js';
import { startTaxes } from '../taxes-service.js';
import { dayFromNow, dutyRates, ruleSet, tariff } from './documents.js';

const ZONE = 'Pacific/Kiritimati';

describe('the publication of terms (decision 9.6)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const load = async (destination: string, days: number, over: object = {}) => {
    const validFrom = dayFromNow(days, ZONE);
    const body = ruleSet({ destination, timeZone: ZONE, validFrom, ...over });
    const answer = await taxes.fetch('/ops/tax-rules', { token, body });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  const eventsOf = async (destination: string) =>
    (await committedEvents(taxes.store, TaxRulesChanged)).filter(
      (event) => event.destination === destination,
    );
  const dueAt = async (subject: string) => {
    const [row] = await taxes.store.sql<{ at: Date | null }>(
      `SELECT due_at AS at FROM terms_subject WHERE subject = '${subject}'`,
    );
    return row?.at;
  };
  /** As if a day had passed for the terms of a destination. */
  const passDay = async (destination: string) => {
    await taxes.store.sql(
      `UPDATE terms SET valid_from = valid_from - 1, valid_until = valid_until - 1 WHERE destination = '${destination}'`,
    );
    await taxes.store.sql(
      `UPDATE terms_subject SET due_at = statement_timestamp() WHERE line = 'rules/${destination}'`,
    );
  };

  it('happens again when a set comes into force, at the start of the day in its time zone', async () => {
    const present = await load('KI', -30);
    await load('KI', 1, { rate: '0.2' });
    expect((await eventsOf('KI')).map(({ version }) => version)).toEqual([1, 2]);
    expect(await dueAt('rules/KI')).toEqual(startOf(dayFromNow(1, ZONE), ZONE));
    await passDay('KI');
    const events = await eventually(async () => {
      const all = await eventsOf('KI');
      expect(all).toHaveLength(3);
      return all;
    });
    expect(events.at(-1)).toMatchObject({ subject: 'rules/KI', version: 3 });
    expect(events.at(-1)?.ruleSets.map(({ validFrom }) => validFrom)).toEqual([
      dayFromNow(-31, ZONE),
      dayFromNow(0, ZONE),
    ]);
    expect(present).toContain(dayFromNow(-30, ZONE));
    await eventually(async () => expect(await dueAt('rules/KI')).toBeNull());
  });

  it('happens again when a set has ended', async () => {
    await load('TV', 0, { validUntil: dayFromNow(0, ZONE) });
    expect(await dueAt('rules/TV')).toEqual(startOf(dayFromNow(1, ZONE), ZONE));
    await passDay('TV');
    await taxes.events.waitFor(
      TaxRulesChanged,
      ({ subject, version }) => subject === 'rules/TV' && version === 2,
    );
  });

  it('happens once, however many processes find it due', async () => {
    await load('FJ', -30);
    await load('FJ', 1, { rate: '0.2' });
    await taxes.store.sql(`UPDATE terms_subject SET due_at = NULL WHERE line = 'rules/FJ'`);
    const { url: databaseUrl, schema } = taxes.store;
    const store = { databaseUrl, schema, service: 'taxes' };
    const waiting = `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
    await runOnce(store, async (holder) => {
      const runs: Promise<unknown>[] = [];
      await holder.run('background', async (uow) => {
        lockLines(uow, ['rules/FJ']);
        await uow.query('SELECT');
        await passDay('FJ');
        for (let n = 0; n < 2; n += 1) runs.push(runOnce(store, pollerOf));
        await eventually(async () => {
          const [row] = await taxes.store.sql<{ count: number }>(waiting);
          expect(row?.count).toBeGreaterThanOrEqual(2);
        });
      });
      expect(await Promise.all(runs)).toEqual([true, true]);
    });
    expect((await eventsOf('FJ')).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('counts the days of duty rates and tariffs in the time zone of the rules, once there are any', async () => {
    const body = dutyRates({ validFrom: dayFromNow(3) });
    await taxes.fetch('/ops/duty-rates/WS', { token, method: 'PUT', body });
    const subject = `duties/WS/${dayFromNow(3)}`;
    expect(await dueAt(subject)).toEqual(startOf(dayFromNow(3), 'UTC'));
    await load('WS', 0);
    await eventually(async () => {
      expect(await dueAt(subject)).toEqual(startOf(dayFromNow(3), ZONE));
    });
  });

  describe('of the state again (decision 8.7)', () => {
    it('has one event for each subject, as it was published last', async () => {
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

/** One run of the poller of another process. */
async function pollerOf(transactor: Transactor): Promise<boolean> {
  const works: (() => Promise<boolean>)[] = [];
  const background = {
    every: (_interval: number, _name: string, work: () => Promise<boolean>) => works.push(work),
  };
  void new PublishDueTerms(transactor, background as unknown as BackgroundWork);
  return works[0]!();
}
