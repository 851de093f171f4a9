import type { Command, Kind } from './command.js';
import { act, create, createAgain, createInvalid, read, receive, setStock } from './order-acts.js';
import type { Action } from './order-model.js';
import { cancelShipment, report, ship, track, trackLater } from './parcel-acts.js';
import type { Play } from './play.js';
import {
  approveAndCancel,
  approveAtOnce,
  approveHoldRelease,
  cancelAndLeave,
  createAtOnce,
} from './race-acts.js';

type Act = (play: Play, command: Command) => Promise<void>;

const asked =
  (action: Action): Act =>
  (play, command) =>
    act(play, command, action);

/** The act of each command. */
const acts: Readonly<Record<Kind, Act>> = {
  next: leadOn,
  create,
  'create-again': createAgain,
  'create-invalid': createInvalid,
  'create-at-once': createAtOnce,
  approve: asked('approve'),
  'approve-at-once': approveAtOnce,
  'approve-and-cancel': approveAndCancel,
  'approve-hold-release': approveHoldRelease,
  cancel: asked('cancel'),
  'cancel-and-leave': cancelAndLeave,
  hold: asked('hold'),
  release: asked('release'),
  'operational-issue': asked('operational-issue'),
  'return-request': asked('return-request'),
  'return-approve': asked('return-approve'),
  'return-receive': receive,
  track,
  'track-later': trackLater,
  ship,
  'ship-cancel': cancelShipment,
  stock: setStock,
  read,
};

export function perform(play: Play, command: Command): Promise<void> {
  return acts[command.kind](play, command);
}

/** Advances one order by one to three steps, so that many orders get far. */
async function leadOn(play: Play, command: Command): Promise<void> {
  const order = play.pickOrder(command);
  const who = play.ownerOf(order.made) === play.stage.merchants[0] ? 0 : 1;
  for (let step = 0; step < command.count; step += 1) {
    await lead(play, { ...command, pick: command.pick + step, who, foreign: false, order });
  }
}

/** Performs the act that the order's status waits for. */
async function lead(play: Play, command: Command): Promise<void> {
  const next: Partial<Record<string, Act>> = {
    CREATED: command.pick % 4 === 0 ? approveHoldRelease : asked('approve'),
    ON_HOLD: command.pick % 2 === 0 ? setStock : asked('release'),
    READY_TO_SHIP: command.pick % 2 === 0 ? groupOrUngroup : seen('merchant', 'LEFT_FULFILLMENT'),
    SHIPPED: seen('operator', 'CUSTOMS_RELEASED', 'DELIVERED'),
    DELIVERED: asked('return-request'),
    RETURN_REQUESTED: asked('return-approve'),
    RETURN_APPROVED: receive,
  };
  await next[play.pickOrder(command).status]?.(play, command);
}

/** Adds a parcel to a shipment, or cancels the shipment that it is in. */
const groupOrUngroup: Act = (play, command) =>
  play.pickOrder(command).parcel?.shipment ? cancelShipment(play, command) : ship(play, command);

function seen(by: 'merchant' | 'operator', ...codes: readonly string[]): Act {
  return async (play, command) => {
    const reports = codes.map((code, n) => ({ code, date: play.minute(10 + n) }));
    const api = by === 'operator' ? play.stage.operator : play.merchant(command);
    const order = play.pickOrder(command);
    await report(play, api, { order, reports, expected: order.parcel ? 202 : 422 });
  };
}
