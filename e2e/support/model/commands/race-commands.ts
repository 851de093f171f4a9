import { eventually } from '#testing';
import type { Json } from '../../merchant.js';
import { expectEqual } from '../expect-equal.js';
import type { Api, Answer } from '../api.js';
import type { Command } from './command.js';
import { cancelled, newOrder, placed } from './order-commands.js';
import { cancelledUnderWay, heldUnderWay, type ModelOrder } from '../order-model.js';
import { trackingRequest } from './parcel-commands.js';
import type { RequestParts, SequenceRun } from '../sequence-run.js';

const APPROVAL = { approvalDate: '2026-11-21T10:00:00.000Z' };
const CANCEL = { cancelDate: '2026-11-21T10:00:00.000Z' };

/** Two concurrent creations of one order: one is accepted (decision 6.4). */
export async function createAtOnce(run: SequenceRun, command: Command): Promise<void> {
  const made = newOrder(run, command);
  const api = run.merchant(command);
  const changing: RequestParts = ['POST', '/orders', made.body];
  const statuses = (await atOnce(run, [api, changing], [api, changing])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([201, 409]);
  const { idempotencyKey: _unused, ...withoutKey } = made;
  await placed(run, withoutKey);
}

export async function approveAtOnce(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const api = run.ownerOf(order.made);
  const changing: RequestParts = ['POST', `/orders/${order.orderId}/approve`, APPROVAL];
  const expected = order.does('approve') ? 200 : 409;
  for (const { status } of await atOnce(run, [api, changing], [api, changing])) {
    expect(status).toBe(expected);
  }
  await run.settle(order);
}

/** A race of approval and cancel: the order ends cancelled, at any step of its fulfillment (events.md, races). */
export async function approveAndCancel(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  if (!order.isFresh) return;
  const api = run.ownerOf(order.made);
  const [approval, cancel] = await atOnce(
    run,
    [api, ['POST', `/orders/${order.orderId}/approve`, APPROVAL]],
    [api, ['POST', `/ext/orders/${order.orderId}/cancel`, CANCEL]],
  );
  expect(cancel.status).toBe(200);
  const ways = cancelledUnderWay(order.history, approval.status === 200);
  await adopt(run, order, 'CANCELLED', ways);
  order.cancelledUnderWay = true;
  await run.settle(order, ...cancelled(run, order));
}

/** A hold during fulfillment: all steps are stored, and the order continues from there (decision 6.2). */
export async function approveHoldRelease(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  if (!order.isFresh) return;
  const ops = `/ops/orders/${order.orderId}`;
  const { operator } = run.context;
  await run.ask(200, run.ownerOf(order.made), [
    'POST',
    `/orders/${order.orderId}/approve`,
    APPROVAL,
  ]);
  await run.ask(200, operator, ['POST', `${ops}/hold`, { reason: 'in haste' }]);
  await run.ask(200, operator, ['POST', `${ops}/release`]);
  await adopt(run, order, 'READY_TO_SHIP', heldUnderWay(order.history));
  await run.settle(order);
}

/** A race of a cancel and a report that the parcel has left: both apply, or the cancel is rejected (decision 6.3). */
export async function cancelAndLeave(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const { parcel } = order;
  if (order.status !== 'READY_TO_SHIP' || !parcel) return;
  const api = run.ownerOf(order.made);
  const reports = [{ code: 'LEFT_FULFILLMENT', date: run.minute(3) }];
  const [cancel, report] = await atOnce(
    run,
    [api, ['POST', `/ext/orders/${order.orderId}/cancel`, CANCEL]],
    [api, trackingRequest(run, api, parcel, reports)],
  );
  expect(report.status).toBe(202);
  expect([200, 409]).toContain(cancel.status);
  const isCancelled = cancel.status === 200 && order.does('cancel');
  // Logistics shows immediately and permanently which of the two was first.
  const shown = await api.get(`/ext/parcels/${parcel.parcelId}`);
  if (shown.status === 'SHIPMENT_CANCELED') expect(parcel.cancel()).toBe(isCancelled);
  order.track(parcel.report(reports), parcel);
  await run.settle(order, ...(isCancelled ? cancelled(run, order) : []));
}

async function atOnce(
  run: SequenceRun,
  ...changing: [[Api, RequestParts], [Api, RequestParts]]
): Promise<[Answer, Answer]> {
  const [first, second] = changing.map(async ([api, request]) => {
    const answer = await api.ask(...request);
    run.note(api, `at once: ${request[0]} ${request[1]}`, answer.status);
    return answer;
  });
  return Promise.all([first as Promise<Answer>, second as Promise<Answer>]);
}

/** Adopts the result of a race if it is one of the allowed ones. */
async function adopt(
  run: SequenceRun,
  order: ModelOrder,
  status: string,
  ways: readonly string[][],
): Promise<void> {
  const api = run.ownerOf(order.made);
  const history = await eventually(
    async () => {
      const shown = await api.get(`/ext/orders/${order.orderId}`);
      expectEqual(order.orderId, shown.status, status);
      return shown.statusHistory.map((entry: Json) => entry.status);
    },
    { waitingFor: `${order.orderId} to be ${status}` },
  );
  expect(ways).toContainEqual(history);
  order.adopt(history);
}
