import { eventually } from '#testing';
import {
  call,
  gatewayBench,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';
import { sendTo } from '../send.js';
import { TestProvider } from './test-provider.js';

let provider: TestProvider;
let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  provider = await TestProvider.start();
  bench = await gatewayBench();
  gateway = await bench.start(settings());
});

afterAll(async () => {
  await bench?.stop();
  await provider?.stop();
});

function settings(issuer = provider.issuer): Record<string, string> {
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'entrepot',
    OIDC_CLIENT_SECRET: 'of-the-provider',
    OIDC_OPERATORS_GROUP: 'admins',
    OIDC_READERS_GROUP: 'readers',
  };
}

interface Step {
  location: URL;
  cookies: Record<string, string>;
}

/** Sends one request of the browser, which stores cookies and follows redirects. */
async function visit(url: URL, cookie?: string): Promise<Step> {
  const answer = await sendTo(url.origin, url.pathname + url.search, {
    headers: cookie === undefined ? {} : { cookie },
  });
  const set = (answer.headers['set-cookie'] ?? []).map((text) => text.split(';', 1)[0] ?? '');
  const cookies = Object.fromEntries(set.map((text) => text.split(/=(.*)/s).slice(0, 2)));
  return { location: new URL(answer.headers.location ?? '', url), cookies };
}

/** Goes to the provider and returns, up to the address of the callback. */
async function throughProvider(to = '/console/orders?status=ON_HOLD') {
  const start = new URL(`/console/session/openid?to=${encodeURIComponent(to)}`, gateway.url);
  const { location, cookies } = await visit(start);
  const { location: callback } = await visit(location);
  const cookie = `__Host-entrepot-sign-in=${cookies['__Host-entrepot-sign-in']}`;
  return { authorization: location.searchParams, callback, cookie };
}

const back = ({ location }: Step): string => location.pathname + location.search;

describe('the sign-in with an OpenID provider', () => {
  it('is offered when a provider is configured', async () => {
    const ways = async (url: string) => (await sendTo(url, '/console/session/ways')).json();
    expect(await ways(gateway.url)).toEqual({ openId: true });
    const { url } = await bench.start();
    expect(await ways(url)).toEqual({ openId: false });
    expect((await sendTo(url, '/console/session/openid')).status).toBe(404);
  });

  it.each([
    ['admins', undefined, 400],
    ['readers', 'read', 403],
  ])('makes %s operators, and returns to the previous page', async (group, access, status) => {
    const { authorization, callback, cookie } = await throughProvider();
    expect(authorization.get('code_challenge_method')).toBe('S256');
    expect(authorization.get('redirect_uri')).toBe(
      `${gateway.url}/console/session/openid/callback`,
    );
    provider.claims = { email: 'ana@example.com', groups: ['staff', group] };
    const step = await visit(callback, cookie);
    expect(back(step)).toBe('/console/orders?status=ON_HOLD');
    expect(step.cookies['__Host-entrepot-sign-in']).toBe('');
    const session = {
      cookie: `__Host-entrepot-console=${step.cookies['__Host-entrepot-console']}`,
    };
    const who = await sendTo(gateway.url, '/console/api/session', { headers: session });
    expect(who.json()).toMatchObject({
      kind: 'operator',
      clientId: 'oidc:ana@example.com',
      access: access ?? 'full',
    });
    const write = await sendTo(gateway.url, '/console/api/ops/clients', {
      method: 'POST',
      headers: { ...session, 'sec-fetch-site': 'same-origin', 'x-entrepot-console': '1' },
    });
    expect(write.status).toBe(status);
  });

  it('admits no one without a group of operators', async () => {
    const { callback, cookie } = await throughProvider();
    provider.claims = { email: 'bo@example.com', groups: ['staff'] };
    const step = await visit(callback, cookie);
    expect(back(step)).toBe('/console/sign-in?problem=no-operator');
    expect(step.cookies).not.toHaveProperty('__Host-entrepot-console');
  });

  it.each([
    ['without its cookie', () => undefined],
    ['with the cookie of another sign-in', async () => (await throughProvider()).cookie],
    ['with a cookie that is not a sign-in', () => '__Host-entrepot-sign-in=x'],
  ])('refuses to finish %s', async (_how, cookieOfOther) => {
    const { callback } = await throughProvider();
    provider.claims = { email: 'ana@example.com', groups: 'admins' };
    const step = await visit(callback, await cookieOfOther());
    expect(back(step)).toBe('/console/sign-in?problem=provider-failed');
    expect(step.cookies).not.toHaveProperty('__Host-entrepot-console');
  });

  it('refuses an ID token whose signature is not from the provider’s keys', async () => {
    const { callback, cookie } = await throughProvider();
    provider.claims = { email: 'ana@example.com', groups: 'admins' };
    provider.signsWrongly = true;
    const step = await visit(callback, cookie).finally(() => (provider.signsWrongly = false));
    expect(back(step)).toBe('/console/sign-in?problem=provider-failed');
    expect(step.cookies).not.toHaveProperty('__Host-entrepot-console');
  });

  it('refuses a person with an e-mail address that the provider has not verified', async () => {
    const { callback, cookie } = await throughProvider();
    provider.claims = { email: 'ana@example.com', email_verified: false, groups: 'admins' };
    const step = await visit(callback, cookie);
    expect(back(step)).toBe('/console/sign-in?problem=email-unverified');
    expect(step.cookies).not.toHaveProperty('__Host-entrepot-console');
  });

  it('ends when an operator ends the sessions of the person (decision 2.9)', async () => {
    const { callback, cookie } = await throughProvider();
    const person = 'oidc:eva@example.com';
    provider.claims = { email: 'eva@example.com', groups: 'admins', email_verified: true };
    const { cookies } = await visit(callback, cookie);
    const session = { cookie: `__Host-entrepot-console=${cookies['__Host-entrepot-console']}` };
    const status = async () =>
      (await sendTo(gateway.url, '/console/api/ops/clients', { headers: session })).status;
    expect(await status()).toBe(200);

    const token = await tokenOf(gateway.url, 'OPS');
    const listed = await call(gateway.url, token, 'GET', '/ops/sessions');
    expect(listed.body.clients).toContainEqual({
      clientId: person,
      live: 1,
      lastBegunAt: expect.any(String),
      lastExpiresAt: expect.any(String),
    });
    const path = `/ops/sessions/${encodeURIComponent(person)}/end`;
    const ended = await call(gateway.url, token, 'POST', path);
    expect([ended.status, ended.body]).toEqual([200, { clientId: person, ended: 1 }]);
    await eventually(async () => expect(await status()).toBe(401));
    expect((await call(gateway.url, token, 'POST', path)).body.ended).toBe(0);
    const audited = await bench.store.sql(
      `SELECT who, details FROM audit WHERE what = 'sessions.ended'`,
    );
    expect(audited).toEqual([{ who: 'OPS', details: { clientId: person, ended: 1 } }]);
  });

  it.each(['/console/заказы', '/console/\r\nset-cookie: a=b', '/console/é', '/console/a b'])(
    'refuses a return address that no header field can contain: %j',
    async (to) => {
      const path = `/console/session/openid?to=${encodeURIComponent(to)}`;
      const { status, json } = await sendTo(gateway.url, path);
      expect([status, json().code]).toEqual([400, 'invalid-parameter']);
    },
  );

  it('refuses the ID token of another sign-in', async () => {
    const { callback, cookie } = await throughProvider();
    provider.claims = { email: 'ana@example.com', groups: 'admins', nonce: 'of another' };
    expect(back(await visit(callback, cookie))).toBe('/console/sign-in?problem=provider-failed');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/console.example', '/docs'])(
    'returns to the console only, not to %s',
    async (to) => {
      const { callback, cookie } = await throughProvider(to);
      provider.claims = { email: 'ana@example.com', groups: 'admins' };
      expect((await visit(callback, cookie)).location.href).toBe(`${gateway.url}/console`);
    },
  );

  it('shows a problem while the provider is unavailable, and works when the provider is back', async () => {
    const late = await TestProvider.start();
    const { url } = await bench.start(settings(late.issuer));
    await late.stop();
    const start = new URL('/console/session/openid', url);
    expect(back(await visit(start))).toBe('/console/sign-in?problem=provider-failed');
    await late.listen();
    expect((await visit(start)).location.origin).toBe(late.issuer);
    await late.stop();
  });
});
