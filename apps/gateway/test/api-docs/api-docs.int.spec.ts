import { gatewayBench, type GatewayBench } from '../gateway.js';

let bench: GatewayBench;
let url: string;

/**
 * Reads the body to its end: an unread answer keeps its connection open, and the gateway waits for it when it stops.
 */
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    ok: response.ok,
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  };
}

beforeAll(async () => {
  bench = await gatewayBench();
  ({ url } = await bench.start());
});

afterAll(() => bench?.stop());

describe('GET /openapi.json', () => {
  it('serves the API document without a token, with this installation’s address', async () => {
    const response = await get('/openapi.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { openapi, servers, paths } = (await response.json()) as Record<string, object>;
    expect(openapi).toBe('3.1.0');
    expect(servers).toMatchObject([{ url: 'http://entrepot.test' }, { url: '/' }]);
    expect(Object.keys(paths ?? {})).toContain('/ext/orders/{orderId}');
  });

  it('answers 304 to a client that has the current document', async () => {
    const etag = (await get('/openapi.json')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const tags of [etag, etag.slice('W/'.length), `"other", ${etag}`, '*']) {
      const again = await get('/openapi.json', { 'if-none-match': tags });
      expect({ given: tags, status: again.status, body: await again.text() }).toEqual({
        given: tags,
        status: 304,
        body: '',
      });
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    }
    expect((await get('/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

/** The addresses that a browser fetches for a page. */
function fetchedBy(html: string): string[] {
  const tags = html.match(/<(script|link|img)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
}

describe.each(['/docs', '/problems', '/problems/validation-failed'])('the page %s', (path) => {
  it('references only assets of our own origin that exist', async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).not.toContain('http');
    const assets = fetchedBy(await response.text());
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets) {
      expect(asset).toMatch(/^\/docs\/assets\//);
      const { status, headers } = await get(asset);
      expect({ asset, status }).toEqual({ asset, status: 200 });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('contains no inline scripts or handlers, which the policy would block', async () => {
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });
});

describe('GET /docs', () => {
  it('serves the bundle and the API document compressed once, with the tag of the plain content', async () => {
    for (const path of ['/docs/assets/swagger-ui-bundle.js', '/openapi.json']) {
      const [plain, ...compressed] = await Promise.all(
        ['identity', 'br', 'gzip'].map((encoding) => get(path, { 'accept-encoding': encoding })),
      );
      expect(plain?.headers.get('content-encoding')).toBeNull();
      expect(compressed.map(({ headers }) => headers.get('content-encoding'))).toEqual([
        'br',
        'gzip',
      ]);
      for (const { headers, text } of compressed) {
        expect(await text()).toBe(await plain?.text());
        expect(headers.get('etag')).toBe(plain?.headers.get('etag'));
        expect(Number(headers.get('content-length'))).toBeGreaterThan(10_000);
      }
    }
  });

  it('starts the viewer with our document and without a foreign validator', async () => {
    const start = await (await get('/docs/assets/start-viewer.js')).text();
    expect(start).toContain("DOCUMENT = '/openapi.json'");
    expect(start).toContain('validatorUrl: null');
  });

  it('serves the listed files and no others', async () => {
    for (const name of ['package.json', 'index.html', '..%2Fpackage.json', 'nothing.js']) {
      const { status } = await get(`/docs/assets/${name}`);
      expect({ name, status }).toEqual({ name, status: 404 });
    }
  });

  it('accepts a trailing slash (decision 1.5)', async () => {
    expect((await get('/docs/')).status).toBe(200);
  });
});

describe('GET /problems (decision 1.2)', () => {
  it('serves the page of the type of a refusal, for every code', async () => {
    const document = (await (await get('/openapi.json')).json()) as {
      'x-problems': Record<string, { title: string; status: number }[]>;
    };
    const index = await (await get('/problems')).text();
    const problems = Object.entries(document['x-problems']);
    expect(problems.length).toBeGreaterThan(50);
    for (const [code, texts] of problems) {
      expect(index).toContain(`href="/problems/${code}"`);
      const response = await get(`/problems/${code}`);
      expect(response.status).toBe(200);
      const page = await response.text();
      for (const { status } of texts)
        expect(page).toContain(status === 0 ? 'No status' : `Status ${status}`);
    }
  });

  it('explains a refusal that was just answered', async () => {
    const refused = await fetch(`${url}/token`, { method: 'POST', body: '{' });
    const { type, title, code } = (await refused.json()) as Record<string, string>;
    expect(type).toBe(`http://entrepot.test/problems/${code}`);
    const page = await (await get(`/problems/${code}`)).text();
    expect(page).toContain(title);
    expect(page).toContain('What to do');
    expect(page).toContain('POST /token');
  });

  it('answers 404 for an unknown code', async () => {
    const response = await get('/problems/%3Cscript%3E');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await get('/problems/__proto__')).status).toBe(404);
  });
});
