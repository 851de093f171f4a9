import { eventually } from '#testing';
import { issueChannelToken, revokeToken, simulate } from '../channel-tokens.js';
import {
  call,
  gatewayBench,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start();
});

afterAll(() => bench?.stop());

describe('sales-channel tokens (decision 10.2)', () => {
  it('are issued with scopes and a name', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const settings = { scopes: ['orders', 'listings', 'orders'], name: 'Connector, Köln' };
    const { status, body } = await issueChannelToken(gateway.url, operator, settings, 'NAMED');
    const shown = { scopes: ['listings', 'orders'], name: settings.name };
    expect({ status, body }).toMatchObject({ status: 201, body: shown });
    const session = await call(gateway.url, body.token, 'GET', '/session');
    expect(session.body.scopes).toEqual(shown.scopes);
    const path = '/ops/sales-channels/NAMED/tokens';
    const { tokens } = (await call(gateway.url, operator, 'GET', path)).body;
    expect(tokens).toEqual([expect.objectContaining({ tokenId: body.tokenId, ...shown })]);
  });

  it.each([
    [{ scopes: [] }, '/scopes'],
    [{ scopes: ['all'] }, '/scopes/0'],
    [{ scopes: 'taxes' }, '/scopes'],
    [{ name: '' }, '/name'],
    [{ name: 'x'.repeat(129) }, '/name'],
  ])('are not issued with %j', async (settings, pointer) => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const path = '/ops/sales-channels/ECOM/tokens';
    const { status, body } = await call(gateway.url, operator, 'POST', path, settings);
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  it('show their last accepted use, with at most one write a minute', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const issued = async () => (await issueChannelToken(gateway.url, operator, {}, 'USED')).body;
    const [used, unused, revoked] = [await issued(), await issued(), await issued()];
    // Until the gateway knows of a revocation, a use of the token counts, so another one shows that it does.
    const revokedLater = await issued();
    for (const { tokenId } of [revoked, revokedLater]) {
      await revokeToken(gateway.url, operator, 'USED', tokenId);
    }
    await eventually(async () => expect(await simulate(gateway.url, revokedLater.token)).toBe(401));
    expect(await simulate(gateway.url, revoked.token)).toBe(401);
    const startedAt = Date.now();
    const lastUses = async () => {
      const path = '/ops/sales-channels/USED/tokens';
      const { tokens } = (await call(gateway.url, operator, 'GET', path)).body;
      return new Map<string, string | undefined>(
        tokens.map((listedToken: { tokenId: string; lastUsedAt?: string }) => [
          listedToken.tokenId,
          listedToken.lastUsedAt,
        ]),
      );
    };
    const writes = async () =>
      (
        await bench.store.sql(`SELECT xmin::text FROM channel_token WHERE token_id = $1`, [
          used.tokenId,
        ])
      )[0]?.xmin;
    expect(await simulate(gateway.url, used.token)).toBe(200);
    await eventually(async () => expect((await lastUses()).get(used.tokenId)).toBeDefined());
    const lastUse = Date.parse((await lastUses()).get(used.tokenId) ?? '');
    expect(lastUse).toBeGreaterThanOrEqual(startedAt);
    expect(lastUse).toBeLessThanOrEqual(Date.now());
    const written = await writes();
    expect(await simulate(gateway.url, used.token)).toBe(200);
    // The use of the other token is stored after the time at which a use of this token would be stored.
    const { token, tokenId } = await issued();
    expect(await simulate(gateway.url, token)).toBe(200);
    await eventually(async () => expect((await lastUses()).get(tokenId)).toBeDefined());
    expect(await writes()).toBe(written);
    expect((await lastUses()).get(unused.tokenId)).toBeUndefined();
    expect((await lastUses()).get(revoked.tokenId)).toBeUndefined();
  });

  it('give access to the requests of their channel that their scopes allow', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const tokenFor = async (...scopes: string[]) =>
      (await issueChannelToken(gateway.url, operator, { scopes }, 'LOGGED')).body.token;
    const [ofTaxes, ofListings, ofAll] = await Promise.all([
      tokenFor('taxes'),
      tokenFor('listings'),
      tokenFor('taxes', 'listings', 'orders'),
    ]);
    const [order, refusedOrder] = ['/channel/orders/7', '/channel/orders/8'];
    bench.upstream.on(refusedOrder, (_request, response) => {
      response.writeHead(403, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ code: 'missing-scope', status: 403 }));
    });
    const sent = [
      ['GET', '/fxRate/PRC', ofAll],
      ['GET', '/channel/listings', ofAll],
      ['GET', order, ofAll],
      ['GET', `${order}/no-such-operation`, ofAll],
      ['GET', refusedOrder, ofListings],
    ] as const;
    for (const [method, path, token] of sent) {
      expect((await call(gateway.url, token, method, path)).status).toBeLessThan(500);
    }
    const shown = async (token: string) => {
      const { requests } = (await call(gateway.url, token, 'GET', '/ext/requests')).body;
      return requests.map(({ path, code }: { path?: string; code?: string }) =>
        [path, code].filter(Boolean).join(' '),
      );
    };
    const readOrder = '/channel/orders/{salesChannelOrderId}';
    const refused = `${readOrder} missing-scope`;
    const [fxRate, listings] = ['/fxRate/PRC', '/channel/listings'];
    await eventually(async () =>
      expect(await shown(ofAll)).toEqual([fxRate, listings, readOrder, '', refused]),
    );
    expect(await shown(ofTaxes)).toEqual([fxRate, refused]);
    expect(await shown(ofListings)).toEqual([listings, refused]);
  });
});
