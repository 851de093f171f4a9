import { SalesChannelInventoryApplied } from '#contracts';
import type { DecodedEvent } from './decode.js';
import { EventTraces } from './event-traces.js';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const LATER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** A consumed event with the members that traces use. */
function consumed(key: string | null, traceparent?: string): DecodedEvent {
  const headers = traceparent === undefined ? {} : { traceparent };
  const contract = SalesChannelInventoryApplied;
  return {
    kind: 'event',
    eventId: '0197aa00-0000-7000-8000-000000000001',
    event: {},
    received: { stream: contract.stream, partition: 0, offset: '1', key, headers, value: null },
    subscription: { contract },
  } as unknown as DecodedEvent;
}

describe('the traces of consumed events', () => {
  it('are found by event, and by key for the latest event of the key', () => {
    const events = [consumed('a', TRACE), consumed('b', TRACE), consumed('a', LATER)];
    const traces = new EventTraces('group', events);
    expect(events.map(({ event }) => traces.of(event))).toEqual([TRACE, TRACE, LATER]);
    expect(['a', 'b', 'c'].map((key) => traces.ofKey(key))).toEqual([LATER, TRACE, undefined]);
  });

  it.each([undefined, '', 'x'.repeat(10_000), `${TRACE}\n`])(
    'are ignored if an external program published an invalid one',
    (traceparent) => {
      const event = consumed('a', traceparent);
      const traces = new EventTraces('group', [event]);
      expect([traces.of(event.event), traces.ofKey('a')]).toEqual([undefined, undefined]);
    },
  );
});
