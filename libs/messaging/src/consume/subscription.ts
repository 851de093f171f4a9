import type { EventContract, EventEnvelope } from '#contracts';
import type { EventContext } from './event-context.js';

/** What one group does with one event type. */
export interface Subscription {
  contract: EventContract;
  /** Lists of the event's merchant whose rows the handler writes; their clocks are drawn first (decision 1.14). */
  lists: readonly string[];
  /** Does the handler take all events of a chunk at once? */
  batch: boolean;
  handle(payload: EventEnvelope | EventEnvelope[], context: EventContext): Promise<unknown>;
}

export type Subscriptions = ReadonlyMap<string, Subscription>;
