import { gatewayBench, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { sendTo } from '../send.js';
import { cookieOf } from './console.js';

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start();
});

afterAll(() => bench?.stop());

/** A script that the page references. */
async function scriptOf(url: string): Promise<string> {
  const { body } = await sendTo(url, '/console');
  const [, script = ''] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(body.toString()) ?? [];
  return script;
}

describe('the pages of the console', () => {
  it.each(['/console', '/console/', '/console/orders', '/console/orders/ACME-MELI-1?tab=events'])(
    'are one page, with a policy that allows only its own scripts: %s',
    async (path) => {
      const { status, headers, body } = await sendTo(gateway.url, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'; connect-src 'self'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      );
      expect(body.toString()).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/i);
    },
  );

  it('reference immutable files, which are sent compressed, also to users who are logged in', async () => {
    const script = await scriptOf(gateway.url);
    const cookie = await cookieOf(gateway.url, 'OPS');
    for (const encoding of ['br', 'gzip']) {
      const headers = { ...cookie, 'accept-encoding': encoding };
      const answer = await sendTo(gateway.url, script, { headers });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
      expect(answer.headers['content-type']).toMatch(/^application\/javascript/);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const plain = await sendTo(gateway.url, script);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['none.js', 404, 'not-found'],
    ['..%2findex.html', 400, 'bad-request'],
    ['%2e%2e', 400, 'bad-request'],
  ])('answer with a problem for other files: %s', async (name, status, code) => {
    const answer = await sendTo(gateway.url, `/console/assets/${name}`);
    expect([answer.status, answer.json().code]).toEqual([status, code]);
  });

  describe('the frame of an image (decision 3.21)', () => {
    const FRAME = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };
    const frameOf = (image: string, headers: Record<string, string> = FRAME) =>
      sendTo(gateway.url, `/console/image?url=${encodeURIComponent(image)}`, { headers });

    it('loads the image and nothing else, and sends no referrer', async () => {
      const { status, headers, body } = await frameOf('https://cdn.test/a.jpg?a=1&b="><script>');
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; img-src https:; style-src 'sha256-[^']+'; .*frame-ancestors 'self'; sandbox$/,
      );
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(body.toString()).toContain(
        '<img src="https://cdn.test/a.jpg?a=1&amp;b=%22%3E%3Cscript%3E" alt="">',
      );
    });

    it.each([
      'http://cdn.test/a.jpg',
      'javascript:alert(1)',
      'https://u:p@cdn.test/a.jpg',
      'a.jpg',
    ])('refuses %s', async (image) => {
      const answer = await frameOf(image);
      expect([answer.status, answer.json().code]).toEqual([400, 'invalid-parameter']);
    });

    it.each([
      ['another site', { ...FRAME, 'sec-fetch-site': 'cross-site' }],
      ['no frame', { ...FRAME, 'sec-fetch-dest': 'document' }],
      ['no browser', {}],
    ])('is not found for %s', async (_, headers) => {
      expect((await frameOf('https://cdn.test/a.jpg', headers)).status).toBe(404);
    });
  });

  it('are not found when the console is disabled', async () => {
    const { url } = await bench.start({ CONSOLE_ENABLED: 'false' });
    for (const path of ['/console', '/console/session', '/console/api/ext/orders']) {
      expect([path, (await sendTo(url, path)).status]).toEqual([path, 404]);
    }
  });
});
