import { CredentialRevoked } from '#contracts';
import { eventually, PATIENCE } from '#testing';
import { SECONDS_MS, call, logIn } from '../gateway.js';
import { ManagedClients } from './managed-clients.js';

let clients: ManagedClients;

beforeAll(async () => {
  clients = await ManagedClients.start();
});

afterAll(() => clients?.stop());

describe('the revocation of a client (decision 2.3)', () => {
  it('refuses logins and tokens of a revoked client at every instance within seconds; others continue', async () => {
    const secret = await clients.make('LEFT');
    const token = await clients.newToken('LEFT', secret);
    const tokenOfOther = await clients.newToken('STAYS', await clients.make('STAYS'));
    const read = (url: string, by: string) => call(url, by, 'GET', '/ext/parcels');
    for (const { url } of [clients.gateway, clients.other])
      expect((await read(url, token)).status).toBe(200);

    const revoked = await clients.ops('POST', '/ops/clients/LEFT/revoke', { reason: 'a test' });
    const startedAt = Date.now();
    expect(revoked).toMatchObject({ status: 200, body: { clientId: 'LEFT' } });
    for (const { url } of [clients.gateway, clients.other]) {
      await eventually(async () => expect((await read(url, token)).status).toBe(401));
    }
    expect(Date.now() - startedAt).toBeLessThan(SECONDS_MS * PATIENCE);
    for (const { url } of [clients.gateway, clients.other]) {
      expect((await read(url, tokenOfOther)).status).toBe(200);
      expect(await clients.loginStatus('LEFT', secret, url)).toBe(401);
    }

    const wrong = await logIn(clients.gateway.url, 'LEFT', 'x');
    expect((await logIn(clients.gateway.url, 'LEFT', secret)).text).toBe(wrong.text);
    expect(await clients.ops('POST', '/ops/clients/LEFT/rotate-secret', {})).toMatchObject({
      status: 409,
      body: { code: 'client-revoked' },
    });
  });

  it('publishes a revocation once, and audits it with the reason, which is in no stream', async () => {
    await clients.make('REVOKED');
    const first = await clients.ops('POST', '/ops/clients/REVOKED/revoke', { reason: 'a test' });
    const again = await clients.ops('POST', '/ops/clients/REVOKED/revoke', { reason: 'another' });
    expect(again.body).toEqual(first.body);
    const event = await clients.probe.waitFor(
      CredentialRevoked,
      ({ clientId }) => clientId === 'REVOKED',
    );
    expect(event).toMatchObject({
      subject: 'REVOKED',
      version: 1,
      kind: 'merchant',
      merchantId: 'ACME',
      revokedAt: first.body.revokedAt,
    });
    expect(event.tokenId).toBeUndefined();
    await clients.tokenPublished(); // This event is received after all earlier events.
    const published = clients.probe
      .all(CredentialRevoked)
      .filter(({ clientId }) => clientId === 'REVOKED');
    expect(published).toHaveLength(1);
    expect((await clients.auditOf('REVOKED')).slice(1)).toEqual([
      { who: 'OPS', what: 'client.revoked', details: { clientId: 'REVOKED', reason: 'a test' } },
    ]);
  });

  it('publishes the revocation of a sales channel’s token as well', async () => {
    const { tokenId, event } = await clients.tokenPublished();
    expect(event).toMatchObject({ clientId: 'ECOM', kind: 'sales-channel', subject: tokenId });
  });

  it('refuses a revoked operator on the gateway’s own routes too', async () => {
    const { body } = await clients.ops('POST', '/ops/clients', {
      clientId: 'OPS-2',
      kind: 'operator',
    });
    const second = await clients.newToken('OPS-2', body.clientSecret);
    expect((await call(clients.other.url, second, 'GET', '/ops/clients')).status).toBe(200);
    await clients.ops('POST', '/ops/clients/OPS-2/revoke', {});
    await eventually(async () =>
      expect((await call(clients.other.url, second, 'GET', '/ops/clients')).status).toBe(401),
    );
  });

  it('answers 404 for an unknown client', async () => {
    expect((await clients.ops('POST', '/ops/clients/ABSENT/revoke', {})).status).toBe(404);
  });

  it('never revokes the last operator with full access, even when two operators revoke each other', async () => {
    const reader = { clientId: 'VIEWER', kind: 'operator', access: 'read' };
    expect((await clients.ops('POST', '/ops/clients', reader)).status).toBe(201);
    const alone = await clients.ops('POST', '/ops/clients/OPS/revoke', {});
    expect(alone).toMatchObject({ status: 409, body: { code: 'last-operator' } });

    const { body } = await clients.ops('POST', '/ops/clients', {
      clientId: 'OPS-3',
      kind: 'operator',
    });
    const third = await clients.newToken('OPS-3', body.clientSecret);
    const answers = await Promise.all([
      call(clients.gateway.url, clients.operator, 'POST', '/ops/clients/OPS-3/revoke', {}),
      call(clients.other.url, third, 'POST', '/ops/clients/OPS/revoke', {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await clients.bench.store.sql(
        `SELECT 1 FROM client WHERE kind = 'operator' AND access = 'full' AND revoked_at IS NULL`,
      ),
    ).toHaveLength(1);
  });
});
