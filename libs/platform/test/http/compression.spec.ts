import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { serveThings } from './serve-things.js';

describe('compression of answers (decision 1.16)', () => {
  const { running, get } = serveThings();

  const accepting = (encodings: string) => ({ 'accept-encoding': encodings });
  const LONG = 100_000;

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
  ])('answers a caller of %s with %s, inline and by threads', async (accepted, encoding, read) => {
    for (const length of [2_000, LONG]) {
      const answer = await get(`/things/text/${length}`, accepting(accepted));
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
      });
      expect(answer.rawPayload.length).toBeLessThan(1_000);
      const { text } = JSON.parse(read(answer.rawPayload).toString()) as { text: string };
      expect(text).toBe('a'.repeat(length));
    }
  });

  it.each([
    ['no encoding', {}],
    ['identity', accepting('identity')],
    ['nothing', accepting('')],
    ['gzip of quality 0', accepting('gzip;q=0')],
    ['anything of quality 0', accepting('*;q=0')],
    ['unknown encodings', accepting('deflate, zstd, compress')],
    ['identity rather than gzip', accepting('identity, gzip;q=0.5')],
    ['an unreadable header', accepting(';;,=q')],
    ['br with a cookie', { ...accepting('br'), cookie: 'session=1' }],
  ])('sends an uncompressed answer to a caller that accepts %s', async (_what, headers) => {
    const answer = await get(`/things/text/${LONG}`, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json<{ text: string }>().text).toHaveLength(LONG);
  });

  it('begins at 1,024 bytes', async () => {
    const around = '{"text":""}'.length;
    for (const [bytes, encoding] of [
      [1_023, undefined],
      [1_024, 'gzip'],
    ] as const) {
      const answer = await get(`/things/text/${bytes - around}`, accepting('gzip'));
      expect([bytes, answer.headers['content-encoding']]).toEqual([bytes, encoding]);
    }
  });

  it('applies to problems as well', async () => {
    const answer = await get('/things/fail/at-length', accepting('br'));
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('order-not-cancellable');
  });

  it('does not apply to compressed content', async () => {
    const answer = await get('/things/pdf', accepting('br, gzip'));
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  });

  it('does not apply to requests: compressed bodies are refused', async () => {
    const answer = await running().app.inject({
      method: 'POST',
      url: '/things',
      payload: gzipSync('{"name":"a"}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'malformed-json',
    ]);
  });
});
