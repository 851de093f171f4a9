import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaticAnswer } from './static-answer.js';

const CONTENT = JSON.stringify({ text: 'content '.repeat(1_000) });

const answer = new StaticAnswer('application/json; charset=utf-8', CONTENT);

/** The headers and body that a caller with these headers receives. */
async function sent(headers: Record<string, string>, from = answer) {
  const shown: Record<string, unknown> = {};
  const reply = {
    code: (status: number) => ((shown.status = status), reply),
    header: (name: string, value: string) => ((shown[name] = value), reply),
    type: (type: string) => ((shown.type = type), reply),
    send: async (body: unknown) => void (shown.body = body),
  };
  await from.send({ headers } as FastifyRequest, reply as unknown as FastifyReply);
  return shown as Record<string, string> & { body: Buffer };
}

describe('a static answer', () => {
  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, *', gunzipSync],
  ])('is compressed once as %s for all callers', async (encoding, accepted, read) => {
    const headers = { 'accept-encoding': accepted };
    const [first, second] = await Promise.all([sent(headers), sent(headers)]);
    expect(first).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(read(first.body).toString()).toBe(CONTENT);
    expect(second.body).toBe(first.body);
    expect((await sent(headers)).body).toBe(first.body);
  });

  it('is sent uncompressed to other callers, with the same tag, by which all callers revalidate it', async () => {
    const plain = await sent({});
    expect(plain.body.toString()).toBe(CONTENT);
    expect(plain).not.toHaveProperty('content-encoding');
    const compressed = await sent({ 'accept-encoding': 'br' });
    expect(compressed.etag).toBe(plain.etag);
    expect(plain.etag).toMatch(/^W\//);
    for (const encoding of ['br', 'identity']) {
      const again = await sent({ 'accept-encoding': encoding, 'if-none-match': plain.etag ?? '' });
      expect([again.status, again.body]).toEqual([304, undefined]);
    }
  });

  it('is not compressed when it is short, or an image', async () => {
    for (const other of [
      new StaticAnswer('text/html', 'short'),
      new StaticAnswer('image/png', CONTENT),
    ]) {
      expect(await sent({ 'accept-encoding': 'br' }, other)).not.toHaveProperty('content-encoding');
    }
  });
});
