import { CredentialRevoked } from '#contracts';
import { EventProbe, costRatio, eventually, testBrokers } from '#testing';
import {
  SECONDS_MS,
  call,
  gatewayBench,
  logIn,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';

let bench: GatewayBench;
let gateway: GatewayInstance;
let other: GatewayInstance;
let probe: EventProbe;
let operator: string;

beforeAll(async () => {
  bench = await gatewayBench();
  const env = { LOGIN_FAILURES_PER_MINUTE: '1000' };
  [gateway, other] = await Promise.all([bench.start(env), bench.start(env)]);
  probe = new EventProbe(testBrokers(), bench.topicPrefix);
  await probe.start();
  operator = await tokenOf(gateway.url, 'OPS');
});

afterAll(async () => {
  await probe?.stop();
  await bench?.stop();
});

const ops = (method: string, path: string, body?: unknown) =>
  call(gateway.url, operator, method, path, body);

/** Creates a merchant's client. @returns its secret */
async function make(clientId: string): Promise<string> {
  const body = { clientId, kind: 'merchant', merchantId: 'ACME' };
  const answer = await ops('POST', '/ops/clients', body);
  expect(answer.status).toBe(201);
  return answer.body.clientSecret;
}

async function loginStatus(clientId: string, secret: string, url = gateway.url): Promise<number> {
  return (await logIn(url, clientId, secret)).status;
}

async function newToken(clientId: string, secret: string): Promise<string> {
  const { text } = await logIn(gateway.url, clientId, secret);
  return (JSON.parse(text) as { token: string }).token;
}

async function auditOf(clientId: string) {
  const { body } = await ops('GET', '/ops/services/gateway/audit?limit=200');
  return (body.rows as { who: string; what: string; details: Record<string, unknown> }[])
    .filter(({ details }) => details.clientId === clientId)
    .map(({ who, what, details }) => ({ who, what, details }))
    .toReversed();
}

/** Issues and revokes a sales channel's token, and waits for the event of the revocation. */
async function tokenPublished() {
  const { body } = await ops('POST', '/ops/sales-channels/ECOM/tokens', {});
  const tokenId: string = body.tokenId;
  await ops('DELETE', `/ops/sales-channels/ECOM/tokens/${tokenId}`);
  const event = await probe.waitFor(CredentialRevoked, (one) => one.tokenId === tokenId);
  return { tokenId, event };
}

describe('the management of clients by operators (decisions 2.2 and 2.4)', () => {
  it('creates a client whose secret is shown once and valid at every instance', async () => {
    const body = { clientId: 'PARTNER/2', kind: 'fulfillment-partner', partnerId: 'F2' };
    const made = await ops('POST', '/ops/clients', body);
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const { clientSecret, createdAt } = made.body;
    expect(made.body).toEqual({
      ...body,
      clientSecret: expect.stringMatching(/^[\w-]{43}$/),
      createdAt,
      secretChangedAt: createdAt,
    });
    expect(await loginStatus('PARTNER/2', clientSecret, other.url)).toBe(200);

    const listed = await ops('GET', '/ops/clients?kind=fulfillment-partner');
    expect(listed.body.clients).toContainEqual({ ...body, createdAt, secretChangedAt: createdAt });
    expect(JSON.stringify(listed.body)).not.toMatch(/argon2|clientSecret/);
    expect(await auditOf('PARTNER/2')).toEqual([
      { who: 'OPS', what: 'client.created', details: body },
    ]);
    const [row] = await bench.store.sql(`SELECT secret_hash FROM client WHERE client_id = $1`, [
      'PARTNER/2',
    ]);
    expect(row?.secret_hash).toMatch(/^\$argon2id\$/);
  });

  it('refuses an id that is taken', async () => {
    await make('TAKEN');
    const again = await ops('POST', '/ops/clients', { clientId: 'TAKEN', kind: 'operator' });
    expect(again).toMatchObject({ status: 409, body: { code: 'client-exists' } });
  });

  it('refuses a client of a merchant that catalog does not know, and any client while catalog is unavailable (decision 2.8)', async () => {
    const body = { clientId: 'LATER', kind: 'merchant', merchantId: 'TYPO' };
    for (const [answer, status, code] of [
      [404, 422, 'unknown-merchant'],
      [503, 503, 'upstream-unavailable'],
    ] as const) {
      bench.upstream.on('/ops/merchants/TYPO', (request, response) => {
        expect(request.headers.authorization).toBe(`Bearer ${operator}`);
        response.writeHead(answer).end('{}');
      });
      const refused = await ops('POST', '/ops/clients', body);
      expect(refused).toMatchObject({ status, body: { code } });
      if (status === 422) expect(refused.body.errors[0].pointer).toBe('/merchantId');
    }
    expect(await auditOf('LATER')).toEqual([]);
    bench.upstream.on('/ops/merchants/TYPO', (_, response) => response.end('{}'));
    expect((await ops('POST', '/ops/clients', body)).status).toBe(201);
  });

  it('accepts only the ids that match the kind of the client (decision 2.7)', async () => {
    const refused = async (body: object, status: number, pointer: string) => {
      const answer = await ops('POST', '/ops/clients', body);
      expect(answer.status).toBe(status);
      expect(answer.body.errors.map((one: { pointer: string }) => one.pointer)).toEqual([pointer]);
    };
    await refused({ clientId: 'X', kind: 'merchant' }, 422, '/merchantId');
    await refused({ clientId: 'X', kind: 'fulfillment-partner' }, 422, '/partnerId');
    await refused({ clientId: 'X', kind: 'operator', merchantId: 'ACME' }, 422, '/merchantId');
    await refused({ clientId: 'X', kind: 'merchant', merchantId: 'acme' }, 400, '/merchantId');
    await refused({ clientId: 'X', kind: 'sales-channel' }, 400, '/kind');
    await refused({ kind: 'operator' }, 400, '/clientId');
    await refused({ clientId: 'a\nb', kind: 'operator' }, 400, '/clientId');
  });

  it('lists clients by id, page by page', async () => {
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { body } = await ops('GET', `/ops/clients?limit=2${after}`);
      seen.push(...body.clients.map((one: { clientId: string }) => one.clientId));
      if (body.next === undefined) break;
      after = `&after=${encodeURIComponent(body.next)}`;
    }
    const rows = await bench.store.sql(`SELECT client_id FROM client ORDER BY client_id`);
    expect(seen).toEqual(rows.map(({ client_id }) => client_id));
  });

  it('allows operators only to see and change clients', async () => {
    const merchant = await tokenOf(gateway.url, 'ACME-API');
    for (const [method, path] of [
      ['GET', '/ops/clients'],
      ['POST', '/ops/clients'],
      ['POST', '/ops/clients/OPS/rotate-secret'],
      ['POST', '/ops/clients/OPS/revoke'],
    ] as const) {
      expect((await call(gateway.url, merchant, method, path)).status).toBe(403);
    }
  });
});

describe('the rotation of a secret (decision 2.4)', () => {
  it('ends the previous secret at once and keeps tokens valid', async () => {
    const old = await make('ROTATED');
    const token = await newToken('ROTATED', old);
    const rotated = await ops('POST', '/ops/clients/ROTATED/rotate-secret', {});
    expect(rotated.status).toBe(200);
    expect(rotated.body.previousSecretUntil).toBeUndefined();
    expect(await loginStatus('ROTATED', old)).toBe(401);
    expect(await loginStatus('ROTATED', rotated.body.clientSecret)).toBe(200);
    expect((await call(gateway.url, token, 'GET', '/ext/parcels')).status).toBe(200);
    const [, audit] = await auditOf('ROTATED');
    expect(audit).toEqual({
      who: 'OPS',
      what: 'client.secret-rotated',
      details: { clientId: 'ROTATED', graceSeconds: 0 },
    });
  });

  it('keeps the previous secret valid for the requested time, and no older one', async () => {
    const first = await make('GRACED');
    const rotate = async (graceSeconds: number) =>
      (await ops('POST', '/ops/clients/GRACED/rotate-secret', { graceSeconds })).body;
    const second = await rotate(600);
    const { secretChangedAt, previousSecretUntil } = second;
    expect(Date.parse(previousSecretUntil) - Date.parse(secretChangedAt)).toBe(600_000);
    expect(await loginStatus('GRACED', first)).toBe(200);
    expect(await loginStatus('GRACED', second.clientSecret)).toBe(200);
    expect(await loginStatus('GRACED', 'neither')).toBe(401);
    await bench.store.sql(
      `UPDATE client SET previous_secret_until = now() WHERE client_id = 'GRACED'`,
    );
    expect(await loginStatus('GRACED', first)).toBe(401);

    const third = await rotate(600);
    const fourth = await rotate(600);
    expect(await loginStatus('GRACED', second.clientSecret)).toBe(401);
    expect(await loginStatus('GRACED', third.clientSecret)).toBe(200);
    expect(await loginStatus('GRACED', fourth.clientSecret)).toBe(200);
  });

  it('continues to check other clients’ secrets after the unreadable hash of one', async () => {
    const [broken, whole] = [await make('BROKEN'), await make('WHOLE')];
    await bench.store.sql(`UPDATE client SET secret_hash = 'none' WHERE client_id = 'BROKEN'`);
    expect(await loginStatus('BROKEN', broken)).toBe(500);
    expect(await loginStatus('WHOLE', whole)).toBe(200);
  });

  it('takes the same time to refuse a wrong secret while two are valid (decision 1.3)', async () => {
    await make('TWO-SECRETS');
    await ops('POST', '/ops/clients/TWO-SECRETS/rotate-secret', { graceSeconds: 600 });
    const refused = (clientId: string) => async () =>
      expect(await loginStatus(clientId, 'not-the-secret')).toBe(401);
    const ratio = await costRatio(refused('ABSENT'), refused('TWO-SECRETS'), [0.7, 1.4]);
    // One check fewer for either would halve its time.
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it('refuses an unknown client and a grace period of more than a week', async () => {
    expect((await ops('POST', '/ops/clients/ABSENT/rotate-secret', {})).status).toBe(404);
    const long = await ops('POST', '/ops/clients/OPS/rotate-secret', { graceSeconds: 604_801 });
    expect(long.status).toBe(400);
  });
});

describe('the revocation of a client (decision 2.3)', () => {
  it('refuses logins and tokens of a revoked client at every instance within seconds; others continue', async () => {
    const secret = await make('LEFT');
    const token = await newToken('LEFT', secret);
    const kept = await newToken('STAYS', await make('STAYS'));
    const read = (url: string, by: string) => call(url, by, 'GET', '/ext/parcels');
    for (const { url } of [gateway, other]) expect((await read(url, token)).status).toBe(200);

    const revoked = await ops('POST', '/ops/clients/LEFT/revoke', { reason: 'a test' });
    const startedAt = Date.now();
    expect(revoked).toMatchObject({ status: 200, body: { clientId: 'LEFT' } });
    for (const { url } of [gateway, other]) {
      await eventually(async () => expect((await read(url, token)).status).toBe(401));
    }
    expect(Date.now() - startedAt).toBeLessThan(SECONDS_MS);
    for (const { url } of [gateway, other]) {
      expect((await read(url, kept)).status).toBe(200);
      expect(await loginStatus('LEFT', secret, url)).toBe(401);
    }

    const wrong = await logIn(gateway.url, 'LEFT', 'x');
    expect((await logIn(gateway.url, 'LEFT', secret)).text).toBe(wrong.text);
    expect(await ops('POST', '/ops/clients/LEFT/rotate-secret', {})).toMatchObject({
      status: 409,
      body: { code: 'client-revoked' },
    });
  });

  it('publishes and audits a revocation once, with the reason', async () => {
    await make('REVOKED');
    const first = await ops('POST', '/ops/clients/REVOKED/revoke', { reason: 'a test' });
    const again = await ops('POST', '/ops/clients/REVOKED/revoke', { reason: 'another' });
    expect(again.body).toEqual(first.body);
    const event = await probe.waitFor(CredentialRevoked, ({ clientId }) => clientId === 'REVOKED');
    expect(event).toMatchObject({
      subject: 'REVOKED',
      version: 1,
      kind: 'merchant',
      merchantId: 'ACME',
      revokedAt: first.body.revokedAt,
      reason: 'a test',
    });
    expect(event.tokenId).toBeUndefined();
    await tokenPublished(); // is received after everything published before
    const published = probe.all(CredentialRevoked).filter(({ clientId }) => clientId === 'REVOKED');
    expect(published).toHaveLength(1);
    expect((await auditOf('REVOKED')).slice(1)).toEqual([
      { who: 'OPS', what: 'client.revoked', details: { clientId: 'REVOKED', reason: 'a test' } },
    ]);
  });

  it('publishes the revocation of a sales channel’s token as well', async () => {
    const { tokenId, event } = await tokenPublished();
    expect(event).toMatchObject({ clientId: 'ECOM', kind: 'sales-channel', subject: tokenId });
  });

  it('refuses a revoked operator on the gateway’s own routes too', async () => {
    const { body } = await ops('POST', '/ops/clients', { clientId: 'OPS-2', kind: 'operator' });
    const second = await newToken('OPS-2', body.clientSecret);
    expect((await call(other.url, second, 'GET', '/ops/clients')).status).toBe(200);
    await ops('POST', '/ops/clients/OPS-2/revoke', {});
    await eventually(async () =>
      expect((await call(other.url, second, 'GET', '/ops/clients')).status).toBe(401),
    );
  });

  it('answers 404 for an unknown client', async () => {
    expect((await ops('POST', '/ops/clients/ABSENT/revoke', {})).status).toBe(404);
  });

  it('never revokes the last operator, not even when two revoke each other', async () => {
    const alone = await ops('POST', '/ops/clients/OPS/revoke', {});
    expect(alone).toMatchObject({ status: 409, body: { code: 'last-operator' } });

    const { body } = await ops('POST', '/ops/clients', { clientId: 'OPS-3', kind: 'operator' });
    const third = await newToken('OPS-3', body.clientSecret);
    const answers = await Promise.all([
      call(gateway.url, operator, 'POST', '/ops/clients/OPS-3/revoke', {}),
      call(other.url, third, 'POST', '/ops/clients/OPS/revoke', {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await bench.store.sql(`SELECT 1 FROM client WHERE kind = 'operator' AND revoked_at IS NULL`),
    ).toHaveLength(1);
  });
});
