import type { EventStrategy } from './event-strategy.js';

/** The transports of a service, one for each consumer group; runService connects them to Nest in every role. */
export class EventStrategies {
  constructor(readonly list: readonly EventStrategy[]) {}
}
