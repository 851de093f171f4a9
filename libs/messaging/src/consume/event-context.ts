import type { ContractFault, EventContract, EventEnvelope } from '#contracts';
import type { Received } from '../kafka/index.js';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

interface ContractedEvent {
  event: EventEnvelope;
  /** The message that the event came in. */
  received?: Received;
  faults?: readonly ContractFault[];
  subscription: { contract: EventContract };
}

/** A valid event, and the message that it came in. */
export interface ReceivedEvent {
  event: EventEnvelope;
  received: Received;
}

/**
 * What a handler receives beside the event: the transaction in which the inbox mark, the handler's writes and its
 * published events are committed together.
 */
export class EventContext {
  readonly ignored: { event: EventEnvelope; reason: string }[] = [];

  constructor(
    readonly unitOfWork: UnitOfWork,
    private readonly applied: readonly ContractedEvent[],
  ) {}

  /**
   * All valid events of a type that this transaction applies, in whichever call of a handler. A handler whose rows are
   * locked by others as well locks all of them at once, in one order: transactions that lock row by row may deadlock.
   */
  all<T extends EventEnvelope>(contract: EventContract<T>): T[] {
    return this.applied
      .filter(({ faults, subscription }) => !faults && subscription.contract.type === contract.type)
      .map(({ event }) => event as T);
  }

  /**
   * All valid events that this transaction applies, of every type, in order: for a handler of all types of a group that
   * stores the messages as they were sent.
   */
  allReceived(): ReceivedEvent[] {
    return this.applied.flatMap(({ event, received, faults }) =>
      received && !faults ? [{ event, received }] : [],
    );
  }

  /**
   * How an event breaks its contract, for a handler that is bound with `answerable`; other handlers receive valid
   * events only.
   */
  faultsOf(event: EventEnvelope): readonly ContractFault[] {
    return this.applied.find((one) => one.event === event)?.faults ?? [];
  }

  /**
   * Records that the event needs no action, and why; counted and logged with the reason.
   * @param reason kebab-case, for example `stale-request`
   */
  ignore(event: EventEnvelope, reason: string): void {
    this.ignored.push({ event, reason });
  }
}
