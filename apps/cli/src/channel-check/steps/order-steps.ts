import type { SoldOrder } from '../bench.js';
import { notChecked, type Fault, type Outcome } from '../outcome.js';
import { entrepotDoes, watch } from '../watch.js';
import { cancelFaults, orderFaults, returnFaults, type Sale } from './order-faults.js';
import { answerFaults } from './listing-faults.js';
import { listed, namesOf, type Check, type Step } from './step.js';

const QUANTITY = 2;
const NO_COMMAND = 'needs --order-command';
const NOT_PLACED = 'needs an order, but none was placed';

/** The steps of the check with orders: one is delivered and returned, and each side cancels one. */
export function orderSteps(): Step[] {
  let delivered: Sale | undefined;
  return [
    {
      name: 'order',
      take: (check) =>
        withOrders(check, async () => {
          const { sale, outcome } = await sell(check);
          if (!hasNoOrder(outcome)) delivered = sale;
          return outcome;
        }),
    },
    {
      name: 'track',
      take: (check) => withSale(check, delivered, track),
    },
    {
      name: 'return',
      take: (check) => withSale(check, delivered, buyerReturns),
    },
    {
      name: 'cancel-by-buyer',
      take: (check) => withOrders(check, () => withNewSale(check, buyerCancels)),
    },
    {
      name: 'cancel-by-merchant',
      take: (check) => withOrders(check, () => withNewSale(check, merchantCancels)),
    },
  ];
}

async function withOrders(check: Check, run: () => Promise<Outcome>): Promise<Outcome> {
  return check.shop.canOrder ? run() : notChecked(NO_COMMAND);
}

async function withSale(
  check: Check,
  sale: Sale | undefined,
  run: (check: Check, sale: Sale) => Promise<Outcome>,
): Promise<Outcome> {
  return withOrders(check, async () => (sale ? run(check, sale) : notChecked(NOT_PLACED)));
}

async function withNewSale(
  check: Check,
  run: (check: Check, sale: Sale) => Promise<Outcome>,
): Promise<Outcome> {
  const { sale, outcome } = await sell(check);
  if (!sale || hasNoOrder(outcome)) return outcome;
  return worse(outcome, await run(check, sale));
}

/** Requests a sale of the first variant from the shop, and watches the order that the connector places for it. */
async function sell(check: Check): Promise<{ sale?: Sale; outcome: Outcome }> {
  const { bench, shop, clock, withinMs, changedAt, product } = check;
  // Otherwise an old price would be a fault while the connector still has time for the new one.
  if (!shop.canShow) await clock.pause(Math.max(0, changedAt + withinMs - clock.now()));
  const skuId = product.skus[0]?.skuId ?? '';
  const [listing] = await listed(
    check,
    'The listing',
    [skuId],
    (candidate) => candidate.action === 'publish',
  );
  if (!listing) throw new Error(`${skuId} has no listing`);
  const unanswered = await answerFaults(check, [listing]);
  if (unanswered.length > 0) return { outcome: { outcome: 'wrong', faults: unanswered } };
  const before = new Set((await bench.orders()).map(({ orderId }) => orderId));
  const orderId = await shop.place({ ...namesOf(listing, check), quantity: QUANTITY });
  check.sales.add(orderId);
  const sale = { orderId, listing, quantity: QUANTITY };
  const outcome = await watch(async () => {
    const orders = await bench.orders();
    return orderFaults(
      sale,
      orders.filter((order) => !before.has(order.orderId)),
    );
  }, check);
  return { sale, outcome };
}

function hasNoOrder({ outcome, faults }: Outcome): boolean {
  const prevents = new Set(['order-missing', 'not-approved']);
  return outcome === 'wrong' && faults.some(({ code }) => prevents.has(code));
}

async function track(check: Check, { orderId }: Sale): Promise<Outcome> {
  const { bench, shop } = check;
  const packed = await orderWhen(check, orderId, 'READY_TO_SHIP');
  const expected = packed.parcels[0]?.trackingNumber;
  await bench.ship(packed);
  const shipped = await orderWhen(check, orderId, 'SHIPPED');
  if ((await shop.order(orderId)) === undefined) {
    await deliver(check, shipped);
    return notChecked('the order command does not show orders');
  }
  const outcome = await watch(async (): Promise<Fault[]> => {
    const { trackingNumber } = (await shop.order(orderId)) ?? {};
    if (trackingNumber === expected) return [];
    const detail = `order ${orderId} has the tracking number ${trackingNumber ?? 'none'} in the shop, not ${expected}`;
    return [{ code: 'tracking-missing', detail }];
  }, check);
  await deliver(check, shipped);
  return worse(outcome, await watch(() => statusFaults(check, orderId, 'delivered'), check));
}

async function deliver(check: Check, shipped: SoldOrder): Promise<void> {
  await check.bench.deliver(shipped);
  await orderWhen(check, shipped.salesChannelOrderId, 'DELIVERED');
}

async function buyerReturns(check: Check, { orderId }: Sale): Promise<Outcome> {
  if (!(await check.shop.return(orderId))) return notChecked('the order command does not return');
  return watch(async () => returnFaults(orderId, await orderOf(check, orderId)), check);
}

async function buyerCancels(check: Check, { orderId }: Sale): Promise<Outcome> {
  if (!(await check.shop.cancel(orderId))) return notChecked('the order command does not cancel');
  return watch(async () => cancelFaults(orderId, await orderOf(check, orderId)), check);
}

async function merchantCancels(check: Check, { orderId }: Sale): Promise<Outcome> {
  const { bench, shop } = check;
  const order = await orderOf(check, orderId);
  if (!order) return notChecked(NOT_PLACED);
  await bench.cancelOrder(order.orderId);
  if ((await shop.order(orderId)) === undefined) {
    return notChecked('the order command does not show orders');
  }
  return watch(() => statusFaults(check, orderId, 'cancelled'), check);
}

async function statusFaults(
  { shop }: Check,
  orderId: string,
  expected: 'delivered' | 'cancelled',
): Promise<Fault[]> {
  const { status = 'without a status' } = (await shop.order(orderId)) ?? {};
  if (status === expected) return [];
  const code = expected === 'cancelled' ? 'cancel-ignored' : 'status-missing';
  return [{ code, detail: `order ${orderId} is ${status} in the shop, not ${expected}` }];
}

/** A sandbox fulfils orders by itself. */
function orderWhen(check: Check, orderId: string, status: string): Promise<SoldOrder> {
  const read = async () => {
    const order = await orderOf(check, orderId);
    return order?.status === status ? order : undefined;
  };
  return entrepotDoes(`${status} of order ${orderId}`, read, check.clock);
}

async function orderOf({ bench }: Check, orderId: string): Promise<SoldOrder | undefined> {
  return (await bench.orders()).find((order) => order.salesChannelOrderId === orderId);
}

const RANK = { right: 0, 'not-checked': 1, late: 2, wrong: 3 };

function worse(first: Outcome, second: Outcome): Outcome {
  const { outcome, ...rest } = RANK[second.outcome] > RANK[first.outcome] ? second : first;
  return { ...rest, outcome, faults: [...first.faults, ...second.faults] };
}
