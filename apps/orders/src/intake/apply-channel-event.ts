import { LockKind, type EventContext, type UnitOfWork } from '#messaging';
import type { LandedCostQuote } from '#landed-cost';
import { QuoteIds, Refusal } from '#edge';
import { Inject, Injectable } from '@nestjs/common';
import { approveOrder } from '../lifecycle/approve-order.js';
import { cancelOrder } from '../lifecycle/cancel-order.js';
import { channelEvent, type ChannelEvent } from './channel-event.js';
import {
  readApprovalDate,
  readCancellation,
  readNewOrder,
  readReturnReason,
} from './read-channel-event.js';
import { ORDERS_CONFIG, type OrdersConfig } from '../config.js';
import type { WantedOrder } from '../order/decide-on-request.js';
import { differenceFromExisting } from '../placing/compare-with-existing.js';
import { checkOrder, mayYetBeKnown } from '../placing/domain/check-order.js';
import { orderIdOf } from '../order/domain/order-id.js';
import { explain, type NewOrder } from '../order/domain/new-order.js';
import { nextTry } from './domain/retry-policy.js';
import { OrderRefusal } from '../order/refuse-order.js';
import { requestReturnOf } from '../lifecycle/request-return.js';
import { rejectChannelEvent } from './reject-channel-event.js';
import { duplicateOrder } from '../placing/store-order.js';
import { storeSoldOrder } from '../placing/store-sold-order.js';
import { lockOrderState } from '../order/store/order-state.store.js';
import { readReferenceData } from '../placing/store/reference-data.store.js';
import {
  deleteWaiting,
  isWaiting,
  keepWaiting,
  lockIntake,
  postpone,
  readWaiting,
  type WaitingEvent,
} from './store/waiting-intake.store.js';

/** The missing reference data of an order, and the time of the next attempt. */
interface NotYet {
  detail: string;
  dueAt: Date;
}

/** The intake of orders, by order id. */
export const INTAKE = new LockKind(1, lockIntake);

/**
 * Applies channels' events about orders, as the sandbox requests would be applied (decision 6.9). A refusal is
 * published to the channel and never fails the event. The events of one order are applied one after the other.
 */
@Injectable()
export class ApplyChannelEvent {
  constructor(
    @Inject(ORDERS_CONFIG) private readonly config: OrdersConfig,
    private readonly quoteIds: QuoteIds<LandedCostQuote>,
  ) {}

  /**
   * Handles a received event, whose intake is locked. While an order waits, later events about it are blocked behind
   * it.
   */
  async receive(context: EventContext, type: string, event: ChannelEvent['event']): Promise<void> {
    const { unitOfWork } = context;
    const published = channelEvent(type, event);
    const errors = context.faultsOf(event);
    if (errors.length > 0) {
      // Waiting cannot make this event valid.
      const extras = { errors: [...errors] };
      const refusal = new Refusal('validation-failed', 'It breaks its contract.', extras);
      return rejectChannelEvent(unitOfWork, published, refusal);
    }
    const { merchantId } = event;
    const orderId = orderIdOf(event);
    const [waits, receivedAt] = await Promise.all([
      isWaiting(unitOfWork, orderId),
      unitOfWork.now(),
    ]);
    const waiting = { orderId, merchantId, type, event, receivedAt };
    if (waits) {
      const detail = 'waits for an earlier event of the order';
      return keepWaiting(unitOfWork, { ...waiting, detail, dueAt: null });
    }
    const outcome = await this.apply(unitOfWork, published, receivedAt);
    if (outcome) await keepWaiting(unitOfWork, { ...waiting, ...outcome });
  }

  /**
   * Applies the waiting events of one order, in the order received, until one has to wait again. The caller must lock
   * the order's intake before it reads them.
   */
  async retry(unitOfWork: UnitOfWork, waiting: readonly WaitingEvent[]): Promise<void> {
    for (const waitingEvent of waiting) {
      const outcome = await this.apply(
        unitOfWork,
        channelEvent(waitingEvent.type, waitingEvent.event),
        waitingEvent.receivedAt,
      );
      if (outcome) return postpone(unitOfWork, waitingEvent, outcome.dueAt);
      await deleteWaiting(unitOfWork, waitingEvent);
    }
  }

  /**
   * Applies all waiting events of an existing order, due or not. The event that creates the order is ignored, or
   * refused if it differs from the order; the events blocked behind it are applied or refused.
   */
  async finish(unitOfWork: UnitOfWork, { merchantId, orderId }: WantedOrder): Promise<void> {
    lockIntake(unitOfWork, [orderId]);
    if (!(await lockOrderState(unitOfWork, merchantId, orderId))) return;
    await this.retry(unitOfWork, await readWaiting(unitOfWork, orderId));
  }

  private async apply(
    unitOfWork: UnitOfWork,
    published: ChannelEvent,
    receivedAt: Date,
  ): Promise<NotYet | undefined> {
    try {
      if (published.operation === 'place')
        return await this.place(unitOfWork, published.event, receivedAt);
      await change(unitOfWork, published);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await rejectChannelEvent(unitOfWork, published, error);
    }
    return undefined;
  }

  private async place(
    unitOfWork: UnitOfWork,
    event: Extract<ChannelEvent, { operation: 'place' }>['event'],
    receivedAt: Date,
  ): Promise<NotYet | undefined> {
    const sandbox = this.config.ENTREPOT_ENV === 'sandbox';
    const order = readNewOrder(event, { sandbox, quoteIds: this.quoteIds });
    try {
      return await this.store(unitOfWork, order, receivedAt);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'duplicate-order')) throw error;
    }
    // The channel may also have placed the order over HTTP, even while the event waited here.
    const difference = await differenceFromExisting(unitOfWork, order);
    if (difference) throw difference;
    return undefined;
  }

  private async store(
    unitOfWork: UnitOfWork,
    order: NewOrder,
    receivedAt: Date,
  ): Promise<NotYet | undefined> {
    const { INTAKE_DEADLINE_MS: totalMs, INTAKE_RETRY_MS: retryMs } = this.config;
    const { referenceData, exists, now } = await readReferenceData(unitOfWork, order, {
      paid: true,
    });
    if (exists) throw duplicateOrder();
    const result = checkOrder(order, referenceData, receivedAt);
    const refusal = result.ok
      ? await refusalOf(storeSoldOrder(unitOfWork, order, result.checked, now))
      : new OrderRefusal(result.faults);
    if (!refusal) return undefined;
    const { faults } = refusal;
    const dueAt = mayYetBeKnown(faults)
      ? nextTry(receivedAt, now, { totalMs, retryMs })
      : undefined;
    if (!dueAt) throw refusal;
    return { detail: faults.map(explain).join('; '), dueAt };
  }
}

/** The reasons why the goods of an order are not covered; undefined if the order was stored. */
async function refusalOf(stored: Promise<unknown>): Promise<OrderRefusal | undefined> {
  try {
    await stored;
    return undefined;
  } catch (error) {
    if (error instanceof OrderRefusal) return error;
    throw error;
  }
}

async function change(
  unitOfWork: UnitOfWork,
  { operation, event }: Exclude<ChannelEvent, { operation: 'place' }>,
): Promise<void> {
  const { merchantId } = event;
  const orderId = orderIdOf(event);
  const order = { merchantId, orderId, causedBy: event };
  if (operation === 'approve') {
    await approveOrder(unitOfWork, order, readApprovalDate(event));
  } else if (operation === 'cancel') {
    await cancelOrder(unitOfWork, order, readCancellation(event));
  } else {
    await requestReturnOf(unitOfWork, order, event.items, readReturnReason(event));
  }
}
