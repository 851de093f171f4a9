import { eventually } from '#testing';
import type { Json } from '../merchant.js';
import { agree } from './agree.js';
import type { Api, Answer } from './api.js';
import type { Command } from './command.js';
import { cancelled, newOrder, placed } from './order-acts.js';
import { cancelledUnderWay, heldUnderWay } from './order-model.js';
import type { ModelOrder } from './order-model.js';
import { trackingRequest } from './parcel-acts.js';
import type { Asked, Play } from './play.js';

const APPROVAL = { approvalDate: '2026-11-21T10:00:00.000Z' };
const CANCEL = { cancelDate: '2026-11-21T10:00:00.000Z' };

/** Two concurrent creations of one order: one is accepted (decision 6.4). */
export async function createAtOnce(play: Play, command: Command): Promise<void> {
  const made = newOrder(play, command);
  const api = play.merchant(command);
  const asked: Asked = ['POST', '/orders', made.body];
  const statuses = (await atOnce(play, [api, asked], [api, asked])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  const { idempotencyKey: _unused, ...withoutKey } = made;
  await placed(play, withoutKey);
}

export async function approveAtOnce(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  const api = play.ownerOf(order.made);
  const asked: Asked = ['POST', `/orders/${order.orderId}/approve`, APPROVAL];
  const expected = order.does('approve') ? 200 : 409;
  for (const { status } of await atOnce(play, [api, asked], [api, asked])) {
    expect(status).toBe(expected);
  }
  await play.settle(order);
}

/** A race of approval and cancel: the order ends cancelled, at any step of its fulfilment (events.md, races). */
export async function approveAndCancel(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  if (!order.isFresh) return;
  const api = play.ownerOf(order.made);
  const [approval, cancel] = await atOnce(
    play,
    [api, ['POST', `/orders/${order.orderId}/approve`, APPROVAL]],
    [api, ['POST', `/ext/orders/${order.orderId}/cancel`, CANCEL]],
  );
  expect(cancel.status).toBe(200);
  const ways = cancelledUnderWay(order.history, approval.status === 200);
  await adopt(play, order, 'CANCELLED', ways);
  order.cancelledUnderWay = true;
  await play.settle(order, ...cancelled(play, order));
}

/** A hold during fulfilment: all steps are stored, and the order continues from there (decision 6.2). */
export async function approveHoldRelease(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  if (!order.isFresh) return;
  const ops = `/ops/orders/${order.orderId}`;
  const { operator } = play.stage;
  await play.ask(200, play.ownerOf(order.made), [
    'POST',
    `/orders/${order.orderId}/approve`,
    APPROVAL,
  ]);
  await play.ask(200, operator, ['POST', `${ops}/hold`, { reason: 'in haste' }]);
  await play.ask(200, operator, ['POST', `${ops}/release`]);
  await adopt(play, order, 'READY_TO_SHIP', heldUnderWay(order.history));
  await play.settle(order);
}

/** A race of a cancel and a report that the parcel has left: both apply, or the cancel is refused (decision 6.3). */
export async function cancelAndLeave(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  const { parcel } = order;
  if (order.status !== 'READY_TO_SHIP' || !parcel) return;
  const api = play.ownerOf(order.made);
  const reports = [{ code: 'LEFT_FULFILLMENT', date: play.minute(3) }];
  const [cancel, left] = await atOnce(
    play,
    [api, ['POST', `/ext/orders/${order.orderId}/cancel`, CANCEL]],
    [api, trackingRequest(play, api, parcel, reports)],
  );
  expect(left.status).toBe(202);
  expect([200, 409]).toContain(cancel.status);
  const isCancelled = cancel.status === 200 && order.does('cancel');
  // Logistics shows at once, and finally, which of the two was first.
  const shown = await api.get(`/ext/parcels/${parcel.parcelId}`);
  if (shown.status === 'SHIPMENT_CANCELED') expect(parcel.cancel()).toBe(isCancelled);
  order.track(parcel.report(reports), parcel);
  await play.settle(order, ...(isCancelled ? cancelled(play, order) : []));
}

async function atOnce(
  play: Play,
  ...asked: [[Api, Asked], [Api, Asked]]
): Promise<[Answer, Answer]> {
  const [first, second] = asked.map(async ([api, request]) => {
    const answer = await api.ask(...request);
    play.note(api, `at once: ${request[0]} ${request[1]}`, answer.status);
    return answer;
  });
  return Promise.all([first as Promise<Answer>, second as Promise<Answer>]);
}

/** Adopts the result of a race if it is one of the allowed ones. */
async function adopt(
  play: Play,
  order: ModelOrder,
  status: string,
  ways: readonly string[][],
): Promise<void> {
  const api = play.ownerOf(order.made);
  const history = await eventually(
    async () => {
      const shown = await api.get(`/ext/orders/${order.orderId}`);
      agree(order.orderId, shown.status, status);
      return shown.statusHistory.map((entry: Json) => entry.status);
    },
    { waitingFor: `${order.orderId} to be ${status}` },
  );
  expect(ways).toContainEqual(history);
  order.adopt(history);
}
