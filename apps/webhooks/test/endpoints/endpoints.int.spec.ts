import { randomBytes } from 'node:crypto';
import { MerchantChanged } from '#contracts';
import { eventually, type TestService } from '#testing';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { startWebhooks } from '../webhooks-service.js';

const HOOK = { url: 'https://erp.acme.example/events' };
const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
const keys = { old: key('old'), new: key('new') };

interface StoredSecrets {
  secret: Buffer;
  previous: Buffer | null;
}

describe('the endpoints of webhooks (decision 11.3)', () => {
  let webhooks: TestService;
  let acme: string;
  let ops: string;

  beforeAll(async () => {
    webhooks = await startWebhooks({ WEBHOOKS_KEYS: keys.old, PROJECTION_TIMEOUT_MS: '200' });
    acme = await webhooks.tokens.merchant('ACME');
    ops = await webhooks.tokens.operator();
  });
  afterAll(() => webhooks.stop());

  const send = (token: string, path: string, body?: unknown, method?: string) =>
    webhooks.fetch(path, { token, ...(body !== undefined && { body }), ...(method && { method }) });
  const create = (token: string, body: object = HOOK) =>
    send(token, '/ext/webhooks/endpoints', body);
  const created = async (token: string, body?: object) => {
    const { status, body: endpoint } = await create(token, body);
    expect(status).toBe(201);
    return endpoint as { id: string; secret: string };
  };
  const audited = (id: string) =>
    webhooks.store.sql<{ who: string; what: string }>(
      `SELECT who, what FROM audit WHERE details->>'endpointId' = $1 ORDER BY id`,
      [id],
    );
  const stored = async (id: string) => {
    const [row] = await webhooks.store.sql<StoredSecrets>(
      'SELECT secret, previous_secret AS previous FROM endpoint WHERE id = $1',
      [id],
    );
    return row as StoredSecrets;
  };

  it('have defaults, change member by member, and lose types and description with null', async () => {
    const types = ['order.status-changed', 'order.placed', 'order.placed'];
    const answer = await create(acme, { ...HOOK, types, description: 'ERP' });
    expect(answer).toMatchObject({ status: 201, headers: expect.any(Headers) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { secret, ...endpoint } = answer.body as Record<string, unknown>;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toEqual({
      id: expect.any(String),
      merchantId: 'ACME',
      ...HOOK,
      types: ['order.placed', 'order.status-changed'],
      payload: 'full',
      ordering: 'subject',
      rate: 50,
      description: 'ERP',
      state: 'enabled',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });

    const path = `/ext/webhooks/endpoints/${endpoint['id'] as string}`;
    const url = 'https://erp.acme.example:8443/';
    const changes = { url, rate: 200, payload: 'thin', ordering: 'none' };
    expect((await send(acme, path, changes, 'PATCH')).body).toEqual({
      ...endpoint,
      ...changes,
      updatedAt: expect.any(String),
    });
    await send(acme, path, { types: null, description: null }, 'PATCH');
    const { types: _, description: __, ...rest } = endpoint;
    const lastDay = { succeeded: 0, failed: 0, delivered: 0, dead: 0, dropped: 0 };
    const now = { ...rest, ...changes, updatedAt: expect.any(String), lastDay };
    expect(await send(acme, path)).toMatchObject({ status: 200, body: now });
    const { body } = await send(acme, '/ext/webhooks/endpoints');
    expect(body.endpoints).toContainEqual(now);

    const disabled = await send(acme, `${path}/disable`, undefined, 'POST');
    expect(disabled.body).toMatchObject({ state: 'disabled', disabledReason: 'requested' });
    const again = await send(acme, `${path}/disable`, undefined, 'POST');
    expect(again.body).toEqual(disabled.body);
    expect((await send(acme, path, undefined, 'DELETE')).status).toBe(204);
    expect(await send(acme, path)).toMatchObject({
      status: 404,
      body: { code: 'endpoint-not-found' },
    });
    expect(await audited(endpoint['id'] as string)).toEqual([]);
  });

  it.each([
    ['url-not-allowed', '/url', { url: 'https://10.0.0.1/' }],
    ['url-not-allowed', '/url', { url: 'https://example.com:25/' }],
    ['unknown-event-type', '/types/1', { ...HOOK, types: ['order.placed', 'order.lost'] }],
  ])('are refused with %s at %s', async (code, pointer, body) => {
    const refused = { status: 422, body: { code, errors: [{ pointer, code }] } };
    expect(await create(acme, body)).toMatchObject(refused);
    const { id } = await created(await webhooks.tokens.merchant('PATCHED'));
    const path = `/ops/webhooks/endpoints/${id}`;
    expect(await send(ops, path, body, 'PATCH')).toMatchObject(refused);
  });

  it.each([
    ['/url', {}],
    ['/types', { ...HOOK, types: [] }],
    ['/rate', { ...HOOK, rate: 201 }],
    ['/payload', { ...HOOK, payload: 'short' }],
    ['/description', { ...HOOK, description: '' }],
  ])('accept members within their limits: %s', async (pointer, body) => {
    const answer = await create(acme, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('cannot be created by operators for a merchant that is not set up', async () => {
    const path = '/ops/webhooks/endpoints?merchantId=GLOBEX';
    expect(await send(ops, path, HOOK)).toMatchObject({
      status: 422,
      body: { code: 'unknown-merchant', parameter: 'merchantId' },
    });
    const { body } = await send(ops, path);
    expect(body.endpoints).toEqual([]);
    await webhooks.publisher.publish(MerchantChanged, {
      subject: 'merchant/GLOBEX',
      version: 1,
      merchantId: 'GLOBEX',
      name: 'Globex',
      country: 'DE',
      currency: 'EUR',
      autoLocalization: false,
      connectedChannels: [],
      active: true,
    });
    const made = await eventually(async () => {
      const answer = await send(ops, path, HOOK);
      expect(answer.status).toBe(201);
      return answer.body as { id: string };
    });
    await send(ops, `/ops/webhooks/endpoints/${made.id}`, undefined, 'DELETE');
  });

  it('are at most twenty for a merchant, also when they are created concurrently', async () => {
    const globex = await webhooks.tokens.merchant('GLOBEX');
    const path = '/ops/webhooks/endpoints?merchantId=GLOBEX';
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        turn % 2 === 0 ? create(globex) : send(ops, path, HOOK),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 4 }, () => [409, 'endpoint-limit']),
    );
    const { body } = await send(globex, '/ext/webhooks/endpoints');
    expect(body.endpoints).toHaveLength(20);
    expect(body.endpoints[0]).not.toHaveProperty('secret');
    const first = await send(ops, `${path}&pageSize=15`);
    const { nextPageToken } = first.body;
    const second = await send(ops, `${path}&nextPageToken=${nextPageToken}`);
    expect([...first.body.endpoints, ...second.body.endpoints]).toEqual(body.endpoints);
    expect(second.body).not.toHaveProperty('nextPageToken');
  });

  it('belong to one merchant: another merchant finds and changes nothing', async () => {
    const { id } = await created(acme);
    const globex = await webhooks.tokens.merchant('GLOBEX');
    const path = `/ext/webhooks/endpoints/${id}`;
    const requests = [
      [path],
      [path, { rate: 1 }, 'PATCH'],
      [path, undefined, 'DELETE'],
      [`${path}/rotate-secret`, undefined, 'POST'],
      [`${path}/disable`, undefined, 'POST'],
    ] as const;
    for (const [address, body, method] of requests) {
      const notFound = { status: 404, body: { code: 'endpoint-not-found' } };
      expect(await send(globex, address, body, method)).toMatchObject(notFound);
    }
    expect((await send(globex, '/ext/webhooks/endpoints')).body.endpoints).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect((await send(acme, path)).body).toMatchObject({ rate: 50, state: 'enabled' });
    expect((await send(acme, '/ext/webhooks/endpoints/none')).status).toBe(404);
  });

  it('are managed by operators across merchants, who are audited', async () => {
    const { id } = await created(acme);
    const path = `/ops/webhooks/endpoints/${id}`;
    await send(ops, path, { rate: 7 }, 'PATCH');
    await send(ops, `${path}/rotate-secret`, undefined, 'POST');
    await send(ops, `${path}/disable`, undefined, 'POST');
    const { body } = await send(ops, '/ops/webhooks/endpoints?state=disabled');
    expect(body.endpoints).toEqual([expect.objectContaining({ id, merchantId: 'ACME', rate: 7 })]);
    await send(ops, path, undefined, 'DELETE');
    expect((await audited(id)).map(({ who, what }) => `${who} ${what}`)).toEqual([
      'OPS webhook-endpoint.changed',
      'OPS webhook-endpoint.secret-rotated',
      'OPS webhook-endpoint.disabled',
      'OPS webhook-endpoint.deleted',
    ]);
  });

  it('show the types that they may receive, with the schema of each', async () => {
    const { body } = await send(acme, '/ext/webhooks/types');
    const names = body.types.map(({ type }: { type: string }) => type);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(
      expect.arrayContaining(['order.status-changed', 'webhook.endpoint-disabled']),
    );
    for (const secret of ['sales-channel.changed', 'order.released', 'fx-rate.changed']) {
      expect(names).not.toContain(secret);
    }
    expect(body.types[0]).toMatchObject({
      schema: `http://entrepot.test/schemas/${names[0]}/v1`,
      description: expect.any(String),
    });
  });

  it('store encrypted secrets, sign with two for a day, and encrypt them again with a new key', async () => {
    const { id, secret } = await created(acme);
    const lost = await created(acme);
    const oldBox = new SecretBox({ WEBHOOKS_KEYS: keys.old });
    const before = await stored(id);
    expect(oldBox.open(before.secret)).toBe(secret);
    expect(before.secret.toString('latin1')).not.toContain(secret.slice(6));

    const rotated = await send(
      acme,
      `/ext/webhooks/endpoints/${id}/rotate-secret`,
      undefined,
      'POST',
    );
    const { secret: next, previousSecretUntil } = rotated.body;
    expect(next).not.toBe(secret);
    expect(Date.parse(previousSecretUntil) - Date.parse(rotated.body.updatedAt)).toBe(86_400_000);
    const both = await stored(id);
    expect([both.secret, both.previous as Buffer].map((sealed) => oldBox.open(sealed))).toEqual([
      next,
      secret,
    ]);
    const { body } = await send(acme, '/ext/webhooks/endpoints');
    expect(JSON.stringify(body)).not.toContain('whsec_');

    const unknown = new SecretBox({ WEBHOOKS_KEYS: key('gone') }).seal('whsec_x');
    await webhooks.store.sql('UPDATE endpoint SET secret = $2 WHERE id = $1', [lost.id, unknown]);
    await webhooks.restart({ WEBHOOKS_KEYS: `${keys.new},${keys.old}` });
    const newBox = new SecretBox({ WEBHOOKS_KEYS: keys.new });
    await eventually(async () => {
      const now = await stored(id);
      expect([now.secret, now.previous as Buffer].map((sealed) => newBox.open(sealed))).toEqual([
        next,
        secret,
      ]);
    });
    expect((await stored(lost.id)).secret.equals(unknown)).toBe(true);
  });
});
