import type { EventContract, EventEnvelope } from '#contracts';
import type { EventContext } from './event-context.js';

/** What a handler needs to answer the one who sent an event that breaks its contract: the event's id, and all of its key. */
export type Answerable = Pick<EventContract, 'schema'>;

/** What one group does with one event type. */
export interface Subscription {
  contract: EventContract;
  /** Does the handler take all events of a chunk at once? */
  batch: boolean;
  /**
   * Hands an event that breaks its contract to the handler, too, where it fits this schema and has the key that it
   * says; otherwise it is parked. See `EventContext.faultsOf`.
   */
  answerable?: Answerable | undefined;
  handle(payload: EventEnvelope | EventEnvelope[], context: EventContext): Promise<unknown>;
}

export type Subscriptions = ReadonlyMap<string, Subscription>;
