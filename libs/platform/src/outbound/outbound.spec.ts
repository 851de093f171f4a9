import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DnsServer } from '#testing';
import { request } from 'undici';
import { JwksKeySource } from '../service/jwks-key-source.js';
import { TokenIssuer } from '../../test/token-issuer.js';
import { Names } from './names.js';
import { outboundAgent } from './outbound.js';

let server: Server;
let port: number;
let dns: DnsServer;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  dns = await DnsServer.start();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await dns.stop();
});

async function call(host: string, allow?: string) {
  const names = new Names(dns.address);
  const agent = outboundAgent(
    { connect: { timeout: 2_000 } },
    { names, ...(allow !== undefined && { allow }) },
  );
  try {
    const { body } = await request(`http://${host}:${port}/`, { dispatcher: agent });
    return await body.text();
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await agent.destroy();
  }
}

describe('a call to a configured program', () => {
  it('is allowed to a private address, as an address and as a name', async () => {
    expect(await call('127.0.0.1')).toBe('here');
    dns.names.set('translator.internal', ['127.0.0.1']);
    expect(await call('translator.internal')).toBe('here');
  });

  it.each([
    '169.254.169.254',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '[fd00:ec2::254]',
    '100.100.100.200',
    '168.63.129.16',
    '0.0.0.0',
    '[::]',
    '224.0.0.1',
    '255.255.255.255',
  ])('is refused to %s, as an address and as a name', async (address) => {
    expect(await call(address)).toBe('EACCES');
    const plain = address.replace(/[[\]]/g, '');
    dns.names.set('translator.example', [plain]);
    expect(await call('translator.example')).toBe('EACCES');
  });

  it('does not follow a name that later resolves to another address', async () => {
    dns.names.set('translator.example', ['127.0.0.1']);
    expect(await call('translator.example')).toBe('here');
    dns.names.set('translator.example', ['169.254.169.254']);
    expect(await call('translator.example')).toBe('EACCES');
  });

  it('uses only the allowed ones of several addresses', async () => {
    dns.names.set('translator.example', ['169.254.169.254', '127.0.0.1']);
    expect(await call('translator.example')).toBe('here');
  });

  it('is allowed to every address that the operator configures', async () => {
    dns.names.set('store.internal', ['0.0.0.0']);
    expect(await call('store.internal')).toBe('EACCES');
    expect(await call('store.internal', '10.0.0.0/8, 0.0.0.0')).toBe('here');
  });
});

it('the key set of the gateway is fetched from the address that the configured DNS servers return (decision 11.11)', async () => {
  const issuer = await TokenIssuer.start();
  dns.names.set('gateway.example', ['127.0.0.1']);
  const url = issuer.url.replace('127.0.0.1', 'gateway.example');
  const keys = new JwksKeySource(url, new Names(dns.address));
  await keys.refresh();
  expect(keys.ready).toBe(true);
  await issuer.stop();
});
