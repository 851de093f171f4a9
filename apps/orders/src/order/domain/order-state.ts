import type { vocabulary } from '#contracts';
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
  /** During an operator's hold: stock is reported short, so the order waits for stock after the hold. */
  stockShort?: true;
  /** While REQUIRES_REVIEW, or ON_HOLD from there: the status that fulfillment has reached. */
  reached?: OrderStatus;
  /** Every unit is returned, so RETURNED is final (decision 6.12). */
  fullyReturned?: true;
  /** The scenario that a sandbox order plays (decision 6.14). */
  scenario?: Scenario;
  /** The stock of all lines is reserved (decision 4.3). */
  stockSettled: boolean;
  /** `order.released` was published; it is published once. */
  released: boolean;
  /** Events published about the order so far: each history entry is one (decision 8.8). */
  version: number;
  dates: OrderDates;
}

/** Events carry it in place of the text (decision 6.10). */
export type ReasonCode = (typeof vocabulary.reasonCodes)[number];

/** The reason for a change of an order: a text that a person wrote, a code, both or neither. */
export interface Reason {
  reason?: string | undefined;
  reasonCode?: ReasonCode | undefined;
}

/** One line of the append-only history (decision 6.10); PARCEL_TRACKING_UPDATED is an entry and never a status. */
export interface HistoryEntry<Status = OrderStatus | 'PARCEL_TRACKING_UPDATED'> {
  status: Status;
  /** When the event happened. */
  eventDate: Date;
  eventData?: object;
}

/**
 * An entry to write to the history and to publish (decision 8.8), with the facts that determine the allowed actions,
 * which are published with it.
 */
export type HistoryFact = { remembered?: OrderStatus; fullyReturned?: true } & (
  | ({ kind: 'status-changed'; previousStatus: OrderStatus } & HistoryEntry<OrderStatus>)
  | ({ kind: 'history-added'; orderStatus: OrderStatus } & HistoryEntry)
);

interface Released {
  kind: 'released';
}

/** An event to publish. */
export type OrderFact = HistoryFact | Released;

/** A history entry gets its id and `receivedDate` when it is written. */
export type WrittenEntry = HistoryFact & { historyId: string; receivedDate: Date };
export type WrittenFact = WrittenEntry | Released;

/** The result of a decision: the new state and what happened, oldest first. */
export interface Change {
  state: OrderState;
  facts: readonly OrderFact[];
  /** The reason why the event had no effect, or was only stored. */
  ignored?: string;
}

/** The status of the order does not allow the requested action. */
export interface NotAllowed {
  refused: true;
  status: OrderStatus;
}

/** A status that the order reaches, with its date and the data documented for it. */
export interface ReachedStatus {
  to: OrderStatus;
  eventDate: Date;
  eventData?: object | undefined;
}

/** A status transition; the table must have a transition for its `trigger`. */
export interface Transition extends ReachedStatus {
  trigger: string;
}

/** Returns the version of one event of a decision. The last event has the version of the resulting state. */
export function versionOf(
  { version }: OrderState,
  facts: readonly unknown[],
  index: number,
): number {
  return version - facts.length + index + 1;
}

export function unchanged(state: OrderState): Change {
  return { state, facts: [] };
}

export function isHistory(fact: OrderFact): fact is HistoryFact {
  return fact.kind !== 'released';
}

/** Whether the fact adds an entry to the history. */
export function changesHistory({ facts }: Change): boolean {
  return facts.some(isHistory);
}

export function ignored(state: OrderState, reason: string): Change {
  return { ...unchanged(state), ignored: reason };
}

/** Applies the transition that a client requests, if the table has it. */
export function transitionIfAllowed(
  state: OrderState,
  transition: Transition,
): Change | NotAllowed {
  return orderMachine.can(state.status, transition.to, transition.trigger)
    ? transitioned(unchanged(state), transition)
    : { refused: true, status: state.status };
}

/**
 * Applies one transition of the table: changes status and date, adds the history entry and the event.
 * @throws Error when the table has no such transition
 */
export function transitioned(change: Change, { trigger, ...reached }: Transition): Change {
  const { state } = change;
  const { to, eventDate } = reached;
  if (!orderMachine.can(state.status, to, trigger)) {
    throw new Error(`${state.orderId}: no transition ${state.status} -> ${to} (${trigger})`);
  }
  const after: OrderState = { ...state, status: to, version: state.version + 1 };
  delete after.remembered;
  delete after.holdReason;
  delete after.stockShort;
  if (to !== 'ON_HOLD' && to !== 'REQUIRES_REVIEW') delete after.reached;
  const held = to === 'ON_HOLD' ? { remembered: state.status } : {};
  const previousStatus = state.status;
  const fact = {
    kind: 'status-changed',
    previousStatus,
    ...held,
    ...returnOf(state),
    ...entryOf(reached),
  } as const;
  return {
    ...change,
    state: withDate({ ...after, ...held }, to, eventDate),
    facts: [...change.facts, fact],
  };
}

/** Transitions the remembered status of a held order: entry and date are written, the order stays ON_HOLD (decision 6.2). */
export function transitionedWhileHeld(change: Change, { trigger, ...reached }: Transition): Change {
  const { state } = change;
  const { to } = reached;
  if (state.remembered === undefined || !orderMachine.can(state.remembered, to, trigger)) {
    throw new Error(`${state.orderId}: no transition ${state.remembered} -> ${to} (${trigger})`);
  }
  return passedThrough({ ...change, state: { ...state, remembered: to } }, reached);
}

/** Adds the entry and the date of an intermediate status. */
export function passedThrough(change: Change, reached: ReachedStatus): Change {
  const state = withDate(change.state, reached.to, reached.eventDate);
  return noted({ ...change, state }, entryOf(reached));
}

function entryOf({ to, eventDate, eventData }: ReachedStatus): HistoryEntry<OrderStatus> {
  return { status: to, eventDate, ...(eventData && { eventData }) };
}

/** Adds a history entry without a transition. */
export function noted(change: Change, entry: HistoryEntry): Change {
  const { state } = change;
  const { status: orderStatus, remembered } = state;
  const held = remembered === undefined ? {} : { remembered };
  return {
    ...change,
    state: { ...state, version: state.version + 1 },
    facts: [
      ...change.facts,
      { kind: 'history-added', orderStatus, ...held, ...returnOf(state), ...entry },
    ],
  };
}

function returnOf({ fullyReturned }: OrderState): Pick<OrderState, 'fullyReturned'> {
  return fullyReturned === undefined ? {} : { fullyReturned };
}

/**
 * Releases the order to fulfillment as soon as it is approved and its stock is reserved, in either order; once per
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

/**
 * A reason as `eventData` of a history entry; a text without a code gets `other`.
 * @param name of the text's member
 * @returns undefined without a reason
 */
export function reasonData(
  { reason, reasonCode }: Reason,
  name: 'reason' | 'cancelReason' = 'reason',
): object | undefined {
  if (reason === undefined && reasonCode === undefined) return undefined;
  return { ...(reason !== undefined && { [name]: reason }), reasonCode: reasonCode ?? 'other' };
}
