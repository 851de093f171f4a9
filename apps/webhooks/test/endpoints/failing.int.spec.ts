import type { TestService } from '#testing';
import { startWebhooks } from '../webhooks-service.js';

const HOOK = { url: 'https://erp.acme.example/events' };

describe('the endpoints that do not receive their events', () => {
  let webhooks: TestService;
  let ops: string;

  beforeAll(async () => {
    webhooks = await startWebhooks();
    ops = await webhooks.tokens.operator();
  });
  afterAll(() => webhooks.stop());

  const send = (token: string, path: string, body?: unknown, method?: string) =>
    webhooks.fetch(path, { token, ...(body !== undefined && { body }), ...(method && { method }) });

  it('are failing after three failures in a row, or a minute without a success, and show their failure rate (decision 11.20)', async () => {
    const token = await webhooks.tokens.merchant('FAILING');
    const health = [
      [0, null],
      [2, '50 seconds'],
      [3, '1 second'],
      [1, '61 seconds'],
      [0, '61 seconds'],
    ] as const;
    for (const [failures, age] of health) {
      const { body: made } = await send(token, '/ext/webhooks/endpoints', HOOK);
      await webhooks.store.sql(
        `INSERT INTO endpoint_health (endpoint_id, failures, failing_since, last_status)
         VALUES ($1, $2, now() - $3::interval, 503)`,
        [made.id, failures, age],
      );
      await webhooks.store.sql(
        `INSERT INTO endpoint_hour (endpoint_id, hour, succeeded, failed)
         VALUES ($1, now() - interval '1 hour', 1, 3), ($1, now() - interval '25 hours', 9, 9)`,
        [made.id],
      );
    }
    const { body } = await send(token, '/ext/webhooks/endpoints');
    const states = body.endpoints.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['enabled', 'enabled', 'failing', 'failing', 'failing']);
    const failing = await send(ops, '/ops/webhooks/endpoints?merchantId=FAILING&state=failing');
    expect(failing.body.endpoints).toEqual(body.endpoints.slice(2));
    for (const endpoint of failing.body.endpoints) {
      expect(endpoint).toMatchObject({
        failingSince: expect.any(String),
        lastStatus: 503,
        lastDay: { successRate: 0.25, succeeded: 1, failed: 3 },
      });
    }
  });

  it('count in the summary as in the lists, for the merchant and an operator, but for no partner (decision 11.21)', async () => {
    const token = await webhooks.tokens.merchant('FAILING');
    const { body } = await send(token, '/ext/webhooks/endpoints');
    const [{ id }] = body.endpoints;
    const disabled = await send(token, `/ext/webhooks/endpoints/${id}/disable`, undefined, 'POST');
    const needs = [
      { kind: 'endpoints-failing', count: 3, oldest: body.endpoints[3].failingSince },
      { kind: 'endpoints-disabled', count: 1, oldest: disabled.body.disabledAt },
    ];
    expect((await send(token, '/summary')).body.needs).toEqual(needs);
    expect((await send(ops, '/summary?merchantId=FAILING')).body.needs).toEqual(needs);
    expect(
      (await send(await webhooks.tokens.merchant('ACME'), '/summary?merchantId=FAILING')).body
        .needs,
    ).toEqual([]);
    const all = await send(ops, '/summary');
    for (const { kind, count } of all.body.needs) {
      const state = kind.split('-')[1] as string;
      const list = await send(ops, `/ops/webhooks/endpoints?state=${state}`);
      expect([state, list.body.endpoints.length]).toEqual([state, count]);
    }
    expect(all.body.needs.length).toBe(2);
    const partner = await webhooks.tokens.partner('FULFIL-1');
    expect((await send(partner, '/summary')).body.needs).toEqual([]);
  });
});
