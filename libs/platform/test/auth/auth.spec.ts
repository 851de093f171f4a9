import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { All, Controller, Get, Post } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { startTestService, type TestService } from '../test-service.js';
import { TokenIssuer } from '../token-issuer.js';
import { CallerOf, ChannelScope, ChannelToken, Clients, Public, type Caller } from '#edge';

@Clients('merchant', 'fulfillment-partner')
@Controller()
class GuardedController {
  @Get('parcels')
  parcels(@CallerOf() caller: Caller): Caller {
    return caller;
  }

  @Get('ops')
  @Clients('operator')
  ops(): string {
    return 'ops';
  }

  @All('ops/any')
  @Clients('operator')
  any(): string {
    return 'any';
  }

  @Post('taxes')
  @ChannelToken()
  taxes(@CallerOf() caller: Caller): Caller {
    return caller;
  }

  @Post('listings')
  @ChannelScope('listings')
  listings(@CallerOf() caller: Caller): Caller {
    return caller;
  }

  @Get('open')
  @Public()
  open(): { open: true } {
    return { open: true };
  }
}

const CHANNEL = { sub: 'ecom', kind: 'sales-channel', salesChannel: 'ECOM', merchantId: undefined };

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sets the clock; timers continue. */
function setClock(now: number): void {
  const timers = ['setTimeout', 'setInterval', 'setImmediate'] as const;
  const ends = ['clearTimeout', 'clearInterval', 'clearImmediate'] as const;
  const others = ['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const;
  jest.useFakeTimers({ now, doNotFake: [...timers, ...ends, ...others] });
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

describe('tokens (decisions 2.2, 2.3)', () => {
  let issuer: TokenIssuer;
  let service: TestService;

  beforeAll(async () => {
    issuer = await TokenIssuer.start();
    service = await startTestService({ controllers: [GuardedController], jwksUrl: issuer.url });
    await until(() => issuer.fetches > 0);
  });

  afterEach(() => void jest.useRealTimers());

  afterAll(async () => {
    await service.app.close();
    await issuer.stop();
  });

  const call = (
    authorization: string | undefined,
    method: 'GET' | 'POST' = 'GET',
    url = '/parcels',
  ) =>
    service.app.inject({
      method,
      url,
      headers: authorization === undefined ? {} : { authorization },
    });

  const statusOf = async (token: string) => (await call(`Bearer ${token}`)).statusCode;

  it('identify the caller', async () => {
    const answer = await call(`Bearer ${await issuer.token()}`);
    expect(answer.json()).toEqual({
      kind: 'merchant',
      clientId: 'acme',
      merchantId: 'ACME',
      tokenId: 't-1',
      issuedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    const partner = {
      sub: 'fulfil',
      kind: 'fulfillment-partner',
      partnerId: 'FULFIL-1',
      merchantId: undefined,
    };
    const other = await call(`bearer ${await issuer.token(partner)}`);
    expect(other.json()).toMatchObject({ kind: 'fulfillment-partner', partnerId: 'FULFIL-1' });
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'Bearer not.a.token'])(
    'are required: 401 for the header "%s"',
    async (authorization) => {
      const answer = await call(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toMatchObject({ code: 'unauthorized', status: 401 });
    },
  );

  it('are checked before the body is read', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/taxes',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('are refused when expired, even if they were cached as valid', async () => {
    const now = Math.floor(Date.now() / 1_000);
    expect(await statusOf(await issuer.token({}, { expiresAt: now - 1 }))).toBe(401);
    const short = await issuer.token({}, { expiresAt: now + 60 });
    expect(await statusOf(short)).toBe(200);
    setClock((now + 60) * 1_000);
    expect(await statusOf(short)).toBe(401);
  });

  it.each([
    ['another audience', {}, { audience: 'elsewhere' }],
    ['another issuer', {}, { issuer: 'elsewhere' }],
    ['no token id', { jti: undefined }, {}],
    ['no client id', { sub: undefined }, {}],
    ['an unknown kind', { kind: 'root' }, {}],
    ['a kind that is no text', { kind: ['merchant'] }, {}],
  ])('are refused with %s', async (_what, claims, choices) => {
    expect(await statusOf(await issuer.token(claims as JWTPayload, choices))).toBe(401);
  });

  it('are refused unsigned, signed with the public key, or changed', async () => {
    const claims = {
      sub: 'acme',
      jti: 't',
      kind: 'operator',
      iss: 'entrepot',
      aud: 'entrepot',
      exp: 9e9,
    };
    const unsigned = `${base64url({ alg: 'none', kid: 'k1' })}.${base64url(claims)}.`;
    expect(await statusOf(unsigned)).toBe(401);
    const content = `${base64url({ alg: 'HS256', kid: 'k1' })}.${base64url(claims)}`;
    const secret = Buffer.from(issuer.keys[0]?.x ?? '', 'base64url');
    const mac = createHmac('sha256', secret).update(content).digest('base64url');
    expect(await statusOf(`${content}.${mac}`)).toBe(401);
    const [header, , signature] = (await issuer.token()).split('.');
    expect(await statusOf(`${header}.${base64url(claims)}.${signature}`)).toBe(401);
  });

  it('of another kind are answered with 403 wrong-client-kind; a method overrides its class', async () => {
    const merchant = `Bearer ${await issuer.token()}`;
    const operator = `Bearer ${await issuer.token({ sub: 'ops', kind: 'operator' })}`;
    expect((await call(operator, 'GET', '/ops')).statusCode).toBe(200);
    for (const answer of [await call(merchant, 'GET', '/ops'), await call(operator)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong-client-kind']);
    }
  });

  it('of clients other than sales channels are answered with 401 by the tax simulation', async () => {
    const channel = await call(`Bearer ${await issuer.token(CHANNEL)}`, 'POST', '/taxes');
    expect(channel.json()).toMatchObject({ kind: 'sales-channel', salesChannel: 'ECOM' });
    const merchant = await call(`Bearer ${await issuer.token()}`, 'POST', '/taxes');
    expect([merchant.statusCode, merchant.json().code]).toEqual([401, 'unauthorized']);
  });

  it.each([
    ['without the claim', ['taxes'], undefined],
    ['with one scope', ['listings'], ['listings']],
    ['with several', ['taxes', 'orders'], ['orders', 'taxes']],
    ['with a scope of a later release', ['listings'], ['listings', 'returns']],
    ['with an empty list', [], []],
  ])('of a sales channel %s have the scopes %j (decision 10.2)', async (_how, scopes, claim) => {
    const token = await issuer.token({ ...CHANNEL, scopes: claim } as JWTPayload);
    for (const scope of ['taxes', 'listings']) {
      const answer = await call(`Bearer ${token}`, 'POST', `/${scope}`);
      const body = scopes.includes(scope)
        ? { kind: 'sales-channel', salesChannel: 'ECOM', scopes }
        : {
            status: 403,
            code: 'missing-scope',
            detail: `The token does not have the scope \`${scope}\`.`,
          };
      expect(answer.json()).toMatchObject(body);
    }
  });

  it('without a scope are refused before the body is read (decision 10.2)', async () => {
    const token = await issuer.token(CHANNEL);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = { method: 'POST', url: '/listings', headers, payload: '{' } as const;
    expect((await service.app.inject(sent)).json().code).toBe('missing-scope');
  });

  it.each(['listings', null, {}, ['listings', 1], [['listings']]])(
    'of a sales channel with the scopes %j are invalid',
    async (scopes) => {
      const token = await issuer.token({ ...CHANNEL, scopes } as JWTPayload);
      expect((await call(`Bearer ${token}`, 'POST', '/listings')).statusCode).toBe(401);
    },
  );

  it.each([undefined, null, ['ECOM']])(
    'of a sales channel that name the channel %j are invalid',
    async (salesChannel) => {
      const token = await issuer.token({ ...CHANNEL, salesChannel } as JWTPayload);
      expect((await call(`Bearer ${token}`, 'POST', '/taxes')).statusCode).toBe(401);
    },
  );

  it('of other clients do not get a scope from the claim (decision 10.2)', async () => {
    const token = await issuer.token({ scopes: ['taxes', 'listings'] });
    const refused = await call(`Bearer ${token}`, 'POST', '/listings');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong-client-kind']);
    expect((await call(`Bearer ${token}`)).json()).not.toHaveProperty('scopes');
  });

  it('with read access may only GET: 403 read-only-client before the body is read (decision 2.2)', async () => {
    const reader = { sub: 'viewer', kind: 'operator', access: 'read', merchantId: undefined };
    const authorization = `Bearer ${await issuer.token(reader)}`;
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { authorization };
      const answer = await service.app.inject({ method, url: '/ops/any', headers });
      expect(answer.statusCode).toBe(200);
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await service.app.inject({ method, url: '/ops/any', headers, payload: '{' });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'read-only-client']);
    }
    const full = `Bearer ${await issuer.token({ ...reader, access: undefined })}`;
    expect((await call(full, 'POST', '/ops/any')).statusCode).toBe(200);
  });

  it.each(['full', 'write', '', null, ['read']])(
    'with the unknown access %j are invalid',
    async (access) => {
      expect(await statusOf(await issuer.token({ access }))).toBe(401);
    },
  );

  it('are not required on public routes', async () => {
    expect((await call(undefined, 'GET', '/open')).json()).toEqual({ open: true });
  });
});

describe('a route without an access decorator', () => {
  @Controller('unprotected')
  class UnprotectedController {
    @Get()
    list(): string {
      return 'open by accident';
    }
  }

  it('prevents the service from starting', async () => {
    await expect(startTestService({ controllers: [UnprotectedController] })).rejects.toThrow(
      'GET /unprotected does not declare its access',
    );
  });

  it('or a route only for sales channels without a scope prevents the service from starting', async () => {
    @Clients('sales-channel')
    @Controller('unscoped')
    class UnscopedController {
      @Get()
      list(): string {
        return 'open to every scope by accident';
      }
    }
    await expect(startTestService({ controllers: [UnscopedController] })).rejects.toThrow(
      'GET /unscoped does not declare its scope',
    );
  });
});
