import { FxRateChanged } from '#contracts';
import { TcpProxy, testEnvironment, type TestService } from '#testing';
import { startTaxes } from './taxes-service.js';

describe('a machine with IPv6 addresses only', () => {
  let taxes: TestService;
  const proxies: TcpProxy[] = [];

  /** An address of IPv6 that leads to the same program. */
  async function overIPv6(address: string): Promise<string> {
    const url = new URL(address);
    const proxy = await TcpProxy.to(url.hostname, Number(url.port), '::1');
    proxies.push(proxy);
    return Object.assign(url, { host: `[::1]:${proxy.address.port}` }).href;
  }

  beforeAll(async () => {
    taxes = await startTaxes();
    const { host } = new URL(await overIPv6(`http://${testEnvironment().brokers}`));
    await taxes.restart({
      HTTP_HOST: '::1',
      DATABASE_URL: await overIPv6(taxes.store.url),
      KAFKA_BROKERS: host,
      JWKS_URL: await overIPv6(taxes.tokens.jwksUrl),
      PUBLIC_URL: 'http://[::1]:4640',
    });
  });

  afterAll(async () => {
    await taxes?.stop();
    for (const proxy of proxies) await proxy.stop();
  });

  it('A service takes IPv6 addresses in its settings, answers a request and publishes its event', async () => {
    expect(taxes.url).toContain('[::1]');
    const body = { base: 'USD', quote: 'JPY', rate: 150, source: 'a test' };
    const { status } = await taxes.fetch('/ops/fx-rates', {
      token: await taxes.tokens.operator(),
      body,
    });
    expect(status).toBe(201);
    await taxes.events.waitFor(FxRateChanged, ({ quote }) => quote === 'JPY');
  });
});
