import { createRequire } from 'node:module';
import { patchRequestQueues, type RequestQueue } from './request-queue.js';

interface Request {
  correlationId: number;
  entry: { correlationId: number; resolve: () => void };
  expectResponse: boolean;
  sendRequest: () => void;
}

interface FullQueue extends RequestQueue {
  push(request: Request): void;
  fulfillRequest(response: { correlationId: number; payload: Buffer; size: number }): void;
  maybeThrottle(milliseconds: number): void;
}

/** kafkajs with the patch. */
describe("kafkajs's queue of requests", () => {
  const quiet = () => undefined;
  const sent: number[] = [];
  let queue: FullQueue;

  beforeEach(() => {
    patchRequestQueues();
    jest.useFakeTimers();
    sent.length = 0;
    const Queue = createRequire(import.meta.url)(
      'kafkajs/src/network/requestQueue/index.js',
    ) as new (options: object) => FullQueue;
    const logger = { debug: quiet, warn: quiet };
    queue = new Queue({ maxInFlightRequests: 1, requestTimeout: 1_000, logger });
  });

  afterEach(() => jest.useRealTimers());

  const push = (correlationId: number) =>
    queue.push({
      correlationId,
      entry: { correlationId, resolve: quiet },
      expectResponse: true,
      sendRequest: () => sent.push(correlationId),
    });
  const answer = (correlationId: number) =>
    queue.fulfillRequest({ correlationId, payload: Buffer.alloc(0), size: 0 });

  it('sets no timer while it is empty', () => {
    push(1);
    answer(1);
    expect(sent).toEqual([1]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends the next request when the previous one is answered', () => {
    push(1);
    push(2);
    expect(sent).toEqual([1]);
    answer(1);
    expect(sent).toEqual([1, 2]);
    answer(2);
    jest.runOnlyPendingTimers();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([1, 300])('sends a pending request after a throttle of %i ms', (milliseconds) => {
    queue.maybeThrottle(milliseconds);
    push(1);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(milliseconds + 10);
    expect(sent).toEqual([1]);
    answer(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
