import { CredentialRevoked } from '#contracts';
import { eventually, uniqueName } from '#testing';
import { decodeJwt } from 'jose';
import { SecretChecks } from '../../src/secrets/secrets.js';
import { call } from '../gateway.js';
import { ManagedClients } from './managed-clients.js';

let clients: ManagedClients;

beforeAll(async () => {
  clients = await ManagedClients.start();
});

afterAll(() => clients?.stop());

/** @returns the secret */
async function makeChannelClient(clientId: string, more: object = {}): Promise<string> {
  const body = { clientId, kind: 'sales-channel', salesChannel: 'ECOM', ...more };
  const made = await clients.ops('POST', '/ops/clients', body);
  expect(made.status).toBe(201);
  return made.body.clientSecret;
}

const changeScopes = (clientId: string, scopes: unknown) =>
  clients.ops('PUT', `/ops/clients/${clientId}/scopes`, { scopes });

/** @returns the token of a further client */
async function otherClientOf(salesChannel: string): Promise<string> {
  const clientId = uniqueName('other');
  return clients.newToken(clientId, await makeChannelClient(clientId, { salesChannel }));
}

async function tokenIssuedTo(salesChannel: string): Promise<string> {
  return (await clients.ops('POST', `/ops/sales-channels/${salesChannel}/tokens`, {})).body.token;
}

const sessionOf = (token: string, url = clients.gateway.url) => call(url, token, 'GET', '/session');

describe('a sales channel as a client with a secret (decision 10.2)', () => {
  it('logs in for a token of its channel with its scopes', async () => {
    const body = {
      clientId: 'ECOM-CONNECTOR',
      kind: 'sales-channel',
      salesChannel: 'ECOM',
      scopes: ['listings', 'orders'],
    };
    const made = await clients.ops('POST', '/ops/clients', {
      ...body,
      scopes: ['orders', 'listings', 'orders'],
    });
    expect(made).toMatchObject({ status: 201, body });
    const token = await clients.newToken('ECOM-CONNECTOR', made.body.clientSecret);
    const { sub, kind, salesChannel, scopes, iat = 0, exp } = decodeJwt(token);
    expect({ clientId: sub, kind, salesChannel, scopes }).toEqual(body);
    expect(exp).toBe(iat + 28_800);
    const session = (await sessionOf(token)).body;
    expect(session).toMatchObject(body);
    expect(session.operations).toContain('readSession');
    expect(session.operations).not.toContain('simulateTaxes');
    const listed = await clients.ops('GET', '/ops/clients?kind=sales-channel');
    expect(listed.body.clients).toContainEqual(expect.objectContaining(body));
    expect(await clients.auditOf('ECOM-CONNECTOR')).toEqual([
      { who: 'OPS', what: 'client.created', details: body },
    ]);
  });

  it('has the scope `taxes` unless others are given', async () => {
    const token = await clients.newToken('ECOM-TAXES', await makeChannelClient('ECOM-TAXES'));
    const session = (await sessionOf(token)).body;
    expect(session.scopes).toEqual(['taxes']);
    expect(session.operations).toEqual(
      expect.arrayContaining(['simulateTaxes', 'quoteLandedCost']),
    );
  });

  it('rotates its secret as other clients do', async () => {
    const old = await makeChannelClient('ECOM-ROTATED', { scopes: ['orders'] });
    const rotated = await clients.ops('POST', '/ops/clients/ECOM-ROTATED/rotate-secret', {});
    expect(rotated.body).toMatchObject({ salesChannel: 'ECOM', scopes: ['orders'] });
    expect(await clients.loginStatus('ECOM-ROTATED', old)).toBe(401);
    const token = await clients.newToken('ECOM-ROTATED', rotated.body.clientSecret);
    expect(decodeJwt(token).scopes).toEqual(['orders']);
  });

  it('is revoked with its tokens, but without tokens that were issued to a channel of any name', async () => {
    // The ids of channels and clients are independent: this is a client of ECOM with the name of another channel.
    const secret = await makeChannelClient('MELI');
    const token = await clients.newToken('MELI', secret);
    const unaffected = [
      await tokenIssuedTo('ECOM'),
      await tokenIssuedTo('MELI'),
      await otherClientOf('ECOM'),
    ];
    const revoked = await clients.ops('POST', '/ops/clients/MELI/revoke', {});
    expect(revoked).toMatchObject({ status: 200, body: { salesChannel: 'ECOM' } });
    for (const { url } of [clients.gateway, clients.other]) {
      await eventually(async () => expect((await sessionOf(token, url)).status).toBe(401));
      for (const other of unaffected) expect((await sessionOf(other, url)).status).toBe(200);
    }
    expect(await clients.loginStatus('MELI', secret)).toBe(401);
    const event = await clients.probe.waitFor(
      CredentialRevoked,
      ({ clientId, tokenId }) => clientId === 'MELI' && tokenId === undefined,
    );
    expect(event).toMatchObject({ kind: 'sales-channel', salesChannel: 'ECOM' });
  });

  it.each([
    ['without a channel', { salesChannel: undefined }, 422, '/salesChannel'],
    ['of a merchant', { merchantId: 'ACME' }, 422, '/merchantId'],
    ['with read access', { access: 'read' }, 422, '/access'],
    ['with the name of its channel', { clientId: 'ECOM' }, 422, '/clientId'],
    ['with an unknown scope', { scopes: ['everything'] }, 400, '/scopes/0'],
    ['with no scope', { scopes: [] }, 400, '/scopes'],
    ['of a channel with a bad id', { salesChannel: 'ecom' }, 400, '/salesChannel'],
    [
      'of another kind',
      { kind: 'operator', salesChannel: undefined, scopes: ['taxes'] },
      422,
      '/scopes',
    ],
    ['of another kind with a channel', { kind: 'operator' }, 422, '/salesChannel'],
  ])('is refused %s', async (_how, more, status, pointer) => {
    const body = { clientId: 'X', kind: 'sales-channel', salesChannel: 'ECOM', ...more };
    const answer = await clients.ops('POST', '/ops/clients', body);
    expect(answer.status).toBe(status);
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      pointer,
    ]);
  });

  it('is refused for a channel that catalog does not know, and while catalog is unavailable (decision 2.8)', async () => {
    const body = { clientId: 'LATER', kind: 'sales-channel', salesChannel: 'TYPO' };
    for (const [answer, status, code] of [
      [404, 422, 'unknown-sales-channel'],
      [503, 503, 'upstream-unavailable'],
    ] as const) {
      clients.bench.upstream.on('/ops/sales-channels/TYPO', (_, response) => {
        response.writeHead(answer).end('{}');
      });
      const refused = await clients.ops('POST', '/ops/clients', body);
      expect(refused).toMatchObject({ status, body: { code } });
    }
    expect(await clients.auditOf('LATER')).toEqual([]);
  });
});

describe('the scopes of a client (decision 10.2)', () => {
  it('change at once: every instance refuses tokens that exceed them, and a new token has them', async () => {
    const secret = await makeChannelClient('ECOM-CHANGED');
    const within = await clients.newToken('ECOM-CHANGED', secret);
    const grown = await changeScopes('ECOM-CHANGED', ['listings', 'taxes']);
    expect(grown).toMatchObject({ status: 200, body: { scopes: ['taxes', 'listings'] } });
    const before = await clients.newToken('ECOM-CHANGED', secret);
    expect(decodeJwt(before).scopes).toEqual(['taxes', 'listings']);
    const unaffected = [within, await tokenIssuedTo('ECOM'), await otherClientOf('ECOM')];
    await changeScopes('ECOM-CHANGED', ['orders', 'taxes']);
    const after = await clients.newToken('ECOM-CHANGED', secret);
    expect(decodeJwt(after).scopes).toEqual(['taxes', 'orders']);
    for (const { url } of [clients.gateway, clients.other]) {
      await eventually(async () => expect((await sessionOf(before, url)).status).toBe(401));
      for (const token of [after, ...unaffected])
        expect((await sessionOf(token, url)).status).toBe(200);
    }
    const [, audit] = await clients.auditOf('ECOM-CHANGED');
    expect(audit).toEqual({
      who: 'OPS',
      what: 'client.scopes-changed',
      details: { clientId: 'ECOM-CHANGED', scopes: ['taxes', 'listings'], before: ['taxes'] },
    });
  });

  it('invalidate a token that a login issues for the former scopes while they change', async () => {
    const secret = await makeChannelClient('ECOM-LATE', { scopes: ['listings', 'orders'] });
    const secrets = jest
      .spyOn(SecretChecks.prototype, 'matches')
      .mockImplementationOnce(async () => {
        await changeScopes('ECOM-LATE', ['listings']);
        return true;
      });
    const late = await clients.newToken('ECOM-LATE', secret);
    secrets.mockRestore();
    expect(decodeJwt(late).scopes).toEqual(['listings', 'orders']);
    for (const { url } of [clients.gateway, clients.other]) {
      await eventually(async () => expect((await sessionOf(late, url)).status).toBe(401));
    }
  });

  it('cannot be changed for other kinds, unknown clients and revoked clients', async () => {
    await clients.make('SCOPELESS');
    await makeChannelClient('ECOM-GONE');
    await clients.ops('POST', '/ops/clients/ECOM-GONE/revoke', {});
    for (const [clientId, scopes, status, code] of [
      ['ABSENT', ['taxes'], 404, 'not-found'],
      ['ECOM-GONE', ['taxes'], 409, 'client-revoked'],
      ['SCOPELESS', ['taxes'], 422, 'client-members'],
      ['ECOM-GONE', [], 400, 'validation-failed'],
      ['ECOM-GONE', undefined, 400, 'validation-failed'],
    ] as const) {
      const refused = await changeScopes(clientId, scopes);
      expect(refused).toMatchObject({ status, body: { code } });
    }
  });

  it('are changed by operators only', async () => {
    const token = await clients.newToken('ECOM-SELF', await makeChannelClient('ECOM-SELF'));
    const path = '/ops/clients/ECOM-SELF/scopes';
    const answer = await call(clients.gateway.url, token, 'PUT', path, { scopes: ['orders'] });
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong-client-kind' } });
  });
});

describe('the rate limit of a sales channel (decisions 1.10 and 10.2)', () => {
  it('is shared by all of its tokens and clients, but not with another channel', async () => {
    const { url } = await clients.bench.start({ RATE_LIMIT_PER_MINUTE: '3' });
    const secret = await makeChannelClient('ECOM-LIMITED');
    const tokens = [
      await tokenIssuedTo('ECOM'),
      await clients.newToken('ECOM-LIMITED', secret),
      await tokenIssuedTo('ECOM'),
    ];
    for (const token of tokens) expect((await sessionOf(token, url)).status).toBe(200);
    for (const token of tokens) {
      const refused = await sessionOf(token, url);
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
      expect(refused.body.detail).toMatch(/^This sales channel has used up its requests/);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    }
    expect((await sessionOf(await tokenIssuedTo('MELI'), url)).status).toBe(200);
  });
});
