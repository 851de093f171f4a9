import { orderMachine, type OrderStatus } from './order-status.js';
import type { Scenario } from './scenario.js';

const DATE_OF_STATUS = {
  APPROVED: 'approvalDate',
  CANCELLED: 'cancelDate',
  HANDLING: 'startHandlingDate',
  ON_HOLD: 'onHoldDate',
  PACKED: 'packedDate',
  INVOICED: 'invoicedDate',
  SHIPPED: 'shipmentDate',
  DELIVERED: 'deliveredDate',
} as const satisfies Partial<Record<OrderStatus, string>>;

/** The names of the dates of statuses. */
export const statusDates = Object.values(DATE_OF_STATUS);

/** The status dates that the order shows once they have happened. */
export type OrderDates = { [Name in (typeof statusDates)[number]]?: Date };

/** The state of an order that decisions depend on. */
export interface OrderState {
  orderId: string;
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  status: OrderStatus;
  /** While ON_HOLD: the status that the hold returns to. */
  remembered?: OrderStatus;
  /** While ON_HOLD: the reason, when an event can end the hold; undefined for an operator's hold. */
  holdReason?: string;
  /** During an operator's hold: stock was reported short, so the order waits for stock afterwards. */
  stockShort?: true;
  /** While REQUIRES_REVIEW, or ON_HOLD from there: the status that fulfilment has reached. */
  reached?: OrderStatus;
  /** The scenario that a sandbox order plays (decision 6.14). */
  scenario?: Scenario;
  /** The stock of all lines is reserved (decision 4.3). */
  stockSettled: boolean;
  /** `order.released` was published; it is published once. */
  released: boolean;
  /** Events published about the order so far. */
  version: number;
  dates: OrderDates;
}

/** One line of the append-only history (decision 6.10); PARCEL_TRACKING_UPDATED is an entry and never a status. */
export interface HistoryEntry<Status = OrderStatus | 'PARCEL_TRACKING_UPDATED'> {
  status: Status;
  /** When it happened. */
  eventDate: Date;
  eventData?: object;
}

/** An event to publish. The allowed actions, which depend on `remembered`, are published with a status. */
export type OrderFact =
  | ({
      kind: 'status-changed';
      previousStatus: OrderStatus;
      remembered?: OrderStatus;
    } & HistoryEntry<OrderStatus>)
  | { kind: 'released' };

/** The result of a decision: the new state, the history entries to write and the events to publish. */
export interface Change {
  state: OrderState;
  entries: readonly HistoryEntry[];
  facts: readonly OrderFact[];
  /** The reason why the event had no effect, or was only stored. */
  ignored?: string;
}

/** The status of the order does not allow the requested action. */
export interface NotAllowed {
  refused: true;
  status: OrderStatus;
}

/** A status that is reached, when it happened, and the data documented for it. */
export interface ReachedStatus {
  to: OrderStatus;
  eventDate: Date;
  eventData?: object | undefined;
}

/** A status transition; the table must have an arrow for its `trigger`. */
export interface Transition extends ReachedStatus {
  trigger: string;
}

export function unchanged(state: OrderState): Change {
  return { state, entries: [], facts: [] };
}

export function ignored(state: OrderState, reason: string): Change {
  return { ...unchanged(state), ignored: reason };
}

/** Takes the arrow that a client requests, if the table has it. */
export function transitionIfAllowed(
  state: OrderState,
  transition: Transition,
): Change | NotAllowed {
  return orderMachine.can(state.status, transition.to, transition.trigger)
    ? transitioned(unchanged(state), transition)
    : { refused: true, status: state.status };
}

/**
 * Takes one arrow of the table: changes status and date, adds the history entry and the event.
 * @throws Error when the table has no such arrow
 */
export function transitioned(change: Change, { trigger, ...reached }: Transition): Change {
  const { state } = change;
  const { to, eventDate } = reached;
  if (!orderMachine.can(state.status, to, trigger)) {
    throw new Error(`${state.orderId}: no arrow ${state.status} -> ${to} (${trigger})`);
  }
  const after: OrderState = { ...state, status: to, version: state.version + 1 };
  delete after.remembered;
  delete after.holdReason;
  delete after.stockShort;
  if (to !== 'ON_HOLD' && to !== 'REQUIRES_REVIEW') delete after.reached;
  const held = to === 'ON_HOLD' ? { remembered: state.status } : {};
  const entry = entryOf(reached);
  const fact = { kind: 'status-changed', previousStatus: state.status, ...held, ...entry } as const;
  return {
    ...change,
    state: withDate({ ...after, ...held }, to, eventDate),
    entries: [...change.entries, entry],
    facts: [...change.facts, fact],
  };
}

/**
 * Transitions the remembered status of a held order: entry and date are written, the order stays ON_HOLD and nothing
 * is published before the hold ends (decision 6.2).
 */
export function transitionedWhileHeld(change: Change, { trigger, ...reached }: Transition): Change {
  const { state } = change;
  const { to } = reached;
  if (state.remembered === undefined || !orderMachine.can(state.remembered, to, trigger)) {
    throw new Error(`${state.orderId}: no arrow ${state.remembered} -> ${to} (${trigger})`);
  }
  return passedThrough({ ...change, state: { ...state, remembered: to } }, reached);
}

/** Adds the entry and the date of a status that the order passes through. */
export function passedThrough(change: Change, reached: ReachedStatus): Change {
  const state = withDate(change.state, reached.to, reached.eventDate);
  return noted({ ...change, state }, entryOf(reached));
}

function entryOf({ to, eventDate, eventData }: ReachedStatus): HistoryEntry<OrderStatus> {
  return { status: to, eventDate, ...(eventData && { eventData }) };
}

/** Adds a history entry without a transition. */
export function noted(change: Change, entry: HistoryEntry): Change {
  return { ...change, entries: [...change.entries, entry] };
}

/**
 * Releases the order to fulfilment as soon as it is approved and its stock is reserved, in either order; once per
 * order (decision 4.3). A held order is released when its hold ends.
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

/** Returning to a status keeps its first date; each hold gets a new one. */
function withDate(state: OrderState, status: OrderStatus, eventDate: Date): OrderState {
  const name = (DATE_OF_STATUS as Partial<Record<OrderStatus, keyof OrderDates>>)[status];
  if (name === undefined || (status !== 'ON_HOLD' && state.dates[name] !== undefined)) return state;
  return { ...state, dates: { ...state.dates, [name]: eventDate } };
}
