import type { CloudEvent } from '../api/events.js';
import { KEPT_MAX, traceOf, withNewer } from './tail.js';

const event = (id: string, traceparent?: string) =>
  ({ id, ...(traceparent !== undefined && { traceparent }) }) as CloudEvent;
const idsOf = (events: readonly CloudEvent[]) => events.map(({ id }) => id);

describe('the tail of events', () => {
  it('shows the newest events first, and each once', () => {
    const shown = withNewer([event('b'), event('a')], [event('b'), event('c'), event('d')]);
    expect(idsOf(shown)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('drops the oldest events beyond its limit', () => {
    const many = Array.from({ length: KEPT_MAX }, (_, index) => event(String(index)));
    const shown = withNewer(many, [event('newest')]);
    expect([shown.length, shown[0]?.id, shown.at(-1)?.id]).toEqual([
      KEPT_MAX,
      'newest',
      String(KEPT_MAX - 2),
    ]);
  });

  it('has the trace of each event with a trace', () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    expect(traceOf(event('a', `00-${trace}-b7ad6b7169203331-01`))).toBe(trace);
    expect(traceOf(event('a'))).toBeUndefined();
  });
});
