import type { EventStrategy } from './event-strategy.js';

/** The transports of a service, one for each consumer group; given to Nest by runService, in every role. */
export class EventStrategies {
  constructor(readonly list: readonly EventStrategy[]) {}
}
