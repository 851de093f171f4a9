import { orderMachine } from './order-status.js';
import type { OrderStatus } from './order-status.js';
import type { Scenario } from './scenario.js';

/** The dates of the specification that stand in the order once the thing has happened. */
export interface OrderDates {
  approvalDate?: Date;
  cancelDate?: Date;
  startHandlingDate?: Date;
  onHoldDate?: Date;
  packedDate?: Date;
  invoicedDate?: Date;
  shipmentDate?: Date;
  deliveredDate?: Date;
}

/** All of an order that decides what may happen to it. */
export interface OrderState {
  orderId: string;
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  status: OrderStatus;
  /** While ON_HOLD: the status that the hold returns to. */
  remembered?: OrderStatus;
  /** While ON_HOLD: why, where an event can end it; a person's hold has none here. */
  holdReason?: string;
  /** While a person's hold lasts: stock was reported short, and is awaited afterwards. */
  stockShort?: true;
  /** While REQUIRES_REVIEW, or ON_HOLD from there: how far fulfilment got before it heard of it. */
  reached?: OrderStatus;
  /** The story that a sandbox order plays (decision 6.14). */
  scenario?: Scenario;
  /** All lines have their stock (decision 4.3). */
  stockSettled: boolean;
  /** `order.released` was published; never again. */
  released: boolean;
  /** Events published about the order so far. */
  version: number;
  dates: OrderDates;
}

/** One line of the append-only history (decision 6.10); PARCEL_TRACKING_UPDATED is an entry and never a status. */
export interface HistoryEntry {
  status: OrderStatus | 'PARCEL_TRACKING_UPDATED';
  /** When it happened. */
  eventDate: Date;
  eventData?: object;
}

/** What others are published. */
export type OrderFact =
  | {
      kind: 'status-changed';
      status: OrderStatus;
      previousStatus: OrderStatus;
      /** The actions that are allowed in the new status are published with it. */
      remembered?: OrderStatus;
      eventDate: Date;
      eventData?: object;
    }
  | { kind: 'released' };

/** What a decision makes of an order: the order as it now is, what is written to its history and what is published. */
export interface Change {
  state: OrderState;
  entries: readonly HistoryEntry[];
  facts: readonly OrderFact[];
  /** The name of doing nothing, or nothing but keeping what was reported. */
  ignored?: string;
}

/** Where an order goes, on which date, with what; `trigger` must have that arrow in the table. */
export interface Transition {
  to: OrderStatus;
  trigger: string;
  eventDate: Date;
  eventData?: object;
}

export function unchanged(state: OrderState): Change {
  return { state, entries: [], facts: [] };
}

export function ignored(state: OrderState, reason: string): Change {
  return { ...unchanged(state), ignored: reason };
}

/**
 * Moves an order along one arrow of the table: status, date, history entry and fact together.
 * @throws Error when the table has no such arrow
 */
export function transitioned(change: Change, transition: Transition): Change {
  const { state } = change;
  const { to, trigger, eventDate, eventData } = transition;
  if (!orderMachine.can(state.status, to, trigger)) {
    throw new Error(`${state.orderId}: no arrow ${state.status} -> ${to} (${trigger})`);
  }
  const {
    remembered: _remembered,
    holdReason: _reason,
    stockShort: _short,
    reached,
    ...rest
  } = state;
  const held = to === 'ON_HOLD' ? { remembered: state.status } : {};
  const stillInReview = to === 'ON_HOLD' || to === 'REQUIRES_REVIEW';
  const entry = { status: to, eventDate, ...(eventData && { eventData }) };
  const on = {
    ...rest,
    ...held,
    ...(stillInReview && reached !== undefined ? { reached } : {}),
    status: to,
    version: state.version + 1,
  };
  return {
    ...change,
    state: withDate(on, to, eventDate),
    entries: [...change.entries, entry],
    facts: [
      ...change.facts,
      { kind: 'status-changed', previousStatus: state.status, ...held, ...entry },
    ],
  };
}

/**
 * Notes on a held order what happened to the status that it remembers: entry and date are written, the remembered
 * status moves on, the order stays ON_HOLD and nothing is published before the hold ends (decision 6.2).
 */
export function transitionedWhileHeld(change: Change, transition: Transition): Change {
  const { state } = change;
  const { to, trigger, eventDate, eventData } = transition;
  if (state.remembered === undefined || !orderMachine.can(state.remembered, to, trigger)) {
    throw new Error(`${state.orderId}: no arrow ${state.remembered} -> ${to} (${trigger})`);
  }
  const entry = { status: to, eventDate, ...(eventData && { eventData }) };
  return notedOnTheWay({ ...change, state: { ...state, remembered: to } }, entry);
}

/** Adds the entry and the date of a status that the order has passed without standing in it. */
export function notedOnTheWay(
  change: Change,
  entry: HistoryEntry & { status: OrderStatus },
): Change {
  const state = withDate(change.state, entry.status, entry.eventDate);
  return noted({ ...change, state }, entry);
}

/** Adds a history entry that moves nothing. */
export function noted(change: Change, entry: HistoryEntry): Change {
  return { ...change, entries: [...change.entries, entry] };
}

/**
 * Lets fulfilment begin as soon as the order is approved and its stock is settled, whichever came last; once in the
 * order's life (decision 4.3). A held order waits for the end of its hold.
 */
export function releasedIfDue(change: Change): Change {
  const { state } = change;
  if (state.released || !state.stockSettled || state.status !== 'APPROVED') return change;
  return {
    ...change,
    state: { ...state, released: true, version: state.version + 1 },
    facts: [...change.facts, { kind: 'released' }],
  };
}

const DATE_OF: Partial<Record<OrderStatus, keyof OrderDates>> = {
  APPROVED: 'approvalDate',
  CANCELLED: 'cancelDate',
  HANDLING: 'startHandlingDate',
  ON_HOLD: 'onHoldDate',
  PACKED: 'packedDate',
  INVOICED: 'invoicedDate',
  SHIPPED: 'shipmentDate',
  DELIVERED: 'deliveredDate',
};

/** A status that is come back to is not reached a second time: its first date stays. A hold is a new one. */
function withDate(state: OrderState, status: OrderStatus, eventDate: Date): OrderState {
  const name = DATE_OF[status];
  if (name === undefined || (status !== 'ON_HOLD' && state.dates[name] !== undefined)) return state;
  return { ...state, dates: { ...state.dates, [name]: eventDate } };
}
