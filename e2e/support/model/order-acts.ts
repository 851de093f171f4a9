import type { Command } from './command.js';
import { ModelOrder } from './order-model.js';
import type { Action, NewModelOrder } from './order-model.js';
import type { Asked, Play } from './play.js';

/** A merchant's order of one to three units; every second one has an idempotency key. */
export function newOrder(play: Play, { who, count, pick }: Command): NewModelOrder {
  const { merchants, orderOf } = play.stage;
  const salesChannelOrderId = play.newId();
  return {
    merchantId: merchants[who].clientId,
    salesChannelOrderId,
    units: count,
    body: orderOf(who, salesChannelOrderId, play.stocks[who].skuId, count),
    ...(pick % 2 === 0 && { idempotencyKey: salesChannelOrderId }),
  };
}

/** Applies the effects of an accepted order. */
export async function placed(play: Play, made: NewModelOrder): Promise<void> {
  const order = new ModelOrder(made);
  play.orders.push(order);
  play.stockOf(order).place(order);
  await play.settle(order);
}

export async function create(play: Play, command: Command): Promise<void> {
  const made = newOrder(play, command);
  await play.ask(201, play.merchant(command), creation(made));
  await placed(play, made);
}

function creation({ body, idempotencyKey }: NewModelOrder): Asked {
  return idempotencyKey === undefined
    ? ['POST', '/orders', body]
    : ['POST', '/orders', body, idempotencyKey];
}

/**
 * Repeats an order: with the same key it gets the same answer, without a key it is a duplicate (decisions 1.9, 6.4).
 */
export async function createAgain(play: Play, command: Command): Promise<void> {
  const own = { ...command, foreign: false };
  const order = play.pickOrder(own);
  const { idempotencyKey, ...withoutKey } = order.made;
  const repeats = idempotencyKey !== undefined && command.count > 1;
  const request = creation(repeats ? order.made : withoutKey);
  await play.ask(repeats ? 201 : 409, play.ownerOf(order.made), request);
  await play.settle(order);
}

/** Requests with one fault each (decisions 1.4, 6.5); none of them creates an order. */
export async function createInvalid(play: Play, command: Command): Promise<void> {
  const { body, merchantId, salesChannelOrderId } = newOrder(play, command);
  const faults = [
    [422, { value: 1 }],
    [422, { payments: [{ type: 'BILL', value: 1 }] }],
    [422, { currency: 'BRL' }],
    [400, { items: [] }],
    [400, { salesChannelOrderId: 7 }],
  ] as const;
  const [status, fault] = faults[command.pick % faults.length] ?? faults[0];
  await play.ask(status, play.merchant(command), ['POST', '/orders', { ...body, ...fault }]);
  const orderId = `${merchantId}-MELI-${salesChannelOrderId}`;
  await play.ask(404, play.merchant(command), ['GET', `/ext/orders/${orderId}`]);
}

export async function act(play: Play, command: Command, action: Action): Promise<void> {
  const order = play.pickOrder(command);
  const asMerchant = action === 'approve' || action === 'cancel';
  const api = asMerchant ? play.merchant(command) : play.stage.operator;
  const isVisible = !asMerchant || play.isOwn(command, order.made);
  const expected = isVisible ? (order.does(action) ? 200 : 409) : 404;
  await play.ask(expected, api, ['POST', ...requestOf(action, order)]);
  const served = expected === 200 && action === 'cancel' ? cancelled(play, order) : [];
  await play.settle(order, ...served);
}

/** Releases its stock and cancels its parcel. @returns the orders that the stock now serves */
export function cancelled(play: Play, order: ModelOrder): ModelOrder[] {
  order.parcel?.cancel();
  return play.stockOf(order).giveBack(order);
}

function requestOf(action: Action, { orderId }: ModelOrder): [path: string, body?: object] {
  const date = '2026-11-21T10:00:00.000Z';
  if (action === 'approve') return [`/orders/${orderId}/approve`, { approvalDate: date }];
  if (action === 'cancel') return [`/ext/orders/${orderId}/cancel`, { cancelDate: date }];
  const path = `/ops/orders/${orderId}/${action}`;
  const reasoned = action === 'hold' || action === 'operational-issue';
  return reasoned ? [path, { reason: 'as it may be' }] : [path];
}

/** Receives one unit or all of the order (decision 6.12), or more than it has, which is refused. */
export async function receive(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  const { count, pick } = command;
  const tooMany = count > order.made.units;
  const awaited = order.status === 'RETURN_APPROVED';
  const expected = awaited ? (tooMany ? 422 : 200) : 409;
  const inventoryType = pick % 2 === 0 ? 'AVAILABLE' : 'DAMAGED';
  const items = [{ itemId: 'line-1', quantity: count, inventoryType }];
  const path = `/ops/orders/${order.orderId}/return-receive`;
  await play.ask(expected, play.stage.operator, ['POST', path, { items }]);
  if (expected === 200) {
    order.does('return-receive');
    order.returned = count;
  }
  await play.settle(order);
}

/** A merchant sets its stock: the order that waits longest is served first (decision 4.3). */
export async function setStock(play: Play, command: Command): Promise<void> {
  const stock = play.stocks[command.who];
  const quantity = command.pick % 6;
  await play.ask(200, play.merchant(command), [
    'POST',
    '/ext/inventories/',
    inventory(stock.skuId, quantity),
  ]);
  await play.settle(...stock.set(quantity));
}

export function inventory(skuId: string, quantity: number): object {
  return { skuId, quantity, warehouseId: 1, inventoryType: 'AVAILABLE' };
}

/** Another merchant's order and parcel are answered as not found (decision 1.4). */
export async function read(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  const api = play.merchant(command);
  const expected = play.isOwn(command, order.made) ? 200 : 404;
  await play.ask(expected, api, ['GET', `/ext/orders/${order.orderId}`]);
  const byChannelId = `/ext/orders/salesChannelOrderId/${order.made.salesChannelOrderId}`;
  await play.ask(expected, api, ['GET', byChannelId]);
  if (!order.parcel) return;
  await play.ask(expected, api, ['GET', `/ext/parcels/${order.parcel.parcelId}`]);
}
