import {
  FulfillmentProgressed,
  OrderReleased,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  StockReserved,
  StockShort,
  type EventEnvelope,
} from '#contracts';
import type { EventContext, UnitOfWork } from '#messaging';
import type { Change, OrderState } from './domain/order-state.js';
import { orderReleased, orderStatusChanged } from './events.js';
import { lockOrderStatesOfAllMerchants, saveChanges } from './store/order-life.store.js';
import { readReleasable } from './store/order-read.store.js';
import { storeTime } from './store/store-time.js';

/** A decision about a locked order. */
export interface Decided {
  change: Change;
  /** The database's time, taken after the order is locked. */
  now: Date;
  /** The consumed event that caused it. */
  causedBy?: object;
  /** Something that clients see changed besides status and history. */
  visible?: boolean;
}

/** A consumed event and the decision for its order. */
export interface DecidedEvent<E> {
  event: E;
  change: Change;
  now: Date;
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

/**
 * Locks the orders of all events of a transaction before reading anything else about them. The transaction may call
 * several handlers: if each locked its own orders, two transactions could deadlock.
 */
export async function lockOrders(context: EventContext): Promise<LockedOrders> {
  const { unitOfWork: uow } = context;
  const events: OrderEvent[] = [
    ...context.all(StockReserved),
    ...context.all(StockShort),
    ...context.all(FulfillmentProgressed),
    ...context.all(ParcelTrackingUpdated),
  ];
  const orderIds = events.map(({ orderId }) => orderId);
  const [states, now] = await Promise.all([
    lockOrderStatesOfAllMerchants(uow, orderIds),
    storeTime(uow),
  ]);
  return { states, now };
}

/**
 * Decides events, oldest first, each on the order as the previous decision left it. An event with no effect, or whose
 * data is only stored, is ignored with a reason. Nothing is written yet.
 * @returns a decision for each event whose order is known
 */
export function decideOnEvents<E extends OrderEvent>(
  context: EventContext,
  { states, now }: LockedOrders,
  events: readonly E[],
  decide: (state: OrderState, event: E) => Change,
): DecidedEvent<E>[] {
  return events.flatMap((event) => {
    const state = states.get(event.orderId);
    if (!state) {
      context.ignore(event, 'unknown-order');
      return [];
    }
    const change = decide(state, event);
    if (change.ignored !== undefined) context.ignore(event, change.ignored);
    states.set(event.orderId, change.state);
    return [{ event, change, now }];
  });
}

/**
 * Stores the decisions for consumed events.
 * @param visible each of them changed something that clients see besides status and history
 */
export async function commitEvents(
  uow: UnitOfWork,
  decided: readonly DecidedEvent<object>[],
  { visible = false }: { visible?: boolean } = {},
): Promise<void> {
  const effective = decided.filter(
    ({ change }) => visible || change.ignored === undefined || change.entries.length > 0,
  );
  await commitDecisions(
    uow,
    effective.map(({ event, change, now }) => ({ change, now, causedBy: event, visible })),
  );
}

/** Stores decisions about locked orders, oldest first, and publishes their events in the same transaction. */
export async function commitDecisions(uow: UnitOfWork, decided: readonly Decided[]): Promise<void> {
  if (decided.length === 0) return;
  saveChanges(uow, decided, visibleOrders(decided));
  await publishFacts(uow, decided);
}

function visibleOrders(decided: readonly Decided[]): Set<string> {
  return new Set(
    decided
      .filter(({ change, visible }) => visible === true || change.entries.length > 0)
      .map(({ change }) => change.state.orderId),
  );
}

async function publishFacts(uow: UnitOfWork, decided: readonly Decided[]): Promise<void> {
  const released = decided.filter(({ change }) => change.facts.some(isRelease));
  const orders = await readOrdersById(
    uow,
    released.map(({ change }) => change.state.orderId),
  );
  for (const { change, now, causedBy } of decided) {
    const { state, facts } = change;
    facts.forEach((fact, i) => {
      const version = state.version - facts.length + i + 1;
      if (fact.kind === 'status-changed') {
        uow.publish(OrderStatusChanged, orderStatusChanged(state, version, fact, now), causedBy);
      } else {
        uow.publish(OrderReleased, orderReleased(orders(state.orderId), version), causedBy);
      }
    });
  }
}

function isRelease({ kind }: Change['facts'][number]): boolean {
  return kind === 'released';
}

async function readOrdersById(uow: UnitOfWork, orderIds: readonly string[]) {
  const byId = orderIds.length === 0 ? undefined : await readReleasable(uow, orderIds);
  return (orderId: string) => {
    const order = byId?.get(orderId);
    if (!order) throw new Error(`${orderId} is released and cannot be read`);
    return order;
  };
}
