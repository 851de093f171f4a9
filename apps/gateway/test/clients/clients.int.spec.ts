import { costRatio } from '#testing';
import { call, tokenOf } from '../gateway.js';
import { ManagedClients } from './managed-clients.js';

let clients: ManagedClients;

beforeAll(async () => {
  clients = await ManagedClients.start();
});

afterAll(() => clients?.stop());

describe('the management of clients by operators (decisions 2.2 and 2.4)', () => {
  it('creates a client whose secret is shown once and valid at every instance', async () => {
    const body = { clientId: 'PARTNER/2', kind: 'fulfillment-partner', partnerId: 'F2' };
    const made = await clients.ops('POST', '/ops/clients', body);
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const { clientSecret, createdAt } = made.body;
    expect(made.body).toEqual({
      ...body,
      access: 'full',
      clientSecret: expect.stringMatching(/^[\w-]{43}$/),
      createdAt,
      secretChangedAt: createdAt,
    });
    expect(await clients.loginStatus('PARTNER/2', clientSecret, clients.other.url)).toBe(200);

    const listed = await clients.ops('GET', '/ops/clients?kind=fulfillment-partner');
    expect(listed.body.clients).toContainEqual({
      ...body,
      access: 'full',
      createdAt,
      secretChangedAt: createdAt,
    });
    expect(JSON.stringify(listed.body)).not.toMatch(/argon2|clientSecret/);
    expect(await clients.auditOf('PARTNER/2')).toEqual([
      { who: 'OPS', what: 'client.created', details: body },
    ]);
    const [row] = await clients.bench.store.sql(
      `SELECT secret_hash FROM client WHERE client_id = $1`,
      ['PARTNER/2'],
    );
    expect(row?.secret_hash).toMatch(/^\$argon2id\$/);
  });

  it('creates an operator with read access only, even after a rotation of its secret (decision 2.2)', async () => {
    const body = { clientId: 'VIEWER', kind: 'operator', access: 'read' };
    const made = await clients.ops('POST', '/ops/clients', body);
    expect(made).toMatchObject({ status: 201, body });
    const rotated = await clients.ops('POST', '/ops/clients/VIEWER/rotate-secret', {});
    expect(rotated).toMatchObject({ status: 200, body });
    const token = await clients.newToken('VIEWER', rotated.body.clientSecret);
    const ask = (method: string, path: string) => call(clients.gateway.url, token, method, path);
    const listed = await ask('GET', '/ops/clients?kind=operator');
    expect(listed.body.clients).toContainEqual(expect.objectContaining(body));
    expect(listed.body.clients).toContainEqual(
      expect.objectContaining({ clientId: 'OPS', access: 'full' }),
    );
    const refused = { status: 403, body: { code: 'read-only-client' } };
    expect(await ask('POST', '/ops/clients/OPS/revoke')).toMatchObject(refused);
    expect(await ask('DELETE', '/ops/sales-channels/ECOM/tokens/one')).toMatchObject(refused);
    const session = (await ask('GET', '/session')).body;
    expect(session).toMatchObject({ kind: 'operator', clientId: 'VIEWER', access: 'read' });
    expect(session.operations).toContain('listClients');
    expect(session.operations).not.toContain('createClient');
    const [created] = await clients.auditOf('VIEWER');
    expect(created).toEqual({ who: 'OPS', what: 'client.created', details: body });
  });

  it('refuses an id that is taken', async () => {
    await clients.make('TAKEN');
    const again = await clients.ops('POST', '/ops/clients', {
      clientId: 'TAKEN',
      kind: 'operator',
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'client-exists' } });
  });

  it('refuses a client of a merchant that catalog does not know, and any client while catalog is unavailable (decision 2.8)', async () => {
    const body = { clientId: 'LATER', kind: 'merchant', merchantId: 'TYPO' };
    for (const [answer, status, code] of [
      [404, 422, 'unknown-merchant'],
      [503, 503, 'upstream-unavailable'],
    ] as const) {
      clients.bench.upstream.on('/ops/merchants/TYPO', (request, response) => {
        expect(request.headers.authorization).toBe(`Bearer ${clients.operator}`);
        response.writeHead(answer).end('{}');
      });
      const refused = await clients.ops('POST', '/ops/clients', body);
      expect(refused).toMatchObject({ status, body: { code } });
      if (status === 422) expect(refused.body.errors[0].pointer).toBe('/merchantId');
    }
    expect(await clients.auditOf('LATER')).toEqual([]);
    clients.bench.upstream.on('/ops/merchants/TYPO', (_, response) => response.end('{}'));
    expect((await clients.ops('POST', '/ops/clients', body)).status).toBe(201);
  });

  it('accepts only the ids that match the kind of the client (decision 2.7)', async () => {
    const refused = async (body: object, status: number, pointer: string) => {
      const answer = await clients.ops('POST', '/ops/clients', body);
      expect(answer.status).toBe(status);
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
        pointer,
      ]);
    };
    await refused({ clientId: 'X', kind: 'merchant' }, 422, '/merchantId');
    await refused({ clientId: 'X', kind: 'fulfillment-partner' }, 422, '/partnerId');
    await refused({ clientId: 'X', kind: 'operator', merchantId: 'ACME' }, 422, '/merchantId');
    await refused({ clientId: 'X', kind: 'operator', access: 'write' }, 400, '/access');
    const partner = { clientId: 'X', kind: 'fulfillment-partner', partnerId: 'F1' };
    for (const access of ['read', 'full']) await refused({ ...partner, access }, 422, '/access');
    await refused({ clientId: 'X', kind: 'merchant', merchantId: 'acme' }, 400, '/merchantId');
    await refused({ clientId: 'X', kind: 'courier' }, 400, '/kind');
    await refused({ kind: 'operator' }, 400, '/clientId');
    await refused({ clientId: 'a\nb', kind: 'operator' }, 400, '/clientId');
    await refused({ clientId: 'oidc:ana@example.com', kind: 'operator' }, 400, '/clientId');
  });

  it('lists clients by id, page by page', async () => {
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { body } = await clients.ops('GET', `/ops/clients?limit=2${after}`);
      seen.push(...body.clients.map((client: { clientId: string }) => client.clientId));
      if (body.next === undefined) break;
      after = `&after=${encodeURIComponent(body.next)}`;
    }
    const rows = await clients.bench.store.sql(`SELECT client_id FROM client ORDER BY client_id`);
    expect(seen).toEqual(rows.map(({ client_id }) => client_id));
  });

  it('allows only operators to see and change clients', async () => {
    const merchant = await tokenOf(clients.gateway.url, 'ACME-API');
    for (const [method, path] of [
      ['GET', '/ops/clients'],
      ['POST', '/ops/clients'],
      ['POST', '/ops/clients/OPS/rotate-secret'],
      ['POST', '/ops/clients/OPS/revoke'],
    ] as const) {
      expect((await call(clients.gateway.url, merchant, method, path)).status).toBe(403);
    }
  });
});

describe('the rotation of a secret (decision 2.4)', () => {
  it('ends the previous secret at once and keeps tokens valid', async () => {
    const old = await clients.make('ROTATED');
    const token = await clients.newToken('ROTATED', old);
    const rotated = await clients.ops('POST', '/ops/clients/ROTATED/rotate-secret', {});
    expect(rotated.status).toBe(200);
    expect(rotated.body.previousSecretUntil).toBeUndefined();
    expect(await clients.loginStatus('ROTATED', old)).toBe(401);
    expect(await clients.loginStatus('ROTATED', rotated.body.clientSecret)).toBe(200);
    expect((await call(clients.gateway.url, token, 'GET', '/ext/parcels')).status).toBe(200);
    const [, audit] = await clients.auditOf('ROTATED');
    expect(audit).toEqual({
      who: 'OPS',
      what: 'client.secret-rotated',
      details: { clientId: 'ROTATED', graceSeconds: 0 },
    });
  });

  it('keeps only the previous secret valid for the requested time, and no older secret', async () => {
    const first = await clients.make('GRACED');
    const rotate = async (graceSeconds: number) =>
      (await clients.ops('POST', '/ops/clients/GRACED/rotate-secret', { graceSeconds })).body;
    const second = await rotate(600);
    const { secretChangedAt, previousSecretUntil } = second;
    expect(Date.parse(previousSecretUntil) - Date.parse(secretChangedAt)).toBe(600_000);
    expect(await clients.loginStatus('GRACED', first)).toBe(200);
    expect(await clients.loginStatus('GRACED', second.clientSecret)).toBe(200);
    expect(await clients.loginStatus('GRACED', 'neither')).toBe(401);
    await clients.bench.store.sql(
      `UPDATE client SET previous_secret_until = now() WHERE client_id = 'GRACED'`,
    );
    expect(await clients.loginStatus('GRACED', first)).toBe(401);

    const third = await rotate(600);
    const fourth = await rotate(600);
    expect(await clients.loginStatus('GRACED', second.clientSecret)).toBe(401);
    expect(await clients.loginStatus('GRACED', third.clientSecret)).toBe(200);
    expect(await clients.loginStatus('GRACED', fourth.clientSecret)).toBe(200);
  });

  it('continues to check other clients’ secrets after the unreadable hash of one', async () => {
    const [broken, whole] = [await clients.make('BROKEN'), await clients.make('WHOLE')];
    await clients.bench.store.sql(
      `UPDATE client SET secret_hash = 'none' WHERE client_id = 'BROKEN'`,
    );
    expect(await clients.loginStatus('BROKEN', broken)).toBe(500);
    expect(await clients.loginStatus('WHOLE', whole)).toBe(200);
  });

  it('takes the same time to refuse a wrong secret while two are valid (decision 1.3)', async () => {
    await clients.make('TWO-SECRETS');
    await clients.ops('POST', '/ops/clients/TWO-SECRETS/rotate-secret', { graceSeconds: 600 });
    const refused = (clientId: string) => async () =>
      expect(await clients.loginStatus(clientId, 'not-the-secret')).toBe(401);
    const ratio = await costRatio(refused('ABSENT'), refused('TWO-SECRETS'), [0.7, 1.4]);
    // With one check fewer, an answer would take half the time.
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it('refuses an unknown client and a grace period of more than a week', async () => {
    expect((await clients.ops('POST', '/ops/clients/ABSENT/rotate-secret', {})).status).toBe(404);
    const long = await clients.ops('POST', '/ops/clients/OPS/rotate-secret', {
      graceSeconds: 604_801,
    });
    expect(long.status).toBe(400);
  });
});
