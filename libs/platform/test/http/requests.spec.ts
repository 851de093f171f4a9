import { connect, type AddressInfo } from 'node:net';
import { serveThings } from './serve-things.js';

describe('requests that are malformed or too large (decisions 1.4, 1.5 and 1.6)', () => {
  const { running, get, post } = serveThings();

  it('answers 404 for an unknown path, before it reads the body', async () => {
    const answer = await post('/nowhere', '{');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  it.each([
    ['PUT', '/things', 'GET, HEAD, POST'],
    ['PATCH', '/things/', 'GET, HEAD, POST'],
    ['POST', '/things/a%2Fb?x=1', 'DELETE, GET, HEAD'],
    ['OPTIONS', '/health/live', 'GET, HEAD'],
  ])('answers 405 with Allow for %s %s', async (method, url, allow) => {
    const answer = await running().app.inject({ method: method as 'PUT', url, payload: '{' });
    expect([answer.statusCode, answer.json().code]).toEqual([405, 'method-not-allowed']);
    expect(answer.headers.allow).toBe(allow);
  });

  it.each(['/%6detrics', '/health/%6Cive', '/%74hings', 'http://host/%6detrics?x', '/%74hings/a'])(
    'answers 404 for an encoded form of a route’s path: %s',
    async (url) => {
      const answer = await running().app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  it('accepts ids in any encoding, and absolute URLs', async () => {
    for (const url of [
      '/things/%61',
      'http://host/metrics',
      '/metrics#x',
      '/things/?pageSize=%31',
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
  });

  it.each(['{', '{"name":}', '{"name":"a"} x', 'undefined'])(
    'answers 400 malformed-json for %s',
    async (body) => {
      const answer = await post('/things', body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed-json']);
    },
  );

  it('answers 400 for bytes that are not UTF-8', async () => {
    const answer = await post('/things', Buffer.from([0x22, 0xff, 0x22]));
    expect(answer.json().code).toBe('malformed-json');
  });

  it('accepts a body with a byte order mark before the JSON (decision 1.5)', async () => {
    expect((await post('/things', '\uFEFF{"name":"a"}')).json()).toMatchObject({ name: 'a' });
    const long = JSON.stringify({ name: 'a', x: 'a'.repeat(100_000) });
    expect((await post('/things/large', `\uFEFF${long}`)).json()).toMatchObject({ name: 'a' });
    for (const broken of ['\uFEFF', '\uFEFF\uFEFF{"name":"a"}', '{"name":\uFEFF"a"}']) {
      expect((await post('/things', broken)).json()).toMatchObject({ code: 'malformed-json' });
    }
  });

  it('answers 415 for a body of another media type', async () => {
    const form = await post('/things', 'name=a', 'application/x-www-form-urlencoded');
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported-media-type']);
    const text = await post('/things', '{"name":"a"}', 'text/plain');
    expect(text.statusCode).toBe(415);
  });

  it.each([
    ['/things', 65_536],
    ['/things/large', 4_194_304],
  ])('answers 413 for a body over the limit of its operation: %s, %d bytes', async (url, limit) => {
    const ofBytes = (bytes: number) => `{"name":"a","x":"${'a'.repeat(bytes - 19)}"}`;
    const most = await post(url, ofBytes(limit));
    expect([most.statusCode, most.json().name]).toEqual([201, 'a']);
    const answer = await post(url, ofBytes(limit + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'body-too-large']);
    expect(answer.json().detail).toBe(`The body may have at most ${limit} bytes.`);
  });

  it('answers 413 for a body over 4 MiB', async () => {
    const answer = await post('/things', `{"name":"${'a'.repeat(4 * 1024 * 1024)}"}`);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'body-too-large']);
  });

  it.each(['/things/%zz', '/things/%ff'])('answers 400 for the path %s', async (url) => {
    const answer = await get(url, { 'x-request-id': 'r-3' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['x-request-id']).toBe('r-3');
  });

  it('answers input that is not HTTP with a problem', async () => {
    const { port } = running().app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('NO SUCH THING\r\n\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\nContent-Type: application\/problem\+json/);
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', status: 400 });
  });

  it('accepts paths with and without a trailing slash', async () => {
    expect((await get('/things/x/')).json()).toEqual({ id: 'x' });
    expect((await get('/things/?pageSize=3')).json()).toEqual({ pageSize: 3 });
  });

  it('accepts JSON with 32 levels and refuses 33', async () => {
    const deep = (levels: number) =>
      `{"name":"[\\"[","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect((await post('/things', deep(31))).statusCode).toBe(201);
    const answer = await post('/things', deep(32));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'json-too-deep']);
  });

  it('accepts JSON with 150,000 values and with 1,000 names, and refuses one more', async () => {
    // The object, its two members and the list with its elements.
    const values = (count: number) => `{"name":"a","x":[${'0,'.repeat(count - 4)}0]}`;
    const names = (count: number) =>
      `{"name":"a",${Array.from({ length: count - 1 }, (_, n) => `"n${n}":{"name":":,{"}`).join()}}`;
    for (const [most, tooMuch] of [
      [values(150_000), values(150_001)],
      [names(1_000), names(1_001)],
    ] as const) {
      expect((await post('/things/large', most)).statusCode).toBe(201);
      const answer = await post('/things/large', tooMuch);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'json-too-large']);
      expect(answer.json().detail).toMatch(
        /^The body may have at most (150000 values|1000 different names)/,
      );
    }
  });
});
