import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RefusedBody, refusedBodyOf } from '../proxy/refused-body.js';
import { readRefusal } from './read-refusal.js';

const bodyOf = (bytes: Buffer, encoding?: string) => {
  const body = new RefusedBody(encoding);
  body.add(bytes.subarray(0, 10));
  body.add(bytes.subarray(10));
  return body;
};
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const problem = { code: 'order-not-found', status: 404, detail: 'There is no order 7.' };

describe('the body of a refusal in the log of requests (decision 1.19)', () => {
  it.each([
    ['unchanged', bodyOf(json(problem))],
    ['compressed with brotli', bodyOf(brotliCompressSync(json(problem)), 'br')],
    ['compressed with gzip', bodyOf(gzipSync(json(problem)), 'gzip')],
  ])('is read %s', (_how, body) => {
    const { code, body: text = '' } = readRefusal(body) ?? {};
    expect([code, JSON.parse(text)]).toEqual(['order-not-found', problem]);
  });

  it('has the code of the first fault if the body has no code of its own', () => {
    const refused = json({
      status: 'ERROR',
      errors: [{ code: 'required', detail: 'is required' }],
    });
    expect(readRefusal(bodyOf(refused))?.code).toBe('required');
  });

  it('has no token and no e-mail address', () => {
    const jwt = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJBQ01FIn0.c2lnbmF0dXJl';
    const detail = `ana@example.com is not a parameter, ${jwt} is no id`;
    const { body = '' } = readRefusal(bodyOf(json({ ...problem, detail }))) ?? {};
    expect(JSON.parse(body).detail).toBe('[redacted] is not a parameter, [redacted] is no id');
  });

  it('is at most 8 KiB long, with the first faults', () => {
    const errors = Array.from({ length: 100 }, (_, index) => ({
      pointer: `/${index}`,
      detail: 'x'.repeat(200),
    }));
    const { body = '' } = readRefusal(bodyOf(json({ ...problem, errors }))) ?? {};
    expect(body.length).toBeLessThanOrEqual(8 * 1024);
    expect(JSON.parse(body).errors).toEqual(errors.slice(0, 25));
  });

  it.each([
    ['no JSON', bodyOf(Buffer.from('<html>an error page</html>'))],
    ['a list', bodyOf(json([problem]))],
    ['longer than the limit', bodyOf(json({ ...problem, detail: 'x'.repeat(70_000) }))],
    ['too long in one text', bodyOf(json({ ...problem, detail: 'x'.repeat(9_000) }))],
    ['broken while compressed', bodyOf(brotliCompressSync(json(problem)).subarray(0, 30), 'br')],
  ])('is left out when it is %s', (_what, body) => {
    expect(readRefusal(body)).toBeUndefined();
  });

  it.each([
    [404, 'application/problem+json', true],
    [422, 'application/json; charset=utf-8', true],
    [404, 'text/html', false],
    [200, 'application/json', false],
  ])('with status %i and type %s is stored or not: %s', (status, type, isKept) => {
    expect(refusedBodyOf(status, { 'content-type': type }) !== undefined).toBe(isKept);
  });
});
