import { costRatio } from '#testing';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  jwtVerify,
  type JSONWebKeySet,
} from 'jose';
import { seedSandbox } from '../../src/sandbox-seed.js';
import {
  CLIENTS,
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

beforeAll(async () => {
  bench = await gatewayBench();
  // Many secrets are wrong on purpose; the rate limit is tested elsewhere.
  const env = { LOGIN_FAILURES_PER_MINUTE: '1000' };
  [gateway, other] = await Promise.all([bench.start(env), bench.start(env)]);
});

afterAll(() => bench?.stop());

async function keySet(url: string): Promise<JSONWebKeySet> {
  return (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
}

describe('the session of a token', () => {
  const sessionOf = (token: string, url = gateway.url) => call(url, token, 'GET', '/session');

  it('shows its client, its expiry and the operations of its kind (decision 2.2)', async () => {
    const token = await tokenOf(gateway.url, 'ACME-API');
    const { exp = 0 } = decodeJwt(token);
    const { status, body } = await sessionOf(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'merchant',
      clientId: 'ACME-API',
      merchantId: 'ACME',
      access: 'full',
      expiresAt: new Date(exp * 1_000).toISOString(),
      operations: expect.arrayContaining(['createOrder', 'listOrders', 'readSession']),
    });
    expect(body.operations).toEqual(body.operations.toSorted());
    for (const foreign of ['listClients', 'simulateTaxes', 'readKeySet', 'generateToken']) {
      expect(body.operations).not.toContain(foreign);
    }
    const partner = await sessionOf(await tokenOf(gateway.url, 'FULFIL-1'));
    expect(partner.body).toMatchObject({ kind: 'fulfillment-partner', partnerId: 'F1' });
    expect(partner.body).not.toHaveProperty('merchantId');
  });

  it('has the operations of a sales channel, whose token is its own', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const { body } = await call(
      gateway.url,
      operator,
      'POST',
      '/ops/sales-channels/ECOM/tokens',
      {},
    );
    const session = await sessionOf(body.token);
    expect(session.body).toEqual({
      kind: 'sales-channel',
      clientId: 'ECOM',
      salesChannel: 'ECOM',
      scopes: ['taxes'],
      access: 'full',
      expiresAt: body.expiresAt,
      operations: [
        'listRequests',
        'quoteLandedCost',
        'readChannelFxRate',
        'readSession',
        'simulateTaxes',
      ],
    });
  });

  it('excludes in production the operations that only a sandbox has (decision 2.5)', async () => {
    const production = await bench.start({ ENTREPOT_ENV: 'production' });
    const { body } = await sessionOf(await tokenOf(gateway.url, 'ACME-API'), production.url);
    expect(body.operations).toContain('listOrders');
    expect(body.operations).not.toContain('createOrder');
  });

  it('is refused without a token', async () => {
    expect((await fetch(`${gateway.url}/session`)).status).toBe(401);
  });
});

describe('POST /token', () => {
  it('answers a bearer token with the claims of decision 2.2, which the published keys verify', async () => {
    const { status, headers, text } = await logIn(gateway.url, 'ACME-API', 'acme-secret');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const answer = JSON.parse(text) as { token: string };
    expect(answer).toEqual({ token: answer.token, tokenType: 'Bearer', expiresIn: 28_800 });

    const keys = createRemoteJWKSet(new URL(`${other.url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(answer.token, keys, {
      issuer: 'entrepot',
      audience: 'entrepot',
      algorithms: ['EdDSA'],
    });
    expect(protectedHeader.kid).toBe((await keySet(gateway.url)).keys[0]?.kid);
    expect(payload).toMatchObject({ sub: 'ACME-API', kind: 'merchant', merchantId: 'ACME' });
    expect(payload.jti).toEqual(expect.any(String));
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(28_800);
  });

  it('names the partner in a partner token, and no merchant or partner in an operator token', async () => {
    const keys = createLocalJWKSet(await keySet(gateway.url));
    const partner = await jwtVerify(await tokenOf(gateway.url, 'FULFIL-1'), keys);
    expect(partner.payload).toMatchObject({ kind: 'fulfillment-partner', partnerId: 'F1' });
    const operator = await jwtVerify(await tokenOf(gateway.url, 'OPS'), keys);
    expect(operator.payload).toMatchObject({ kind: 'operator', sub: 'OPS' });
    expect(operator.payload.merchantId).toBeUndefined();
  });

  it('answers an unknown id and a wrong secret in the same way, with only a message (decision 1.3)', async () => {
    const wrong = await logIn(gateway.url, 'ACME-API', 'acme-secret ');
    const unknown = await logIn(gateway.url, 'ABSENT', 'acme-secret');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(JSON.parse(answer.text)).toEqual({ message: 'Incorrect username or password.' });
    }
    expect(unknown.text).toBe(wrong.text);
    const names = ({ headers }: typeof wrong) => [...headers.keys()].toSorted();
    expect(names(unknown)).toEqual(names(wrong));
  });

  it('takes the same time for an unknown id and a wrong secret (decision 1.3)', async () => {
    const wrongOf = (clientId: string) => () => logIn(gateway.url, clientId, 'not-the-secret');
    const ratio = await costRatio(wrongOf('ABSENT'), wrongOf('ACME-API'), [0.7, 1.4]);
    // Without the check against a dummy hash an unknown id takes a fourth of the time.
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it('names the missing and wrong fields', async () => {
    const response = await fetch(`${gateway.url}/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: 5 }),
    });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/clientId', '/clientSecret']);
  });

  it('answers other methods with 405 and Allow', async () => {
    const response = await fetch(`${gateway.url}/token`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('the sandbox seed', () => {
  const hashes = async () =>
    (await bench.store.sql(`SELECT client_id, secret_hash FROM client ORDER BY client_id`)).map(
      (row) => row.secret_hash as string,
    );

  it('keeps argon2id hashes while the secrets match and replaces one that does not', async () => {
    const first = await hashes();
    for (const secretHash of first)
      expect(secretHash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
    await seedSandbox(bench.store.url, bench.store.schema, { clients: CLIENTS });
    expect(await hashes()).toEqual(first);

    const changed = { ...CLIENTS[1], clientSecret: 'another' };
    await seedSandbox(bench.store.url, bench.store.schema, { clients: [changed] });
    const second = await hashes();
    expect([second[0], second[2]]).toEqual([first[0], first[2]]);
    expect(second[1]).not.toBe(first[1]);
    expect((await logIn(gateway.url, 'FULFIL-1', 'another')).status).toBe(200);
    expect((await logIn(gateway.url, 'FULFIL-1', 'f-secret')).status).toBe(401);
  });
});
