import { serveThings } from './serve-things.js';

describe('problems (decision 1.2)', () => {
  const { running, get } = serveThings();

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

  it('answers 500 without details, and logs the error with the request id', async () => {
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
    const logged = running()
      .lines()
      .find((line) => line.requestId === 'r-2');
    expect(logged).toMatchObject({
      level: 'error',
      err: { type: 'TypeError', stack: expect.stringContaining('things.controller') },
    });
  });

  it('answers 500 for an undocumented code', async () => {
    const answer = await get('/things/fail/undocumented');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
  });

  it('answers 503 with Retry-After while the store is unreachable', async () => {
    const answer = await get('/things/fail/store');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'store-unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('rounds Retry-After up to whole seconds', async () => {
    const answer = await get('/things/fail/rate');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
  });

  it('replaces the text of a Nest exception', async () => {
    const answer = await get('/things/fail/http');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
    expect(answer.body).not.toContain('never shown');
  });
});

describe('documented bodies of failures (decision 1.3)', () => {
  const { post } = serveThings();

  it.each([
    ['a field error', '{"name":1}', 400],
    ['malformed JSON', '{', 400],
    ['a business rule', '{"name":"rule"}', 422],
  ])('are used for %s', async (_what, body, status) => {
    const answer = await post('/things/price/S%2F1', body);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({ status: 'ERROR', failedSkus: ['S/1'] });
    expect(answer.json().errors).toHaveLength(1);
  });

  it('are not used for other statuses', async () => {
    const answer = await post('/things/price/S1', '{"name":"conflict"}');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
});
