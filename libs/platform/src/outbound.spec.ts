import { createServer, type Server } from 'node:http';
import type { LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { outboundAgent } from './outbound.js';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Resolves names to the addresses that the test sets, one answer after the other. */
function meaning(...answers: string[][]) {
  let asked = 0;
  const lookUp: NonNullable<Parameters<typeof outboundAgent>[2]> = (_name, _options, callback) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    const found = addresses.map((address): LookupAddress => {
      return { address, family: address.includes(':') ? 6 : 4 };
    });
    callback(null, found);
  };
  return lookUp;
}

async function call(host: string, allow?: string, lookUp?: ReturnType<typeof meaning>) {
  const agent = outboundAgent({ connect: { timeout: 2_000 } }, allow, lookUp);
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
  it('is allowed to a private address, by number and by name', async () => {
    expect(await call('127.0.0.1')).toBe('here');
    expect(await call('translator.internal', undefined, meaning(['127.0.0.1']))).toBe('here');
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
  ])('is refused to %s, by number and by name', async (address) => {
    expect(await call(address)).toBe('EACCES');
    const plain = address.replace(/[[\]]/g, '');
    expect(await call('translator.example', undefined, meaning([plain]))).toBe('EACCES');
  });

  it('does not follow a name that later resolves to another address', async () => {
    const lookUp = meaning(['127.0.0.1'], ['169.254.169.254']);
    expect(await call('translator.example', undefined, lookUp)).toBe('here');
    expect(await call('translator.example', undefined, lookUp)).toBe('EACCES');
  });

  it('uses only the allowed ones of several addresses', async () => {
    const lookUp = meaning(['169.254.169.254', '127.0.0.1']);
    expect(await call('translator.example', undefined, lookUp)).toBe('here');
  });

  it('is allowed to every address that the operator configures', async () => {
    const lookUp = meaning(['0.0.0.0']);
    expect(await call('store.internal', undefined, lookUp)).toBe('EACCES');
    expect(await call('store.internal', '10.0.0.0/8, 0.0.0.0', lookUp)).toBe('here');
  });
});
