import { DnsServer } from '#testing';
import { call, gatewayBench, tokenOf, type GatewayBench } from '../gateway.js';

let dns: DnsServer;
let bench: GatewayBench;

beforeAll(async () => {
  dns = await DnsServer.start({ 'catalog.example': ['127.0.0.1'], 'orders.example': 'failure' });
  bench = await gatewayBench();
});

afterAll(async () => {
  await bench.stop();
  await dns.stop();
});

/** Decision 11.11. */
it('the gateway asks the configured DNS servers for services and for the OpenID provider', async () => {
  const { port } = new URL(bench.upstream.url);
  const { url } = await bench.start({
    DNS_SERVERS: dns.address,
    CATALOG_URL: `http://catalog.example:${port}`,
    ORDERS_URL: `http://orders.example:${port}`,
    OIDC_ISSUER: `http://provider.example:${port}`,
    OIDC_CLIENT_ID: 'entrepot',
    OIDC_CLIENT_SECRET: 'of-the-provider',
    OIDC_OPERATORS_GROUP: 'admins',
  });
  const merchant = await tokenOf(url, 'ACME-API');
  expect((await call(url, merchant, 'GET', '/ext/skus')).status).toBe(200);
  expect((await call(url, merchant, 'GET', '/ext/orders')).status).toBe(503);

  dns.asked.length = 0;
  await fetch(`${url}/console/session/openid`, { redirect: 'manual' });
  const operator = await tokenOf(url, 'OPS');
  expect((await call(url, operator, 'GET', '/ops/overview')).status).toBe(200);
  expect(new Set(dns.asked)).toEqual(new Set(['catalog.example', 'provider.example']));
});
