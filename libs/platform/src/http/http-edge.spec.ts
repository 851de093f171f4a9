import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { Public } from '../auth/access.js';
import { ProblemBody } from '../problems/problem-body.js';
import { Refusal } from '../problems/refusal.js';
import { BodyLimit, MIB } from './body/body-limit.js';
import { startTestService } from '../spec/test-service.js';
import type { TestService } from '../spec/test-service.js';
import { Id, Instant, Int, Name, PageSize, PageToken } from '../validation/decorators.js';
import { PathParam } from '../validation/parameters.guard.js';
import { int } from '../validation/number-rules.js';
import { workContext } from '../work-context.js';

class ThingDto {
  @Name('Title.') name!: string;
  @Int({ min: 0, optional: true }) count?: number;
}

class ListQuery {
  @Instant('From.', { optional: true }) from?: string;
  @PageSize() pageSize?: number;
}

class PartQuery {
  @Instant('From.', { optional: true, notAfter: 'until' }) from?: string;
  @Instant('Until.', { optional: true }) until?: string;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
  @Id('Size.') size!: string;
}

@Public()
@Controller('things')
class ThingController {
  @Get()
  list(@Query() query: ListQuery): unknown {
    return { ...query };
  }

  @Post()
  create(@Body() body: ThingDto): unknown {
    return { ...body, work: workContext.current() };
  }

  @Post('large')
  @BodyLimit(4 * MIB)
  large(@Body() body: ThingDto): unknown {
    return { ...body };
  }

  @Get('work')
  work(): unknown {
    return workContext.current();
  }

  @Get('fail/:how')
  fail(@Param('how') how: string): unknown {
    if (how === 'conflict') {
      throw new Refusal('order-not-cancellable', 'The order is SHIPPED.');
    }
    if (how === 'store') {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    }
    if (how === 'http') throw new ConflictException('never shown');
    if (how === 'undocumented') throw new Refusal('no-such-code', 'never shown');
    if (how === 'rate') throw new Refusal('rate-limited', 'Slow down.', { retryAfterSeconds: 1.2 });
    if (how === 'at-length') throw new Refusal('order-not-cancellable', 'word '.repeat(500));
    throw new TypeError('the password is hunter2');
  }

  @Post('price/:skuId')
  @ProblemBody((problem, request) => ({
    status: 'ERROR',
    failedSkus: [(request.params as { skuId: string }).skuId],
    errors: problem.errors ?? [{ code: problem.code, detail: problem.detail }],
  }))
  price(@Body() body: ThingDto): unknown {
    if (body.name === 'rule') throw new Refusal('duplicate-sku', 'Twice.');
    if (body.name === 'conflict') throw new Refusal('order-not-cancellable', 'Shipped.');
    return body;
  }

  @Get(':id/parts/:number')
  part(
    @Param('id') id: string,
    @PathParam('number', int({ min: 1 })) number: number,
    @Query() query: PartQuery,
  ): unknown {
    return { id, number, ...query };
  }

  @Get('text/:length')
  text(@Param('length') length: string): unknown {
    return { text: 'a'.repeat(Number(length)) };
  }

  @Get('pdf')
  @Header('content-type', 'application/pdf')
  pdf(): Buffer {
    return Buffer.from('%PDF-1.7 '.repeat(1_000));
  }

  @Get(':id')
  one(@Param('id') id: string): unknown {
    return { id };
  }

  @Delete(':id')
  remove(@Param('id') id: string): unknown {
    return { removed: id };
  }
}

describe('the HTTP edge of a service', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ controllers: [ThingController] });
    await service.app.listen(0, '127.0.0.1');
  });

  afterAll(() => service.app.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    service.app.inject({ method: 'GET', url, headers });

  const post = (url: string, payload: string | Buffer, type = 'application/json') =>
    service.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  describe('decision 1.16: compression', () => {
    const accepting = (encodings: string) => ({ 'accept-encoding': encodings });
    const LONG = 100_000;

    it.each([
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0.5, gzip', 'gzip', gunzipSync],
      ['br;q=0, *', 'gzip', gunzipSync],
    ])(
      'answers a caller of %s with %s, inline and by threads',
      async (accepted, encoding, read) => {
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
      },
    );

    it.each([
      ['no encoding', {}],
      ['identity', accepting('identity')],
      ['nothing', accepting('')],
      ['gzip of quality 0', accepting('gzip;q=0')],
      ['anything of quality 0', accepting('*;q=0')],
      ['unknown encodings', accepting('deflate, zstd, compress')],
      ['identity rather than gzip', accepting('identity, gzip;q=0.5')],
      ['what cannot be read', accepting(';;,=q')],
      ['br with a cookie', { ...accepting('br'), cookie: 'session=1' }],
    ])('answers as it is to a caller who accepts %s', async (_what, headers) => {
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

    it('is of problems too', async () => {
      const answer = await get('/things/fail/at-length', accepting('br'));
      expect(answer.statusCode).toBe(409);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('order-not-cancellable');
    });

    it('is not of what is compressed already', async () => {
      const answer = await get('/things/pdf', accepting('br, gzip'));
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    });

    it('is not of bodies of requests: they are refused', async () => {
      const answer = await service.app.inject({
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

  describe('decision 1.2: problems', () => {
    it('answers a refusal with its code, status, title, page and request id', async () => {
      const answer = await get('/things/fail/conflict', { 'x-request-id': 'r-1' });
      expect(answer.statusCode).toBe(409);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json()).toEqual({
        type: 'https://entrepot.test/problems/order-not-cancellable',
        title: 'The order can no longer be cancelled',
        status: 409,
        detail: 'The order is SHIPPED.',
        instance: 'r-1',
        code: 'order-not-cancellable',
      });
    });

    it('answers 500 with nothing of the fault, and logs it with the request id', async () => {
      const answer = await get('/things/fail/unknown', { 'x-request-id': 'r-2' });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        type: 'https://entrepot.test/problems/internal',
        title: 'The service failed',
        status: 500,
        detail: 'The request failed. The request id helps to find out why.',
        instance: 'r-2',
        code: 'internal',
      });
      const logged = service.lines().find((line) => line.requestId === 'r-2');
      expect(logged).toMatchObject({
        level: 'error',
        err: { type: 'TypeError', stack: expect.stringContaining('http-edge.spec') },
      });
    });

    it('answers 500 for a code that no one documented', async () => {
      const answer = await get('/things/fail/undocumented');
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    });

    it('answers 503 with Retry-After while the store is away', async () => {
      const answer = await get('/things/fail/store');
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'store-unavailable']);
      expect(answer.headers['retry-after']).toBe('5');
    });

    it('rounds Retry-After up to whole seconds', async () => {
      const answer = await get('/things/fail/rate');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
    });

    it('does not let a Nest exception speak for itself', async () => {
      const answer = await get('/things/fail/http');
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
      expect(answer.body).not.toContain('never shown');
    });
  });

  describe('decision 1.3: documented bodies', () => {
    it.each([
      ['a field error', '{"name":1}', 400],
      ['malformed JSON', '{', 400],
      ['a business rule', '{"name":"rule"}', 422],
    ])('are answered for %s', async (_what, body, status) => {
      const answer = await post('/things/price/S%2F1', body);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toMatchObject({ status: 'ERROR', failedSkus: ['S/1'] });
      expect(answer.json().errors).toHaveLength(1);
    });

    it('are not answered for other statuses', async () => {
      const answer = await post('/things/price/S1', '{"name":"conflict"}');
      expect(answer.statusCode).toBe(409);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    });
  });

  describe('decision 1.4: what is no request of ours', () => {
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
      const answer = await service.app.inject({ method: method as 'PUT', url, payload: '{' });
      expect([answer.statusCode, answer.json().code]).toEqual([405, 'method-not-allowed']);
      expect(answer.headers.allow).toBe(allow);
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

    it('answers 415 for another kind of body', async () => {
      const form = await post('/things', 'name=a', 'application/x-www-form-urlencoded');
      expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported-media-type']);
      const text = await post('/things', '{"name":"a"}', 'text/plain');
      expect(text.statusCode).toBe(415);
    });

    it.each([
      ['/things', 65_536],
      ['/things/large', 4_194_304],
    ])(
      'answers 413 for a body over the limit of its operation: %s, %d bytes',
      async (url, limit) => {
        const ofBytes = (bytes: number) => `{"name":"a","x":"${'a'.repeat(bytes - 19)}"}`;
        const most = await post(url, ofBytes(limit));
        expect([most.statusCode, most.json().name]).toEqual([201, 'a']);
        const answer = await post(url, ofBytes(limit + 1));
        expect([answer.statusCode, answer.json().code]).toEqual([413, 'body-too-large']);
        expect(answer.json().detail).toBe(`The body may have ${limit} bytes.`);
      },
    );

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

    it('answers what is not HTTP with a problem', async () => {
      const { port } = service.app.getHttpServer().address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write('NO SUCH THING\r\n\r\n');
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      expect(head).toMatch(
        /^HTTP\/1.1 400 Bad Request\r\nContent-Type: application\/problem\+json/,
      );
      expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', status: 400 });
    });
  });

  describe('decision 1.5 and 1.6', () => {
    it('takes paths with and without a trailing slash', async () => {
      expect((await get('/things/x/')).json()).toEqual({ id: 'x' });
      expect((await get('/things/?pageSize=3')).json()).toEqual({ pageSize: 3 });
    });

    it('takes JSON 32 deep and refuses 33', async () => {
      const deep = (levels: number) =>
        `{"name":"[\\"[","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
      expect((await post('/things', deep(31))).statusCode).toBe(201);
      const answer = await post('/things', deep(32));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'json-too-deep']);
    });

    it('takes JSON of 150,000 values and of 1,000 names, and refuses one more', async () => {
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
          /^The body may have (150000 values|1000 different names)/,
        );
      }
    });

    it('decodes ids once, slashes included (decision 2.7)', async () => {
      const ids = ['a/b', '100%', 'ä ö', '%2F', '..;?#&=+', '日'.repeat(128), '-'];
      for (const id of ids) {
        const answer = await get(`/things/${encodeURIComponent(id)}`);
        expect(answer.json()).toEqual({ id });
      }
    });

    it.each([
      ['%00', 'must not hold'],
      ['a'.repeat(129), 'must have at most 128 characters'],
    ])('refuses the id %s', async (id, detail) => {
      const answer = await get(`/things/${id}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid-parameter', parameter: 'id' });
      expect(answer.json().detail).toContain(detail);
    });

    it('refuses unknown query parameters, on routes without any too', async () => {
      for (const url of ['/things?froom=2024-01-01', '/things/x?froom=1', '/health/live?a=1']) {
        const answer = await get(url);
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown-parameter']);
      }
    });

    it.each([
      ['pageSize=0', 'pageSize'],
      ['pageSize=201', 'pageSize'],
      ['pageSize=1e2', 'pageSize'],
      ['pageSize=', 'pageSize'],
      ['pageSize=1&pageSize=2', 'pageSize'],
      ['from=yesterday', 'from'],
      ['from=2024-02-30', 'from'],
    ])('refuses the query %s', async (query, parameter) => {
      const answer = await get(`/things?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid-parameter', parameter });
    });

    it('answers all faults of path and query at once, in the order of the request (decision 1.2)', async () => {
      const query = [
        'nextPageToken=x',
        'froom=2026-01-01',
        'until=2026-02-01',
        'from=2026-02-01T00:00:01Z',
        'pageSize=0',
        'pageSize=1',
        'froom=2026-01-02',
      ];
      const answer = await get(`/things/a%00/parts/0?${query.join('&')}`);
      expect(answer.statusCode).toBe(400);
      const { code, parameter, detail, errors } = answer.json();
      expect([code, parameter]).toEqual(['invalid-parameter', 'id']);
      expect(detail).toMatch(/^id must not hold .*, and more parameters are not valid\.$/);
      expect(errors).toEqual([
        { parameter: 'id', code: 'unstorable-character', detail: expect.any(String) },
        { parameter: 'number', code: 'out-of-range', detail: 'must be at least 1' },
        {
          parameter: 'nextPageToken',
          code: 'invalid-page-token',
          detail: 'is not a page token of this list',
        },
        {
          parameter: 'froom',
          code: 'unknown-parameter',
          detail: 'is not a parameter of this operation',
        },
        { parameter: 'pageSize', code: 'repeated', detail: 'is given more than once' },
        { parameter: 'size', code: 'required', detail: 'is required' },
      ]);
    });

    it.each([
      ['froom=1&pageSize=0&size=s', 'unknown-parameter', ['froom', 'pageSize']],
      ['pageSize=0&size=s&froom=1', 'invalid-parameter', ['pageSize', 'froom']],
      ['nextPageToken=&pageSize=0&size=s', 'invalid-page-token', ['nextPageToken', 'pageSize']],
      [
        'pageSize=0&from=2026-02-02&until=2026-02-01&size=s',
        'invalid-parameter',
        ['pageSize', 'from'],
      ],
      ['froom=1', 'unknown-parameter', ['froom', 'size']],
    ])(
      'has the code of the first fault of the query %s (decision 1.2)',
      async (query, code, at) => {
        const problem = (await get(`/things/a/parts/1?${query}`)).json();
        expect([problem.code, problem.parameter]).toEqual([code, at[0]]);
        expect(problem.errors.map((one: { parameter: string }) => one.parameter)).toEqual(at);
      },
    );

    it('shows 100 faulty parameters at most (decision 1.2)', async () => {
      const names = Array.from({ length: 101 }, (_, n) => `p${n}`);
      const answer = await get(`/things?${names.map((name) => `${name}=1`).join('&')}`);
      const found = answer.json().errors.map((one: { parameter: string }) => one.parameter);
      expect(found).toEqual(names.slice(0, 100));
    });

    it('reads path and query as their rules say', async () => {
      const query = 'from=2026-02-01&until=2026-02-01&pageSize=2&size=s';
      expect((await get(`/things/a/parts/7?${query}`)).json()).toEqual({
        id: 'a',
        number: 7,
        from: '2026-02-01',
        until: '2026-02-01',
        pageSize: 2,
        size: 's',
      });
    });

    it('says that a query parameter is given twice', async () => {
      const answer = await get('/things?from=2024-01-01&from=2024-01-01');
      expect(answer.json().detail).toBe('from is given more than once.');
    });

    it('reads a blank where + stood in a query date as + (decision 1.7)', async () => {
      const from = '2024-05-01T10:00:00+03:00';
      expect((await get(`/things?from=${from}`)).json()).toEqual({ from });
    });
  });

  describe('decision 1.11: request id and trace', () => {
    it('answers the request id that was given, on every answer', async () => {
      for (const url of ['/things/x', '/nowhere', '/things?no=1', '/health/live']) {
        const answer = await get(url, { 'x-request-id': 'caller-7' });
        expect(answer.headers['x-request-id']).toBe('caller-7');
      }
    });

    it.each(['', 'two words', 'é', 'a'.repeat(129)])('makes one instead of "%s"', async (given) => {
      const answer = await get('/things/x', { 'x-request-id': given });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    });

    it('goes on with the trace that was given, in a span of its own', async () => {
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
      const { port } = service.app.getHttpServer().address() as AddressInfo;
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
});
