import { gatewayBench, type GatewayBench } from '../gateway.js';
import { logInFrom, sendTo } from '../send.js';

let bench: GatewayBench;

beforeAll(async () => {
  bench = await gatewayBench();
});

afterAll(() => bench?.stop());

describe('the limit of wrong secrets behind a proxy (decision 1.10)', () => {
  it('counts wrong secrets by the address that a trusted proxy names, and ignores other proxies', async () => {
    const fail = (url: string, forwarded: string, from: string) =>
      logInFrom(url, 'wrong', { forwarded, from });
    const open = await bench.start({ LOGIN_FAILURES_PER_MINUTE: '1' });
    expect((await fail(open.url, '10.0.0.1', '127.0.0.1')).status).toBe(401);
    expect((await fail(open.url, '10.0.0.2', '127.0.0.1')).status).toBe(429);

    const env = { LOGIN_FAILURES_PER_MINUTE: '1', TRUSTED_PROXIES: '192.0.2.0/24, 127.0.0.1/32' };
    const behind = await bench.start(env);
    expect((await fail(behind.url, '10.0.0.1', '127.0.0.1')).status).toBe(401);
    expect((await fail(behind.url, '10.0.0.2', '127.0.0.1')).status).toBe(401);
    expect((await fail(behind.url, '10.0.0.1', '127.0.0.1')).status).toBe(429);
    // The address that the caller made up precedes the one that the proxy added.
    expect((await fail(behind.url, '10.9.9.9, 10.0.0.2', '127.0.0.1')).status).toBe(429);
    expect((await fail(behind.url, '10.0.0.3, 192.0.2.7', '127.0.0.1')).status).toBe(401);
    expect((await fail(behind.url, '10.0.0.4', '127.0.0.2')).status).toBe(401);
    expect((await fail(behind.url, '10.0.0.5', '127.0.0.2')).status).toBe(429);
  });

  it('counts the wrong secrets of one IPv6 /64 together', async () => {
    const env = { LOGIN_FAILURES_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' };
    const { url } = await bench.start(env);
    const fail = (forwarded: string) => logInFrom(url, 'wrong', { forwarded });
    expect((await fail('2001:db8::1')).status).toBe(401);
    expect((await fail('2001:db8:0:0:ffff::2')).status).toBe(429);
    expect((await fail('2001:db8:0:1::1')).status).toBe(401);
    expect((await fail('::ffff:10.0.0.1')).status).toBe(401);
    expect((await fail('10.0.0.1')).status).toBe(429);
    expect((await fail('10.0.0.2')).status).toBe(401);
  });
});

describe('the forwarded headers of a proxy', () => {
  const said = {
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'https',
  };
  const published = (headers: Record<string, unknown>) =>
    ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'].map((name) => headers[name]);

  it('are forwarded to the services from a trusted proxy only', async () => {
    const { url } = await bench.start({ TRUSTED_PROXIES: '127.0.0.1' });
    await sendTo(url, '/track/x', { headers: said });
    expect(published(bench.upstream.last().headers)).toEqual(['10.0.0.1', 'shop.test', 'https']);
    await sendTo(url, '/track/x', { headers: said, from: '127.0.0.2' });
    expect(published(bench.upstream.last().headers)).toEqual([
      '127.0.0.2',
      new URL(url).host,
      'http',
    ]);
  });

  it('trusts no proxy when the configuration contains an invalid range', async () => {
    await expect(bench.start({ TRUSTED_PROXIES: 'everybody' })).rejects.toMatchObject({
      faults: [expect.stringContaining('TRUSTED_PROXIES')],
    });
    await expect(bench.start({ TRUSTED_PROXIES: '10.0.0.0/99' })).rejects.toThrow('10.0.0.0/99');
  });
});
