import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DnsServer, PATIENCE } from '#testing';
import { Names } from './names.js';

let dns: DnsServer;
let names: Names;

beforeEach(async () => {
  dns = await DnsServer.start({
    'shop.example': ['192.0.2.7', '2001:db8::7'],
    'only6.example': ['2001:db8::6'],
    'silent.example': 'silent',
    'failing.example': 'failure',
  });
  names = new Names(dns.address);
});

afterEach(() => dns.stop());

/** Returns the error code of a lookup. */
async function codeOf(lookup: Promise<unknown>): Promise<string | undefined> {
  return await lookup.then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
}

describe('a lookup of a name', () => {
  it('finds the addresses of both families, IPv4 first', async () => {
    expect(await names.find('Shop.Example')).toEqual([
      { address: '192.0.2.7', family: 4 },
      { address: '2001:db8::7', family: 6 },
    ]);
    expect(await names.find('only6.example')).toEqual([{ address: '2001:db8::6', family: 6 }]);
  });

  it('resolves localhost locally, and asks no server', async () => {
    expect(await names.find('localhost')).toContainEqual({ address: '127.0.0.1', family: 4 });
    expect(await names.find('shop.localhost')).toContainEqual({ address: '::1', family: 6 });
    expect(dns.asked).toEqual([]);
  });

  it('distinguishes a name that does not exist from a lookup without an answer, within three seconds', async () => {
    const beganAt = performance.now();
    expect(await codeOf(names.find('none.example'))).toBe('ENOTFOUND');
    expect(await codeOf(names.find('failing.example'))).toBe('EAI_AGAIN');
    expect(await codeOf(names.find('silent.example'))).toBe('EAI_AGAIN');
    expect(performance.now() - beganAt).toBeLessThan(3_500 * PATIENCE);
  });

  it('is shared by callers of the same name, and a failed name is not looked up again at once', async () => {
    await Promise.all([names.find('shop.example'), names.find('shop.example')]);
    expect(dns.asked).toEqual(['shop.example', 'shop.example']); // IPv4 and IPv6
    await codeOf(names.find('none.example'));
    dns.names.set('none.example', ['192.0.2.8']);
    expect(await codeOf(names.find('none.example'))).toBe('ENOTFOUND');
  });

  it('does not wait for other lookups, however many have no answer', async () => {
    const unanswered = Array.from({ length: 100 }, (_, at) => `silent-${at}.example`);
    for (const name of unanswered) dns.names.set(name, 'silent');
    const waiting = unanswered.map((name) => codeOf(names.find(name)));
    expect(await names.find('shop.example')).toHaveLength(2);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['EAI_AGAIN']));
  });

  it('is refused to an owner with twenty lookups in progress', async () => {
    const unanswered = Array.from({ length: 20 }, (_, at) => `silent-${at}.example`);
    for (const name of unanswered) dns.names.set(name, 'silent');
    const waiting = unanswered.map((name) => codeOf(names.find(name, 'ACME')));
    expect(await codeOf(names.find('shop.example', 'ACME'))).toBe('EAI_AGAIN');
    expect(await names.find('shop.example', 'GLOBEX')).toHaveLength(2);
    await Promise.all(waiting);
    expect(await names.find('shop.example', 'ACME')).toHaveLength(2);
  });

  it('serves connections, of one family or of both', async () => {
    dns.names.set('here.example', ['127.0.0.1', '::1']);
    const server = createServer((_request, response) => response.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const family of [0, 4]) {
      const asked = request({ host: 'here.example', port, family, lookup: names.lookup });
      const [response] = (await once(asked.end(), 'response')) as [{ statusCode: number }];
      expect(response.statusCode).toBe(200);
    }
    server.close().closeAllConnections();
  });
});
