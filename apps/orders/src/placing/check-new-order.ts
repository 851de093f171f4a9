import { Database, ProjectionWaiter, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import type { NewOrder } from '../order/domain/new-order.js';
import { OrderRefusal } from '../order/refuse-order.js';
import { checkOrder, isKnown } from './domain/check-order.js';
import type { Checked } from './domain/reference-data.js';
import { readReferenceData } from './store/reference-data.store.js';

/** An order that passed the checks, or one whose id is stored already. */
export type CheckedNewOrder =
  | { exists: true }
  | {
      exists: false;
      checked: Checked;
      /** The database's time. */
      now: Date;
    };

/** Checks the orders of requests (decision 6.5). */
@Injectable()
export class CheckNewOrder {
  constructor(
    private readonly database: Database,
    private readonly projectionWaiter: ProjectionWaiter,
  ) {}

  /**
   * Retries for a while if a SKU, merchant or channel is unknown (decision 1.13).
   * @param options `paid` accepts a SKU that was ever approved in the channel (decision 6.9); `share` is the caller's
   * share of connections, since the merchant that a channel names may not be connected to it
   * @throws Refusal a fault of decision 6.5 with every pointer: its own code when all faults have the same, else
   * `order-invalid`
   */
  async check(order: NewOrder, options: { paid: boolean; share: Share }): Promise<CheckedNewOrder> {
    const queries = this.database.reads(options.share);
    const { referenceData, exists, now } = await this.projectionWaiter.until(
      () => readReferenceData(queries, order, options),
      (checkedOrder) =>
        checkedOrder.exists || isKnown(order, checkedOrder.referenceData, checkedOrder.now),
    );
    if (exists) return { exists };
    const result = checkOrder(order, referenceData, now);
    if (!result.ok) throw new OrderRefusal(result.faults);
    return { exists, checked: result.checked, now };
  }
}
