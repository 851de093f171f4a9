import type { EventContract, EventEnvelope } from '../contract/index.js';
import type { EventContext } from './event-context.js';
import type { Lock } from './locks.js';

/**
 * The members that a handler needs to answer the sender of an event that breaks its contract: the event's id and its
 * complete key.
 */
export type Answerable = Pick<EventContract, 'schema'>;

/** How one group handles one event type. */
export interface Subscription {
  contract: EventContract;
  /** Whether the handler takes all events of a chunk at once. */
  batch: boolean;
  /**
   * Passes an event that breaks its contract to the handler as well, if it fits this schema and its key matches;
   * otherwise it is parked. See `EventContext.faultsOf`.
   */
  answerable?: Answerable | undefined;
  /**
   * Whether the messages parked under the event's key before it are dropped, and the event is handled instead of being
   * parked behind them.
   */
  erases?: boolean | undefined;
  /** The locks that the handlers of the event need. */
  locks?: ((event: EventEnvelope) => readonly Lock[]) | undefined;
  handle(payload: EventEnvelope | EventEnvelope[], context: EventContext): Promise<unknown>;
}

export type Subscriptions = ReadonlyMap<string, Subscription>;
