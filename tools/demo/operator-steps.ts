import { orderBody, type ShownPrice } from '../requests/order-body.js';
import { placeOrder, type Order } from './order-steps.js';
import { CHANNEL } from './price-steps.js';
import { printer } from './printer.js';
import { show, showEvents, until, type DemoContext } from './demo-context.js';

/** Returns one unit of a delivered order to the returns warehouse of its country. */
export async function takeBack(context: DemoContext, orderId: string): Promise<void> {
  printer.step('A return of one piece: requested, approved, received by the returns partner');
  await operate(context, orderId, 'return-request');
  await operate(context, orderId, 'return-approve');
  const items = [{ itemId: 'line-1', quantity: 1, inventoryType: 'AVAILABLE' }];
  await operate(context, orderId, 'return-receive', { items });
  await showEvents(context, { 'order.status-changed': 10, 'inventory.changed': PIECES_MOVED + 1 });
}

/** Erases the buyer's personal data, and waits until the link to the label with the name is invalid. */
export async function eraseBuyer(context: DemoContext, orderId: string): Promise<void> {
  printer.step(
    'Erasure of the buyer’s personal data: in the order, its parcel, its label and its invoice',
  );
  const { documents } = await show<{ documents: { name: string; url: string }[] }>(
    context.merchant,
    { method: 'GET', path: `/ext/orders/${orderId}/documents` },
    (body) => body.documents.map(({ name }) => name),
  );
  await show<{ customer: { firstName: string; document: string } }>(
    context.operator,
    { method: 'POST', path: `/ops/orders/${orderId}/erase-personal-data` },
    ({ customer: { firstName, document } }) => ({ firstName, document }),
  );
  const statuses = await until(
    'the links to close',
    () => Promise.all(documents.map(({ url }) => statusOf(context, url))),
    (all) => all.every((status) => status === 404),
  );
  documents.forEach(({ name }, index) =>
    printer.note(`${name}: the link answers ${statuses[index]}`),
  );
}

/** Requests a link at the demo's gateway address, which may differ from the public address in the link. */
async function statusOf({ sandbox }: DemoContext, link: string): Promise<number> {
  const { pathname, search } = new URL(link);
  const answer = await fetch(sandbox.gateway + pathname + search);
  await answer.body?.cancel();
  return answer.status;
}

/** Holds another order, releases it, and cancels it, which releases its stock. */
export async function holdAndCancel(
  context: DemoContext,
  skuIds: readonly string[],
  price: ShownPrice,
): Promise<void> {
  printer.step('Another order: held by an operator, released, cancelled by the merchant');
  const body = orderBody(`${context.runId}-2`, CHANNEL, skuIds, price);
  const { orderId } = await placeOrder(context, body);
  await showEvents(context, { 'stock.reserved': 2 });
  await operate(context, orderId, 'hold', { reason: 'The address is being checked.' });
  await operate(context, orderId, 'release');
  await show<Order>(
    context.merchant,
    {
      method: 'POST',
      path: `/ext/orders/${orderId}/cancel`,
      body: { cancelDate: new Date().toISOString(), cancelReason: 'The buyer changed her mind.' },
    },
    ({ status }) => ({ status }),
  );
  await showEvents(context, { 'order.status-changed': 13, 'inventory.changed': PIECES_MOVED + 5 });
}

/** Inventory changes before the return: four uploads of stock, two reservations for the order. */
const PIECES_MOVED = 6;

function operate(
  context: DemoContext,
  orderId: string,
  action: string,
  body?: unknown,
): Promise<Order> {
  const path = `/ops/orders/${orderId}/${action}`;
  return show<Order>(context.operator, { method: 'POST', path, body }, (order) => ({
    status: order.status,
    allowedActions: order.allowedActions,
  }));
}
