import { v7 as uuidv7 } from 'uuid';
import {
  OrderHistoryAdded,
  OrderReleased,
  OrderStatusChanged,
  type EventEnvelope,
} from '#contracts';
import { LockKind, type EventContext, type UnitOfWork } from '#messaging';
import {
  changesHistory,
  isHistory,
  versionOf,
  type Change,
  type OrderState,
  type WrittenFact,
} from './domain/order-state.js';
import { orderHistoryAdded, orderReleased, orderStatusChanged } from './events.js';
import {
  lockOrderRows,
  lockOrderStatesOfAllMerchants,
  saveChanges,
} from './store/order-state.store.js';
import { readReleasable } from './store/order-read.store.js';

/** A decision about a locked order. */
export interface Decided<Cause = object | undefined> {
  change: Change;
  /** The database's time, taken after the order is locked. */
  now: Date;
  /** The consumed event that caused it, if one did. */
  causedBy: Cause;
}

interface OrderEvent extends EventEnvelope {
  orderId: string;
}

/** Orders that are locked until the commit. */
export interface LockedOrders {
  states: Map<string, OrderState>;
  /** The database's time, taken after the locks. */
  now: Date;
}

const ORDERS = new LockKind(1, lockOrderRows);

/** How events that change orders are consumed. */
export const ABOUT_ORDERS = {
  group: 'orders.main',
  batch: true,
  locks: ({ orderId }: Pick<OrderEvent, 'orderId'>) => [ORDERS.of(orderId)],
};

/** Locks the orders of events before reading anything else about them. */
export async function lockOrders(
  { unitOfWork }: EventContext,
  events: readonly OrderEvent[],
): Promise<LockedOrders> {
  const orderIds = events.map(({ orderId }) => orderId);
  const [states, now] = await Promise.all([
    lockOrderStatesOfAllMerchants(unitOfWork, orderIds),
    unitOfWork.now(),
  ]);
  return { states, now };
}

/**
 * Decides events, oldest first, each on the order as the previous decision left it. An event with no effect, or whose
 * data is only stored, is ignored with a reason. Writes nothing yet.
 * @returns a decision for each event whose order is known
 */
export function decideOnEvents<E extends OrderEvent>(
  context: EventContext,
  { states, now }: LockedOrders,
  events: readonly E[],
  decide: (state: OrderState, event: E) => Change,
): Decided<E>[] {
  return events.flatMap((event) => {
    const state = states.get(event.orderId);
    if (!state) {
      context.ignore(event, 'unknown-order');
      return [];
    }
    const change = decide(state, event);
    if (change.ignored !== undefined) context.ignore(event, change.ignored);
    states.set(event.orderId, change.state);
    return [{ change, now, causedBy: event }];
  });
}

/** Locks the orders of consumed events, decides about them and stores the decisions that have an effect. */
export async function applyEvents<E extends OrderEvent>(
  context: EventContext,
  events: readonly E[],
  decide: (state: OrderState, event: E) => Change,
): Promise<Decided<E>[]> {
  const decided = decideOnEvents(context, await lockOrders(context, events), events, decide);
  const effective = decided.filter(
    ({ change }) => change.ignored === undefined || changesHistory(change),
  );
  await saveDecisions(context.unitOfWork, effective);
  return decided;
}

/**
 * Stores decisions about locked orders, oldest first, and publishes their events in the same transaction.
 * @param visible whether each decision changed something that clients see besides status and history
 */
export async function saveDecisions(
  unitOfWork: UnitOfWork,
  decided: readonly Decided[],
  { visible = false } = {},
): Promise<void> {
  if (decided.length === 0) return;
  const seen = decided.filter(({ change }) => visible || changesHistory(change));
  const written = decided.map(withHistoryIds);
  saveChanges(unitOfWork, written, new Set(seen.map(({ change }) => change.state.orderId)));
  await publishFacts(unitOfWork, written);
}

interface Written {
  state: OrderState;
  facts: readonly WrittenFact[];
  causedBy: object | undefined;
}

function withHistoryIds({ change: { state, facts }, now, causedBy }: Decided): Written {
  const written = facts.map((fact) =>
    isHistory(fact) ? { ...fact, historyId: uuidv7(), receivedDate: now } : fact,
  );
  return { state, facts: written, causedBy };
}

async function publishFacts(unitOfWork: UnitOfWork, written: readonly Written[]): Promise<void> {
  const released = written.filter(({ facts }) => facts.some(({ kind }) => kind === 'released'));
  const orderIds = released.map(({ state }) => state.orderId);
  const orders = await readReleasable(unitOfWork, orderIds);
  for (const { state, facts, causedBy } of written) {
    facts.forEach((fact, i) => {
      const version = versionOf(state, facts, i);
      if (fact.kind === 'status-changed') {
        unitOfWork.publish(OrderStatusChanged, orderStatusChanged(state, version, fact), causedBy);
      } else if (fact.kind === 'history-added') {
        unitOfWork.publish(OrderHistoryAdded, orderHistoryAdded(state, version, fact), causedBy);
      } else {
        const order = orders.get(state.orderId);
        if (!order) throw new Error(`${state.orderId} is released and cannot be read`);
        unitOfWork.publish(OrderReleased, orderReleased(order, version), causedBy);
      }
    });
  }
}
