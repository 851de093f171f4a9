import type { ContractFault, EventContract, EventEnvelope } from '#contracts';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

interface ContractedEvent {
  event: EventEnvelope;
  faults?: readonly ContractFault[];
  subscription: { contract: EventContract };
}

/**
 * What a handler gets beside the event: the transaction in which the inbox mark, the handler's writes and the
 * events it publishes are committed together.
 */
export class EventContext {
  readonly ignored: { event: EventEnvelope; reason: string }[] = [];

  constructor(
    readonly unitOfWork: UnitOfWork,
    private readonly applied: readonly ContractedEvent[],
  ) {}

  /**
   * All sound events of a type that this transaction applies, whichever call of a handler gets them. A handler whose rows
   * others lock, too, takes theirs with its own, in one order: two transactions that lock by and by may each wait for
   * the other.
   */
  all<T extends EventEnvelope>(contract: EventContract<T>): T[] {
    return this.applied
      .filter(({ faults, subscription }) => !faults && subscription.contract.type === contract.type)
      .map(({ event }) => event as T);
  }

  /** How an event breaks its contract, for a handler that is bound with `answerable`; else it gets sound ones only. */
  faultsOf(event: EventEnvelope): readonly ContractFault[] {
    return this.applied.find((one) => one.event === event)?.faults ?? [];
  }

  /**
   * Says that doing nothing is the right answer to this event, and why; counted and logged by that name.
   * @param reason kebab-case, for example `stale-request`
   */
  ignore(event: EventEnvelope, reason: string): void {
    this.ignored.push({ event, reason });
  }
}
