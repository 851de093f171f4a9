import { gatewayBench } from '../gateway.js';
import type { GatewayBench } from '../gateway.js';

let bench: GatewayBench;
let url: string;

/** Read to its end: an answer that no one reads keeps its connection, and the gateway waits for it when it stops. */
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

describe('/openapi.json', () => {
  it('is served without a token, for this installation’s address', async () => {
    const response = await get('/openapi.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { openapi, servers, paths } = (await response.json()) as Record<string, object>;
    expect(openapi).toBe('3.1.0');
    expect(servers).toMatchObject([{ url: 'http://entrepot.test' }, { url: '/' }]);
    expect(Object.keys(paths ?? {})).toContain('/ext/orders/{orderId}');
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get('/openapi.json')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const given of [etag, etag.slice('W/'.length), `"other", ${etag}`, '*']) {
      const again = await get('/openapi.json', { 'if-none-match': given });
      expect({ given, status: again.status, body: await again.text() }).toEqual({
        given,
        status: 304,
        body: '',
      });
      expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    }
    expect((await get('/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

/** Addresses that a page makes a browser fetch. */
function fetchedBy(html: string): string[] {
  const tags = html.match(/<(script|link|img)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
}

describe.each(['/docs', '/problems', '/problems/validation-failed'])('the page %s', (path) => {
  it('takes everything from our own address, and all of it is there', async () => {
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

  it('holds no script and no handler of its own, which the policy would not run', async () => {
    const html = await (await get(path)).text();
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });
});

describe('/docs', () => {
  it('starts the viewer on our document, and asks no validator of someone else’s', async () => {
    const start = await (await get('/docs/assets/start-viewer.js')).text();
    expect(start).toContain("url: '/openapi.json'");
    expect(start).toContain('validatorUrl: null');
  });

  it('serves the named files and no others', async () => {
    for (const name of ['package.json', 'index.html', '..%2Fpackage.json', 'nothing.js']) {
      const { status } = await get(`/docs/assets/${name}`);
      expect({ name, status }).toEqual({ name, status: 404 });
    }
  });

  it('answers with a trailing slash as well (decision 1.5)', async () => {
    expect((await get('/docs/')).status).toBe(200);
  });
});

describe('/problems (decision 1.2)', () => {
  it('is where the type of a refusal leads, for every code there is', async () => {
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
      for (const { status } of texts) expect(page).toContain(`Status ${status}`);
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

  it('answers 404 for a code that there is not', async () => {
    const response = await get('/problems/%3Cscript%3E');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await get('/problems/__proto__')).status).toBe(404);
  });
});
