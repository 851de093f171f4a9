import type { ContractFault, EventContract, EventEnvelope } from '#contracts';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

interface ContractedEvent {
  event: EventEnvelope;
  faults?: readonly ContractFault[];
  subscription: { contract: EventContract };
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
