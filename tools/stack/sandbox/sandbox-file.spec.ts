import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { salesChannelTokens } from './sandbox-file.js';

describe('the tokens of a sandbox', () => {
  it('are requested again while catalog is still starting', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.statusCode = asked.length === 2 ? 503 : 201;
      response.end(JSON.stringify({ token: `token ${asked.length}` }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(await salesChannelTokens(gateway, [])).toEqual([
        { salesChannel: 'ECOM', token: 'token 3' },
        { salesChannel: 'MELI', token: 'token 4' },
        { salesChannel: 'SHOP', token: 'token 5' },
      ]);
      expect(asked.slice(0, 3)).toEqual([
        '/token',
        '/ops/sales-channels/ECOM/tokens',
        '/ops/sales-channels/ECOM/tokens',
      ]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
