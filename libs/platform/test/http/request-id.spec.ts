import type { AddressInfo } from 'node:net';
import { serveThings } from './serve-things.js';

describe('request id and trace (decision 1.11)', () => {
  const { running, get } = serveThings();

  it('returns the given request id with every answer', async () => {
    for (const url of ['/things/x', '/nowhere', '/things?no=1', '/health/live']) {
      const answer = await get(url, { 'x-request-id': 'caller-7' });
      expect(answer.headers['x-request-id']).toBe('caller-7');
    }
  });

  it.each(['', 'two words', 'é', 'a'.repeat(129)])(
    'replaces an invalid request id: "%s"',
    async (given) => {
      const answer = await get('/things/x', { 'x-request-id': given });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    },
  );

  it('continues the given trace in a new span', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const given = `00-${trace}-b7ad6b7169203331-00`;
    const { traceparent, requestId } = (
      await get('/things/work', { traceparent: given, 'x-request-id': 'r-9' })
    ).json();
    expect(requestId).toBe('r-9');
    expect(traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-00$`));
    expect(traceparent).not.toBe(given);
  });

  it('keeps the context of each request after its body was read over a socket', async () => {
    const { port } = running().app.getHttpServer().address() as AddressInfo;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const response = await fetch(`http://127.0.0.1:${port}/things`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-request-id': `n-${n}` },
          body: JSON.stringify({ name: 'x'.repeat(500), padding: 'y'.repeat(60_000) }),
        });
        return ((await response.json()) as { work: { requestId: string } }).work.requestId;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, (_, n) => `n-${n}`));
  });
});
