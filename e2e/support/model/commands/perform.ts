import type { Command, Kind } from './command.js';
import {
  changeStatus,
  create,
  createAgain,
  createInvalid,
  read,
  receive,
  setStock,
} from './order-commands.js';
import type { Action } from '../order-model.js';
import { cancelShipment, report, ship, track, trackLater } from './parcel-commands.js';
import type { SequenceRun } from '../sequence-run.js';
import {
  approveAndCancel,
  approveAtOnce,
  approveHoldRelease,
  cancelAndLeave,
  createAtOnce,
} from './race-commands.js';

type Performer = (run: SequenceRun, command: Command) => Promise<void>;

const changing =
  (action: Action): Performer =>
  (run, command) =>
    changeStatus(run, command, action);

/** The function that performs each command. */
const performers: Readonly<Record<Kind, Performer>> = {
  next: advance,
  create,
  'create-again': createAgain,
  'create-invalid': createInvalid,
  'create-at-once': createAtOnce,
  approve: changing('approve'),
  'approve-at-once': approveAtOnce,
  'approve-and-cancel': approveAndCancel,
  'approve-hold-release': approveHoldRelease,
  cancel: changing('cancel'),
  'cancel-and-leave': cancelAndLeave,
  hold: changing('hold'),
  release: changing('release'),
  'operational-issue': changing('operational-issue'),
  'return-request': changing('return-request'),
  'return-approve': changing('return-approve'),
  'return-receive': receive,
  track,
  'track-later': trackLater,
  ship,
  'ship-cancel': cancelShipment,
  stock: setStock,
  read,
};

export function perform(run: SequenceRun, command: Command): Promise<void> {
  return performers[command.kind](run, command);
}

/** Advances one order by one to three steps, so that many orders reach late statuses. */
async function advance(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const who = run.ownerOf(order.made) === run.context.merchants[0] ? 0 : 1;
  for (let step = 0; step < command.count; step += 1) {
    await advanceOnce(run, { ...command, pick: command.pick + step, who, foreign: false, order });
  }
}

/** Performs the command that the order's status waits for. */
async function advanceOnce(run: SequenceRun, command: Command): Promise<void> {
  const next: Partial<Record<string, Performer>> = {
    CREATED: command.pick % 4 === 0 ? approveHoldRelease : changing('approve'),
    ON_HOLD: command.pick % 2 === 0 ? setStock : changing('release'),
    READY_TO_SHIP:
      command.pick % 2 === 0 ? addToShipmentOrCancelIt : seen('merchant', 'LEFT_FULFILLMENT'),
    SHIPPED: seen('operator', 'CUSTOMS_RELEASED', 'DELIVERED'),
    DELIVERED: changing('return-request'),
    RETURN_REQUESTED: changing('return-approve'),
    RETURN_APPROVED: receive,
    RETURNED: command.pick % 2 === 0 ? receive : changing('return-request'),
  };
  await next[run.pickOrder(command).status]?.(run, command);
}

/** Adds a parcel to a shipment, or cancels the shipment that it is in. */
const addToShipmentOrCancelIt: Performer = (run, command) =>
  run.pickOrder(command).parcel?.shipment ? cancelShipment(run, command) : ship(run, command);

function seen(by: 'merchant' | 'operator', ...codes: readonly string[]): Performer {
  return async (run, command) => {
    const reports = codes.map((code, n) => ({ code, date: run.minute(10 + n) }));
    const api = by === 'operator' ? run.context.operator : run.merchant(command);
    const order = run.pickOrder(command);
    await report(run, api, { order, reports, expected: order.parcel ? 202 : 422 });
  };
}
