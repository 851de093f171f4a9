import { OrderPlaced } from '#contracts';
import { HttpTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { LookAgain, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { ORDER_LIST } from './change-orders.js';
import { checkOrder, isKnown } from './domain/check-order.js';
import type { Checked, OrderFault } from './domain/check-order.js';
import { orderIdOf } from './domain/new-order.js';
import type { NewOrder } from './domain/new-order.js';
import { placeOrder } from './domain/place-order.js';
import { fitsRelease, orderPlaced } from './events.js';
import { readOrders } from './store/order-read.store.js';
import type { StoredOrder } from './store/order-read.store.js';
import { insertOrder } from './store/order.store.js';
import { SurroundingsStore } from './store/surroundings.store.js';

/** Takes an order in (decisions 6.4–6.7), wherever it comes from. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly surroundings: SurroundingsStore,
    private readonly lookAgain: LookAgain,
  ) {}

  /**
   * @param stored called in the order's own transaction once it is stored; what it throws undoes it
   * @throws Refusal `duplicate-order`, `order-too-large` when its texts fit no event, or a fault of decision 6.5 with every pointer: its own code where all faults
   *   are of one kind, else `order-invalid`
   */
  async run(
    order: NewOrder,
    stored: (uow: UnitOfWork, order: StoredOrder) => Promise<void> = async () => undefined,
  ): Promise<StoredOrder> {
    const { surroundings, exists } = await this.lookAgain.until(
      () => this.surroundings.of(order),
      (found) => found.exists || isKnown(order, found.surroundings),
    );
    if (exists) throw duplicate(order);
    const result = checkOrder(order, surroundings);
    if (!result.ok) throw refusalOf(result.faults);
    const { merchantId } = order;
    return this.transactor.run({ clocks: [{ merchantId, list: ORDER_LIST }] }, async (uow) => {
      const placed = await storeOrder(uow, order, result.checked);
      await stored(uow, placed);
      return placed;
    });
  }
}

/** Makes, stores and publishes a checked order; the clock of the merchant's orders is drawn already. */
async function storeOrder(
  uow: UnitOfWork,
  order: NewOrder,
  checked: Checked,
): Promise<StoredOrder> {
  const now = uow.stamp(order.merchantId, ORDER_LIST);
  const result = placeOrder(order, checked, now);
  if (!result.ok) throw refusalOf([result.fault]);
  const { placed } = result;
  if (!(await insertOrder(uow, placed, now))) throw duplicate(order);
  uow.publish(OrderPlaced, orderPlaced(placed));
  const [stored] = await readOrders(uow, [placed.life.orderId]);
  if (!stored) throw new Error(`${placed.life.orderId} was stored and cannot be read`);
  if (!fitsRelease(stored)) {
    throw new Refusal('order-too-large', 'The texts of the order are too long to be passed on.');
  }
  return stored;
}

function duplicate(order: NewOrder): Refusal {
  return new Refusal('duplicate-order', `The order ${orderIdOf(order)} exists.`);
}

function refusalOf(faults: readonly OrderFault[]): Refusal {
  const [first] = faults;
  const alike = first && faults.every(({ code }) => code === first.code);
  const others = faults.length === 1 ? '.' : ', and more is not right.';
  return new Refusal(
    alike ? first.code : 'order-invalid',
    `${first?.pointer}: ${first?.detail}${others}`,
    { errors: [...faults] },
  );
}
