import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { salesChannelTokens } from './sandbox-file.js';

/** Calls `work` with the address of a gateway that gives these answers. */
async function withGateway(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  work: (gateway: string) => Promise<void>,
): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const tokenOf = (claims: object) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('the tokens of a sandbox', () => {
  it('The tokens are requested again while catalog is still starting', async () => {
    const requests: string[] = [];
    await withGateway(
      (request, response) => {
        requests.push(request.url ?? '');
        response.statusCode = requests.length === 2 ? 503 : 201;
        response.end(JSON.stringify({ token: `token ${requests.length}` }));
      },
      async (gateway) => {
        expect(await salesChannelTokens(gateway, [])).toEqual([
          { salesChannel: 'ECOM', token: 'token 3' },
          { salesChannel: 'MELI', token: 'token 4' },
          { salesChannel: 'SHOP', token: 'token 5' },
        ]);
        expect(requests.slice(0, 3)).toEqual([
          '/token',
          '/ops/sales-channels/ECOM/tokens',
          '/ops/sales-channels/ECOM/tokens',
        ]);
      },
    );
  });

  it('The tokens of the last start are reused unless they end soon or lack a scope (decision 10.2)', async () => {
    const scopes = ['taxes', 'listings', 'orders'];
    const later = Math.floor(Date.now() / 1_000) + 30 * 86_400;
    const storedToken = { salesChannel: 'SHOP', token: tokenOf({ exp: later, scopes }) };
    const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    const file = path.join(folder, 'sandbox.json');
    const tokens = [
      { salesChannel: 'ECOM', token: tokenOf({ exp: later - 29 * 86_400, scopes }) },
      { salesChannel: 'MELI', token: tokenOf({ exp: later }) },
      storedToken,
    ];
    writeFileSync(file, JSON.stringify({ salesChannelTokens: tokens }));
    try {
      await withGateway(
        (_request, response) => response.end(JSON.stringify({ token: 'new' })),
        async (gateway) => {
          expect(await salesChannelTokens(gateway, [], file)).toEqual([
            { salesChannel: 'ECOM', token: 'new' },
            { salesChannel: 'MELI', token: 'new' },
            storedToken,
          ]);
        },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
