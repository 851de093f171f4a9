import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { processTerminal } from '../terminal/terminal.js';
import { sessionOf } from './session.js';

describe('the proxy of the environment', () => {
  const servers: Server[] = [];
  let gateway: string;
  let proxy: string;
  let tunnels: string[];

  async function listen(server: Server): Promise<string> {
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeEach(async () => {
    tunnels = [];
    gateway = await listen(
      createServer((request, answer) => {
        const token = `token for ${request.method} ${request.url}`;
        answer.setHeader('content-type', 'application/json');
        request.resume().on('end', () => answer.end(JSON.stringify({ token, expiresIn: 60 })));
      }),
    );
    const tunnel = createServer().on('connect', (request, socket: Socket) => {
      tunnels.push(request.url ?? '');
      const [host, port] = (request.url ?? '').split(':');
      const wire = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        wire.pipe(socket).pipe(wire);
      });
      wire.on('error', () => socket.destroy());
      socket.on('error', () => wire.destroy());
    });
    proxy = `http://${await listen(tunnel)}`;
  });

  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  function tokenWith(env: NodeJS.ProcessEnv): Promise<string | undefined> {
    const source = {
      url: `http://${gateway}`,
      clientId: 'ACME',
      origin: 'a test',
      credentials: { clientId: 'ACME', clientSecret: 'secret' },
    };
    const signal = AbortSignal.timeout(10_000);
    return sessionOf(source, {
      terminal: processTerminal(),
      env,
      stdin: process.stdin,
      signal,
    }).client.token();
  }

  it('carries the requests, body and answer included', async () => {
    expect(await tokenWith({ HTTP_PROXY: proxy })).toBe('token for POST /token');
    expect(tunnels).toEqual([gateway]);
  });

  it('is not used for the hosts of NO_PROXY, or without variables', async () => {
    expect(await tokenWith({ HTTP_PROXY: proxy, NO_PROXY: '127.0.0.1' })).toMatch(/^token/);
    expect(await tokenWith({})).toMatch(/^token/);
    expect(tunnels).toEqual([]);
  });
});
