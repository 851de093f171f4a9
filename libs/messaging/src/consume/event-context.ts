import type { ContractFault, EventEnvelope } from '../contract/index.js';
import type { Received } from '../kafka/index.js';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

interface AppliedEvent {
  event: EventEnvelope;
  /** The message that contained the event. */
  received?: Received;
  faults?: readonly ContractFault[];
}

/** A valid event, and its message. */
export interface ReceivedEvent {
  event: EventEnvelope;
  received: Received;
}

/**
 * The context that a handler receives with the event: the transaction in which the inbox mark, the handler's writes and
 * its published events are committed together.
 */
export class EventContext {
  readonly ignored: { event: EventEnvelope; reason: string }[] = [];

  constructor(
    readonly unitOfWork: UnitOfWork,
    private readonly applied: readonly AppliedEvent[],
  ) {}

  /**
   * Returns all valid events of every type that this transaction applies, in order, for a handler of all types of a
   * group that stores the messages as sent.
   */
  allReceived(): ReceivedEvent[] {
    return this.applied.flatMap(({ event, received, faults }) =>
      received && !faults ? [{ event, received }] : [],
    );
  }

  /**
   * Returns the faults of an event, for a handler that is bound with `answerable`; other handlers receive only valid
   * events.
   */
  faultsOf(event: EventEnvelope): readonly ContractFault[] {
    return this.applied.find((appliedEvent) => appliedEvent.event === event)?.faults ?? [];
  }

  /**
   * Records that the event needs no action, and the reason, which is counted and logged.
   * @param reason kebab-case, for example `stale-request`
   */
  ignore(event: EventEnvelope, reason: string): void {
    this.ignored.push({ event, reason });
  }
}
