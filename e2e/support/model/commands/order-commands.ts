import type { Command } from './command.js';
import { ModelOrder, type Action, type NewModelOrder } from '../order-model.js';
import type { RequestParts, SequenceRun } from '../sequence-run.js';
import { stockBody } from '../../../../tools/requests/stock-body.js';

/** A merchant's order of one to three units; every second one has an idempotency key. */
export function newOrder(run: SequenceRun, { who, count, pick }: Command): NewModelOrder {
  const { merchants, orderOf } = run.context;
  const salesChannelOrderId = run.newId();
  return {
    merchantId: merchants[who].clientId,
    salesChannelOrderId,
    units: count,
    body: orderOf(who, salesChannelOrderId, run.stocks[who].skuId, count),
    ...(pick % 2 === 0 && { idempotencyKey: salesChannelOrderId }),
  };
}

/** Applies the effects of an accepted order. */
export async function placed(run: SequenceRun, made: NewModelOrder): Promise<void> {
  const order = new ModelOrder(made);
  run.orders.push(order);
  run.stockOf(order).place(order);
  await run.settle(order);
}

export async function create(run: SequenceRun, command: Command): Promise<void> {
  const made = newOrder(run, command);
  await run.ask(201, run.merchant(command), creation(made));
  await placed(run, made);
}

function creation({ body, idempotencyKey }: NewModelOrder): RequestParts {
  return idempotencyKey === undefined
    ? ['POST', '/orders', body]
    : ['POST', '/orders', body, idempotencyKey];
}

/**
 * Repeats an order: with the same key it gets the same answer, without a key it is a duplicate (decisions 1.9, 6.4).
 */
export async function createAgain(run: SequenceRun, command: Command): Promise<void> {
  const ownCommand = { ...command, foreign: false };
  const order = run.pickOrder(ownCommand);
  const { idempotencyKey, ...withoutKey } = order.made;
  const repeats = idempotencyKey !== undefined && command.count > 1;
  const request = creation(repeats ? order.made : withoutKey);
  await run.ask(repeats ? 201 : 409, run.ownerOf(order.made), request);
  await run.settle(order);
}

/** Requests with one fault each (decisions 1.4, 6.5); none of them creates an order. */
export async function createInvalid(run: SequenceRun, command: Command): Promise<void> {
  const { body, merchantId, salesChannelOrderId } = newOrder(run, command);
  const faults = [
    [422, { value: 1 }],
    [422, { payments: [{ type: 'BILL', value: 1 }] }],
    [422, { currency: 'BRL' }],
    [400, { items: [] }],
    [400, { salesChannelOrderId: 7 }],
  ] as const;
  const [status, fault] = faults[command.pick % faults.length] ?? faults[0];
  await run.ask(status, run.merchant(command), ['POST', '/orders', { ...body, ...fault }]);
  const orderId = `${merchantId}-MELI-${salesChannelOrderId}`;
  await run.ask(404, run.merchant(command), ['GET', `/ext/orders/${orderId}`]);
}

export async function changeStatus(
  run: SequenceRun,
  command: Command,
  action: Action,
): Promise<void> {
  const order = run.pickOrder(command);
  const asMerchant = action === 'approve' || action === 'cancel';
  const api = asMerchant ? run.merchant(command) : run.context.operator;
  const isVisible = !asMerchant || run.isOwn(command, order.made);
  const expected = isVisible ? (order.does(action) ? 200 : 409) : 404;
  await run.ask(expected, api, ['POST', ...requestOf(action, order)]);
  const served = expected === 200 && action === 'cancel' ? cancelled(run, order) : [];
  await run.settle(order, ...served);
}

/** Releases its stock and cancels its parcel. @returns the orders that now get the stock */
export function cancelled(run: SequenceRun, order: ModelOrder): ModelOrder[] {
  order.parcel?.cancel();
  return run.stockOf(order).giveBack(order);
}

function requestOf(action: Action, { orderId }: ModelOrder): [path: string, body?: object] {
  const date = '2026-11-21T10:00:00.000Z';
  if (action === 'approve') return [`/orders/${orderId}/approve`, { approvalDate: date }];
  if (action === 'cancel') return [`/ext/orders/${orderId}/cancel`, { cancelDate: date }];
  const path = `/ops/orders/${orderId}/${action}`;
  const reasoned = action === 'hold' || action === 'operational-issue';
  return reasoned ? [path, { reason: 'as it may be' }] : [path];
}

/** Receives some units of the order (decision 6.12), or more than are open, which is rejected. */
export async function receive(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const { count, pick } = command;
  const tooMany = count > order.openUnits;
  const awaited = order.allowedActions.includes('return-receive');
  const expected = awaited ? (tooMany ? 422 : 200) : 409;
  const inventoryType = pick % 2 === 0 ? 'AVAILABLE' : 'DAMAGED';
  const items = [{ itemId: 'line-1', quantity: count, inventoryType }];
  const path = `/ops/orders/${order.orderId}/return-receive`;
  await run.ask(expected, run.context.operator, ['POST', path, { items }]);
  if (expected === 200) {
    order.does('return-receive');
    order.returned.push(count);
  }
  await run.settle(order);
}

/** A merchant sets its stock: the order that waits longest is served first (decision 4.3). */
export async function setStock(run: SequenceRun, command: Command): Promise<void> {
  const stock = run.stocks[command.who];
  const quantity = command.pick % 6;
  await run.ask(200, run.merchant(command), [
    'POST',
    '/ext/inventories/',
    stockBody(stock.skuId, quantity),
  ]);
  await run.settle(...stock.set(quantity));
}

/** Another merchant's order and parcel are answered as not found (decision 1.4). */
export async function read(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const api = run.merchant(command);
  const expected = run.isOwn(command, order.made) ? 200 : 404;
  await run.ask(expected, api, ['GET', `/ext/orders/${order.orderId}`]);
  const byChannelId = `/ext/orders/salesChannelOrderId/${order.made.salesChannelOrderId}`;
  await run.ask(expected, api, ['GET', byChannelId]);
  if (!order.parcel) return;
  await run.ask(expected, api, ['GET', `/ext/parcels/${order.parcel.parcelId}`]);
}
