import { durationText } from '../format/moment.js';
import { fill, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import { notAtWork, parkedIn } from './state.js';
import type { ServiceState } from './state.js';

/** Events are published within a second; after this long something is wrong. */
const LONG_SECONDS = 60;

const { needs: texts } = messages;

/** Something that a person should look at, and where. */
export interface Need {
  text: string;
  at: 'messages' | 'outbox' | 'exceptions' | 'services' | 'webhooks';
}

/** How many there are, in words; undefined where that is not known. */
interface Counts {
  /** Unacknowledged. */
  exceptions: string | undefined;
  disabledEndpoints: string | undefined;
}

/** What needs someone now, in the order in which it is mended. */
export function needsOf(services: readonly ServiceState[], counts: Counts): Need[] {
  return [
    ...services.flatMap(ofService),
    ...ofParked(services),
    ...ofCount(counts.exceptions, texts.exceptions, 'exceptions'),
    ...ofCount(counts.disabledEndpoints, texts.disabled, 'webhooks'),
  ];
}

function ofService({ service, state, messaging }: ServiceState): Need[] {
  if (state === 'unavailable') {
    return [{ text: fill(texts.unavailable, { service }), at: 'services' }];
  }
  const seconds = messaging?.outbox.oldestSeconds ?? 0;
  const duration = durationText(seconds * 1000);
  const found = [
    messaging?.lag.state === 'unavailable' && fill(texts.lagUnknown, { service }),
    ...notAtWork(messaging).map(({ group, detail }) => fill(texts.stopped, { group, detail })),
    seconds >= LONG_SECONDS && fill(texts.waiting, { service, duration }),
  ];
  return found.filter((text) => typeof text === 'string').map((text) => ({ text, at: 'services' }));
}

function ofParked(services: readonly ServiceState[]): Need[] {
  const total = (of: (state: ServiceState) => number): number =>
    services.reduce((sum, state) => sum + of(state), 0);
  const parked = total(parkedIn);
  const unpublished = total(({ messaging }) => messaging?.outbox.parked ?? 0);
  const needs: Need[] = [];
  if (parked > 0) needs.push({ text: counted(texts.parked, parked), at: 'messages' });
  if (unpublished > 0) needs.push({ text: counted(texts.unpublished, unpublished), at: 'outbox' });
  return needs;
}

function ofCount(count: string | undefined, text: string, at: Need['at']): Need[] {
  return count === undefined || count === '0' ? [] : [{ text: fill(text, { count }), at }];
}

function counted(text: string, count: number): string {
  return fill(text, { count: count.toLocaleString(LOCALE) });
}
