import type { EventEnvelope } from '#contracts';

interface Published {
  stream: string;
  event: EventEnvelope & { request?: number };
}

/**
 * Expects rising versions of the subjects in the store, and rising requests of prices, so that external programs apply
 * every later event.
 */
export function expectNumbersToRise(before: readonly Published[], all: readonly Published[]): void {
  const seen = new Set(before.map(({ event }) => event.eventId));
  const highest = new Map<string, number[]>();
  for (const { stream, event } of before) {
    const name = `${stream} ${event.subject}`;
    const former = highest.get(name);
    highest.set(
      name,
      numbersOf(event).map((number, index) => Math.max(number, former?.[index] ?? 0)),
    );
  }
  const since = all.filter(({ event }) => !seen.has(event.eventId));
  for (const checked of ['catalog.inventory', 'pricing.price']) {
    const later = since.filter(({ stream }) => stream === checked);
    expect(later).not.toEqual([]);
    for (const { event } of later) {
      const former = highest.get(`${checked} ${event.subject}`);
      for (const [index, number] of numbersOf(event).entries()) {
        expect(number).toBeGreaterThan(former?.[index] ?? 0);
      }
    }
  }
}

function numbersOf({ version = 0, request }: Published['event']): number[] {
  return request === undefined ? [version] : [version, request];
}
