import { fault, type OrderFault } from '../../order/domain/new-order.js';
import {
  transitionIfAllowed,
  type Change,
  type NotAllowed,
  type OrderState,
  reasonData,
  type Reason,
} from '../../order/domain/order-state.js';

export interface OrderLine {
  id: string;
  skuId: string;
  quantity: number;
}

/** Units of one line of the order. */
export interface ReturnLine {
  itemId: string;
  quantity: number;
}

export interface ReceivedLine extends ReturnLine {
  inventoryType: 'AVAILABLE' | 'DAMAGED';
}

/** The returns partner's warehouses by destination country (decision 4.2). */
const RETURNS_WAREHOUSES: Readonly<Record<string, number>> = { BR: 1000, MX: 1001, CL: 1002 };

/** The data of an order that a return is checked against. */
export interface ReturnableOrder {
  lines: readonly OrderLine[];
  /** The units of earlier receipts. */
  returned: readonly ReturnLine[];
  /** ISO 3166 alpha-2: the country of delivery. */
  destinationCountry: string;
}

/** Requests the return of a delivered order, or of further items of a partly returned one (decision 6.12). */
export function requestReturn(
  state: OrderState,
  reason: Reason,
  eventDate: Date,
): Change | NotAllowed {
  if (state.fullyReturned) return { refused: true, status: state.status };
  return transitionIfAllowed(state, {
    to: 'RETURN_REQUESTED',
    trigger: 'return-request',
    eventDate,
    eventData: reasonData(reason),
  });
}

export function approveReturn(state: OrderState, eventDate: Date): Change | NotAllowed {
  return transitionIfAllowed(state, {
    to: 'RETURN_APPROVED',
    trigger: 'return-approve',
    eventDate,
  });
}

/**
 * Receives all or some of the units that are not returned yet, in the warehouse of the country of delivery (decisions
 * 4.4, 6.12); each item is published once per condition (6.10).
 */
export function receiveReturn(
  state: OrderState,
  received: readonly ReceivedLine[],
  order: ReturnableOrder,
  eventDate: Date,
): Change | NotAllowed | { faults: OrderFault[] } {
  const { lines, destinationCountry } = order;
  if (state.fullyReturned) return { refused: true, status: state.status };
  const open = openLines(order);
  const faults = checkReturn(open, received);
  const warehouseId = RETURNS_WAREHOUSES[destinationCountry];
  if (warehouseId === undefined) faults.push(noWarehouse(destinationCountry));
  const items = unitsOf(lines, received);
  const eventData = { condition: conditionOf(items), items, warehouseId };
  const complete = unitsIn(received) === unitsIn(open);
  const change = transitionIfAllowed(complete ? { ...state, fullyReturned: true } : state, {
    to: 'RETURNED',
    trigger: 'return-receive',
    eventDate,
    eventData,
  });
  return 'refused' in change || faults.length === 0 ? change : { faults };
}

/** The lines of an order, with the units that are not returned yet. */
export function openLines({ lines, returned }: ReturnableOrder): OrderLine[] {
  const byLine = Map.groupBy(returned, ({ itemId }) => itemId);
  return lines.map((line) => ({
    ...line,
    quantity: line.quantity - unitsIn(byLine.get(line.id) ?? []),
  }));
}

function unitsIn(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Finds the lines that do not match the order; the pointers are into a body with `items`.
 * @param lines with the units that may be returned
 */
export function checkReturn(
  lines: readonly OrderLine[],
  items: readonly ReturnLine[],
): OrderFault[] {
  const openUnits = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return items.flatMap(({ itemId, quantity }, i) => {
    const units = openUnits.get(itemId);
    if (units === undefined) {
      const detail = 'is not the id of an item of the order';
      return [fault(`/items/${i}/itemId`, 'unknown-item', detail)];
    }
    openUnits.set(itemId, units - quantity);
    if (quantity <= units) return [];
    const detail = 'exceeds the units of the item that were not returned yet';
    return [fault(`/items/${i}/quantity`, 'too-many-units', detail)];
  });
}

interface ReceivedUnits {
  itemId: string;
  skuId: string;
  quantity: number;
  inventoryType: ReceivedLine['inventoryType'];
}

function unitsOf(lines: readonly OrderLine[], received: readonly ReceivedLine[]): ReceivedUnits[] {
  const skus = new Map(lines.map(({ id, skuId }) => [id, skuId]));
  const units = new Map<string, ReceivedUnits>();
  for (const { itemId, quantity, inventoryType } of received) {
    const skuId = skus.get(itemId) ?? '';
    const key = JSON.stringify([itemId, inventoryType]);
    const soFar = units.get(key)?.quantity ?? 0;
    units.set(key, { itemId, skuId, quantity: soFar + quantity, inventoryType });
  }
  return [...units.values()];
}

function noWarehouse(country: string): OrderFault {
  const detail = `the returns partner has no warehouse in ${country}`;
  return fault('/items', 'no-returns-warehouse', detail);
}

function conditionOf(items: readonly ReceivedUnits[]): string {
  const [condition, ...otherConditions] = new Set(items.map(({ inventoryType }) => inventoryType));
  return condition === undefined || otherConditions.length > 0 ? 'MIXED' : condition;
}
