import { eventually } from '#testing';
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
  it('issues tokens with scopes and a name (decision 10.2)', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const asked = { scopes: ['orders', 'listings', 'orders'], name: 'Connector, Köln' };
    const { status, body } = await issueChannelToken(gateway.url, operator, asked, 'NAMED');
    const shown = { scopes: ['listings', 'orders'], name: asked.name };
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
  ])('refuses to issue a token with %j', async (asked, pointer) => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const path = '/ops/sales-channels/ECOM/tokens';
    const { status, body } = await call(gateway.url, operator, 'POST', path, asked);
    expect(status).toBe(400);
    expect(body.errors.map((one: { pointer: string }) => one.pointer)).toEqual([pointer]);
  });

  it('shows when a token was last used, with a write a minute at most, and not for refused uses (decision 10.2)', async () => {
    const operator = await tokenOf(gateway.url, 'OPS');
    const issued = async () => (await issueChannelToken(gateway.url, operator, {}, 'USED')).body;
    const [used, unused, revoked] = [await issued(), await issued(), await issued()];
    await revokeToken(gateway.url, operator, 'USED', revoked.tokenId);
    await eventually(async () => expect(await simulate(gateway.url, revoked.token)).toBe(401));
    const startedAt = Date.now();
    const lastUses = async () => {
      const path = '/ops/sales-channels/USED/tokens';
      const { tokens } = (await call(gateway.url, operator, 'GET', path)).body;
      return new Map<string, string | undefined>(
        tokens.map((one: { tokenId: string; lastUsedAt?: string }) => [
          one.tokenId,
          one.lastUsedAt,
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
    // The use of another token is stored later than that of this one would be.
    const { token, tokenId } = await issued();
    expect(await simulate(gateway.url, token)).toBe(200);
    await eventually(async () => expect((await lastUses()).get(tokenId)).toBeDefined());
    expect(await writes()).toBe(written);
    expect((await lastUses()).get(unused.tokenId)).toBeUndefined();
    expect((await lastUses()).get(revoked.tokenId)).toBeUndefined();
  });
});

async function issueChannelToken(url: string, bearer: string, body: object = {}, channel = 'ECOM') {
  const response = await fetch(`${url}/ops/sales-channels/${channel}/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { token: string; tokenId: string; expiresAt: string },
  };
}

/** The status of a request with a sales channel's token. */
async function simulate(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/ext/taxes`, { headers })).status;
}

async function revokeToken(url: string, bearer: string, channel: string, tokenId: string) {
  const response = await fetch(`${url}/ops/sales-channels/${channel}/tokens/${tokenId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${bearer}` },
  });
  return response.status;
}
