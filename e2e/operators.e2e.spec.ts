import { SkuUpserted } from '#contracts';
import { EventProbe, eventually } from '#testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { SERVICES, schemaOf } from '../tools/stack/topology.js';
import { tShirt } from '../tools/requests/product-body.js';
import { tokenOf } from '../tools/demo/read-sandbox.js';
import { Cli } from './support/cli.js';
import type { Json } from './support/merchant.js';
import { sendOfLaterVersion } from './support/parked.js';

describe('the views of operators over all services', () => {
  let stack: TestStack;
  let operator: string;
  let merchant: string;
  let cli: Cli;
  const home = mkdtempSync(join(tmpdir(), 'entrepot-cli-'));

  beforeAll(async () => {
    stack = await sharedStack();
    [operator, merchant] = await Promise.all([
      tokenOf(stack.sandbox, 'OPS'),
      tokenOf(stack.sandbox, 'ACME'),
    ]);
  }, 120_000);

  afterAll(() => {
    cli?.stop();
    rmSync(home, { recursive: true });
  });

  async function get(path: string, token = operator): Promise<{ status: number; body: Json }> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(stack.gateway + path, { headers });
    return { status: response.status, body: await response.json() };
  }

  /** Inserts rows into each service's audit, several of them with the same millisecond. */
  async function writeAudits(count: number): Promise<void> {
    const client = new Client({ connectionString: stack.sandbox.databaseUrl });
    await client.connect();
    for (const [index, service] of SERVICES.entries()) {
      await client.query(
        `INSERT INTO ${schemaOf(service)}.audit (id, at, who, what, details)
         SELECT gen_random_uuid(), timestamptz '2026-01-01' + (n + $2) / 3 * interval '1 ms', 'OLD', 'test',
                jsonb_build_object('orderId', 'OLD-' || n)
           FROM generate_series(1, $1::int) AS n`,
        [count, index],
      );
    }
    await client.end();
  }

  /** Reads every page of a list. */
  async function walk(query: string): Promise<Json[]> {
    const changes: Json[] = [];
    for (let token = ''; ;) {
      const { status, body } = await get(`/ops/audit?${query}${token}`);
      expect(status).toBe(200);
      changes.push(...body.changes);
      if (body.nextPageToken === undefined) return changes;
      token = `&nextPageToken=${encodeURIComponent(body.nextPageToken)}`;
    }
  }

  it('The audit lists the changes of every service, newest first, each once, over pages (decision 2.4)', async () => {
    await writeAudits(10);
    const changes = await walk('pageSize=7&who=OLD');
    expect(changes).toHaveLength(10 * SERVICES.length);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    const order = changes.map(({ at, id }) => `${at} ${id}`);
    expect(order).toEqual(order.toSorted().toReversed());
    expect(new Set(changes.map(({ service }) => service))).toEqual(new Set(SERVICES));
  });

  it('The audit can be filtered by service, kind, subject and time, and the page token contains the filter (decision 1.8)', async () => {
    const ofOrders = await walk('pageSize=3&service=orders&what=test');
    expect(ofOrders).toHaveLength(10);
    expect(new Set(ofOrders.map(({ service }) => service))).toEqual(new Set(['orders']));
    const ofOne = await walk('pageSize=2&subject=OLD-3');
    expect(new Set(ofOne.map(({ service }) => service))).toEqual(new Set(SERVICES));
    expect(ofOne.map(({ details }) => details)).toEqual(SERVICES.map(() => ({ orderId: 'OLD-3' })));
    const early = await walk('until=2026-01-01T00:00:00.000Z&what=test');
    expect(early.length).toBeGreaterThan(0);
    for (const { at } of early) expect(at).toBe('2026-01-01T00:00:00.000Z');

    const { body } = await get('/ops/audit?pageSize=1&service=orders&what=test');
    const next = encodeURIComponent(body.nextPageToken);
    const { body: second } = await get(`/ops/audit?pageSize=1&nextPageToken=${next}`);
    expect(second.changes[0]).toMatchObject({ id: ofOrders[1].id, service: 'orders' });
    for (const [query, code] of [
      [`nextPageToken=${next}&service=taxes`, 'invalid-page-token'],
      [`nextPageToken=x${next}`, 'invalid-page-token'],
      ['service=unknown', 'invalid-parameter'],
      ['from=2026-02-01&until=2026-01-01', 'invalid-parameter'],
    ]) {
      expect(await get(`/ops/audit?${query}`)).toMatchObject({ status: 400, body: { code } });
    }
  });

  it('The audit includes no token of an unknown channel and no client of an unknown merchant (decision 2.8)', async () => {
    const post = async (path: string, body: object) => {
      const response = await fetch(stack.gateway + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Json };
    };
    const client = { clientId: 'TYPO', kind: 'merchant', merchantId: 'TYPO' };
    expect(await post('/ops/sales-channels/TYPO/tokens', {})).toMatchObject({
      status: 404,
      body: { code: 'sales-channel-not-found' },
    });
    expect(await post('/ops/clients', client)).toMatchObject({
      status: 422,
      body: { code: 'unknown-merchant' },
    });
    expect((await post('/ops/sales-channels/ECOM/tokens', {})).status).toBe(201);
    expect((await post('/ops/clients', { ...client, merchantId: 'ACME' })).status).toBe(201);
  });

  it('The gateway forwards each view under the name of its service', async () => {
    for (const service of SERVICES) {
      const { status, body } = await get(`/ops/services/${service}/messaging`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ service, lag: { state: 'known' } });
    }
    expect((await get('/ops/services/unknown/messaging')).status).toBe(404);
    for (const path of ['audit', 'overview', 'services/gateway/audit', 'services/orders/audit']) {
      expect((await get(`/ops/${path}`, merchant)).status).toBe(403);
    }
  });

  it('The event that a request caused has the trace of the request (decision 1.11)', async () => {
    const probe = new EventProbe(
      { brokers: stack.sandbox.kafkaBrokers, clientId: 'e2e' },
      stack.topicPrefix,
    );
    await probe.start();
    try {
      const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
      const response = await fetch(`${stack.gateway}/ext/merchant/skus`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${merchant}`,
          'content-type': 'application/json',
          traceparent: `00-${trace}-00f067aa0ba902b7-01`,
          'x-request-id': 'traced',
        },
        body: JSON.stringify(tShirt('traced')),
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('x-request-id')).toBe('traced');
      await probe.waitFor(SkuUpserted, ({ skuId }) => skuId === 'traced-1');
      const published = probe
        .everything()
        .filter(
          ({ type, event }) => type === SkuUpserted.type && (event as Json).productId === 'traced',
        );
      for (const { message } of published) {
        expect(message.headers.traceparent).toMatch(new RegExp(`^00-${trace}-\\w{16}-01$`));
      }
    } finally {
      await probe.stop();
    }
  });

  it('The command line shows and drops parked messages, and republishes records', async () => {
    cli = new Cli(stack, home);
    expect(await cli.run(['login', '--as', 'ACME'])).toMatchObject({ code: 0 });
    expect(await cli.run(['login', '--as', 'OPS'])).toMatchObject({ code: 0 });
    const operate = (...words: string[]) => cli.run([...words, '--as', 'OPS']);
    await sendOfLaterVersion(stack, 'LATER');
    const parked = await eventually(async () => {
      const { stdout } = await operate(
        'parked',
        'list',
        '--stream',
        'sales-channel.catalog',
        '--json',
      );
      return JSON.parse(stdout) as { service: string; id: string };
    });
    const status = await operate('status');
    expect(status.stdout).toMatch(/^SERVICE +STATE +VERSION +LAG .*\ngateway +up /);
    const { service, id } = parked;
    const whole = await operate('parked', 'show', service, id, '-o', 'json');
    expect(JSON.parse(whole.stdout)).toMatchObject({ id, key: expect.stringContaining('LATER') });
    const words = ['parked', 'drop', service, id, '--yes'];
    expect(await operate(...words)).toMatchObject({ code: 2 });
    const dropped = await operate(...words, '--reason', 'a test');
    expect(dropped).toMatchObject({ code: 0, stdout: `${id} is dropped.\n` });

    const { merchants } = (await get('/ops/merchants')).body;
    const republished = await operate('republish', 'merchants', '--watch');
    const stdout = `${merchants.length} merchants were published: done.\n`;
    expect(republished).toMatchObject({ code: 0, stdout });
    expect(await cli.run(['status', '--as', 'ACME'])).toMatchObject({ code: 3 });
  });

  it('The views work without a service: the overview shows it as unavailable, the audit names it (decision 1.4)', async () => {
    await stack.service('orders').stop();
    try {
      const overview = await get('/ops/overview');
      expect(overview.status).toBe(200);
      const states = overview.body.services.map(({ service, state }: Json) => [service, state]);
      expect(Object.fromEntries(states)).toEqual({
        ...Object.fromEntries(SERVICES.map((service) => [service, 'up'])),
        orders: 'unavailable',
      });

      const audit = await get('/ops/audit');
      expect(audit).toMatchObject({
        status: 503,
        body: { code: 'upstream-unavailable', detail: expect.stringContaining('orders') },
      });
      expect((await get('/ops/audit?service=taxes')).status).toBe(200);
      expect((await get('/ops/services/orders/messaging')).status).toBe(503);
      for (const path of ['/ops/parked-messages', '/ops/parked-messages/counts']) {
        expect(await get(path)).toMatchObject({ status: 200, body: { unavailable: ['orders'] } });
      }
    } finally {
      await stack.service('orders').start();
      await stack.service('orders').ready();
    }
    await eventually(async () => expect((await get('/ops/audit')).status).toBe(200));
  });
});
