import { RefusedBody } from '../proxy/refused-body.js';
import type { AnsweredRequest } from './answered-request.js';
import { RequestBuffer } from './request-buffer.js';

const request = (clientId: string, bytes = 0): AnsweredRequest => {
  const refused = new RefusedBody(undefined);
  refused.add(Buffer.alloc(bytes));
  return {
    at: new Date(0),
    durationMs: 1,
    kind: 'merchant',
    owner: 'ACME',
    clientId,
    method: 'GET',
    path: '/ext/orders',
    status: 200,
    requestId: 'one',
    isFromConsole: false,
    refused,
  };
};

describe('the buffer of the log of requests (decision 1.19)', () => {
  let buffer: RequestBuffer;
  const times = (count: number, act: (index: number) => string | undefined) =>
    Array.from({ length: count }, (_, index) => act(index)).filter(
      (reason) => reason !== undefined,
    );

  beforeEach(() => (buffer = new RequestBuffer()));

  it('keeps 50 requests a second of a client, and requests of other clients as well', () => {
    expect(times(60, () => buffer.add(request('A'), 0))).toEqual(Array(10).fill('client'));
    expect(buffer.add(request('B'), 0)).toBeUndefined();
    expect(buffer.add(request('A'), 999)).toBe('client');
    expect(buffer.add(request('A'), 1_000)).toBeUndefined();
  });

  it('keeps at most 1,000 requests of a client until some are taken', () => {
    const addOne = (index: number) => buffer.add(request('A'), Math.floor(index / 50) * 1_000);
    expect(times(1_001, addOne)).toEqual(['client']);
    expect(buffer.take(1)).toHaveLength(1);
    expect(buffer.add(request('A'), 60_000)).toBeUndefined();
  });

  it('keeps at most 5,000 requests in all', () => {
    expect(times(5_001, (index) => buffer.add(request(`C${index}`), 0))).toEqual(['buffer']);
    expect(buffer.take(500)).toHaveLength(500);
    expect(buffer.size).toBe(4_500);
    expect(buffer.add(request('LATER'), 0)).toBeUndefined();
  });

  it('keeps at most 8 MiB of refusals', () => {
    const large = (index: number) => buffer.add(request(`C${index}`, 64 * 1024), 0);
    expect(times(129, large)).toEqual(['buffer']);
    buffer.take(1);
    expect(buffer.add(request('LATER', 64 * 1024), 0)).toBeUndefined();
  });

  it('returns the oldest requests first', () => {
    for (const clientId of ['A', 'B', 'C']) buffer.add(request(clientId), 0);
    expect(buffer.take(2).map(({ clientId }) => clientId)).toEqual(['A', 'B']);
    expect(buffer.take(2).map(({ clientId }) => clientId)).toEqual(['C']);
  });
});
