import type { EventEnvelope } from '#contracts';
import type { UnitOfWork } from '../work/unit-of-work.js';

/**
 * What a handler gets beside the event: the transaction in which the inbox mark, the handler's writes and the
 * events it publishes are committed together.
 */
export class EventContext {
  readonly ignored: { event: EventEnvelope; reason: string }[] = [];

  constructor(readonly unitOfWork: UnitOfWork) {}

  /**
   * Says that doing nothing is the right answer to this event, and why; counted and logged by that name.
   * @param reason kebab-case, for example `stale-request`
   */
  ignore(event: EventEnvelope, reason: string): void {
    this.ignored.push({ event, reason });
  }
}
