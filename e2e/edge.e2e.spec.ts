import { clientOf } from '../tools/demo/read-sandbox.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import type { Json } from './support/merchant.js';
import { send as sendTo } from './support/security/send.js';

const MIB = 1024 * 1024;

describe('the gateway and the service behind it (decision 1.6)', () => {
  let stack: TestStack;
  let token: string;
  let operator: string;

  beforeAll(async () => {
    stack = await sharedStack();
    token = await logIn('ACME');
    operator = await logIn('OPS');
  }, 120_000);

  interface Sent {
    body?: string;
    headers?: Record<string, string>;
    as?: string;
  }

  async function logIn(client: string): Promise<string> {
    const { clientId, clientSecret } = clientOf(stack.sandbox, client);
    const body = JSON.stringify({ clientId, clientSecret });
    return (await send('POST', '/token', { body })).body.token;
  }

  async function send(method: string, path: string, { body, headers = {}, as = token }: Sent = {}) {
    const answer = await sendTo(stack.gateway, path, {
      method,
      headers,
      ...(as !== undefined && { token: as }),
      ...(body !== undefined && { text: body }),
    });
    const { status, headers: answerHeaders, text } = answer;
    return { status, headers: answerHeaders, body: (text === '' ? {} : JSON.parse(text)) as Json };
  }

  /** Arrays nested to this depth. */
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each([
    ['JSON of 33 levels', nested(33), 400, 'json-too-deep'],
    ['JSON of 32 levels, which is not a SKU', nested(32), 400, 'validation-failed'],
    ['an empty list', '[]', 400, 'validation-failed'],
    ['no JSON', '[{', 400, 'malformed-json'],
    ['more than 4 MiB', `["${'x'.repeat(4 * MIB)}"]`, 413, 'body-too-large'],
    ['a little under 4 MiB', `["${'x'.repeat(4 * MIB - 100)}"]`, 400, 'validation-failed'],
  ])('Gateway and service reject a body with %s', async (_name, body, status, code) => {
    const answer = await send('POST', '/ext/merchant/skus', { body });
    expect(answer).toMatchObject({ status, body: { code, status } });
    expect(answer.body.instance).toBe(answer.headers['x-request-id']);
  });

  it('Gateway and service reject media types other than JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await send('POST', '/ext/merchant/skus', { body: '[]', headers });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  it.each([
    ['an id of 128 characters', 'x'.repeat(128), 404, undefined],
    ['an id of 129 characters', 'x'.repeat(129), 400, 'invalid-parameter'],
    ['an id of 10,000 characters', 'x'.repeat(10_000), 400, 'invalid-parameter'],
    ['a control character', 'a%0Ab', 400, 'invalid-parameter'],
    ['a zero byte', 'a%00b', 400, 'invalid-parameter'],
    ['half a surrogate pair', 'a%ED%A0%80b', 400, 'bad-request'],
    ['a broken percent-encoding', 'a%zz', 400, 'bad-request'],
  ])('Gateway and service reject a path with %s', async (_name, id, status, code) => {
    const answer = await send('GET', `/ext/merchant/skus/${id}/status`);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.body.code).toBe(code);
  });

  it.each([
    [
      '/ext/orders',
      ['froom=x', 'pageSize=0', 'creationDateFrom=2026-02-02', 'creationDateUntil=2026-02-01'],
    ],
    ['/ops/audit', ['froom=x', 'pageSize=0', 'from=2026-02-02', 'until=2026-02-01']],
  ])(
    'Gateway and service report all faults of a query of %s in one answer (decision 1.2)',
    async (path, query) => {
      const answer = await send('GET', `${path}?${query.join('&')}`, {
        as: path.startsWith('/ops') ? operator : token,
      });
      const [unknown, pageSize, from] = query.map((parameter) => parameter.split('=')[0]);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'unknown-parameter',
          parameter: unknown,
          errors: [
            { parameter: unknown, code: 'unknown-parameter' },
            { parameter: pageSize, code: 'out-of-range' },
            { parameter: from, code: 'reversed-range' },
          ],
        },
      });
    },
  );

  it('Gateway and service reject a request line or a header that is too long or malformed', async () => {
    for (const answer of [
      await send('GET', `/ext/orders/${'x'.repeat(20_000)}`),
      await send('GET', '/ext/orders/x', { headers: { 'x-long': 'x'.repeat(20_000) } }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      expect(answer.headers['x-request-id']).toBe(answer.body.instance);
    }
  });

  it('Gateway and service replace an unsuitable request id (decision 1.11)', async () => {
    for (const requestId of ['x'.repeat(129), 'a b']) {
      const answer = await send('GET', '/ext/orders/none', {
        headers: { 'x-request-id': requestId },
      });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.body.instance).toBe(answer.headers['x-request-id']);
    }
  });

  it('Gateway and service report the remaining rate in every answer to a client (decision 1.10)', async () => {
    for (const path of ['/ext/orders/none', '/ops/clients']) {
      const { headers } = await send('GET', path);
      expect(headers['ratelimit']).toMatch(/^"client";r=\d+;t=\d+$/);
      expect(headers['ratelimit-policy']).toMatch(/^"client";q=\d+;w=60$/);
    }
  });
});
