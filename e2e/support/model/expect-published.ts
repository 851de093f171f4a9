import {
  InventoryChanged,
  OrderHistoryAdded,
  OrderPlaced,
  OrderReleased,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  ShipmentStatusChanged,
  StockReserved,
} from '#contracts';
import type { Json } from '../merchant.js';
import { expectEqual } from './expect-equal.js';
import { TRACKED } from '../order-transitions.js';
import { publishedStatusesOf, type ModelOrder } from './order-model.js';
import type { ModelShipment } from './parcel-model.js';
import type { ReceivedEvents } from './received-events.js';

/** The published statuses and history of an order equal the model: each once, in order, with rising versions. */
export function expectStatusesPublished(
  seen: ReceivedEvents,
  { orderId, history }: ModelOrder,
): void {
  const changes = seen.of(orderId, OrderPlaced.type, OrderStatusChanged.type);
  const published = changes.map(({ status }) => status ?? 'CREATED');
  expectEqual(`published statuses of ${orderId}`, published, publishedStatusesOf(history));
  const previous = changes.map(({ previousStatus }) => previousStatus);
  expectEqual(`published previous statuses of ${orderId}`, previous, [
    undefined,
    ...published.slice(0, -1),
  ]);
  const entries = seen.of(
    orderId,
    OrderPlaced.type,
    OrderStatusChanged.type,
    OrderHistoryAdded.type,
  );
  const shown = entries.map(({ entry, status }) => entry ?? status ?? 'CREATED');
  expectEqual(`published history of ${orderId}`, shown, history);
  expectRising(entries);
}

/** All events published about an order equal the model. */
export function expectPublished(seen: ReceivedEvents, order: ModelOrder): void {
  expectStatusesPublished(seen, order);
  expectStockPublished(seen, order);
  expectReleasePublished(seen, order);
  expectTrackingPublished(seen, order);
}

export function expectShipmentPublished(
  seen: ReceivedEvents,
  { shipmentId, published }: ModelShipment,
): void {
  const changes = seen.of(shipmentId, ShipmentStatusChanged.type);
  const statuses = changes.map(({ status }) => status);
  expectEqual(`published statuses of the shipment ${shipmentId}`, statuses, published);
  expectRising(changes);
}

/** Published once if fulfillment has started (decision 4.3). */
function expectReleasePublished(seen: ReceivedEvents, order: ModelOrder): void {
  const { orderId, history, cancelledUnderWay } = order;
  const releases = seen.of(orderId, OrderReleased.type).length;
  // Approved and cancelled before fulfillment: the cancel may have preceded the stock reservation.
  const isOpen = cancelledUnderWay && history.includes('APPROVED');
  const expected = history.includes('HANDLING') ? 1 : isOpen ? Math.min(releases, 1) : 0;
  expectEqual(`published releases of ${orderId}`, releases, expected);
}

/** Units are reserved once and released once (decision 4.3). */
function expectStockPublished(
  seen: ReceivedEvents,
  { orderId, stock, returned, made }: ModelOrder,
): void {
  const moves = seen.of(orderId, InventoryChanged.type);
  const unitsOf = (cause: string): number[] =>
    moves
      .filter((move) => move.cause === cause)
      .map(({ quantity, previousQuantity }) => Math.abs(quantity - previousQuantity));
  const [reserved, released] = [unitsOf('reserved'), unitsOf('released')];
  const units = [made.units];
  // Stock added between a cancel and its consumption by catalog is reserved, then released immediately.
  const expected = {
    waiting: { reserved: [], released: [] },
    reserved: { reserved: units, released: [] },
    'given back': { reserved: units, released: units },
    dropped: { reserved, released: reserved },
  }[stock];
  expectEqual(`published stock of ${orderId}`, { reserved, released }, expected);
  expectEqual(`published returns of ${orderId}`, unitsOf('returned'), returned);
  const reservations = seen.of(orderId, StockReserved.type).length;
  expectEqual(`published reservations of ${orderId}`, reservations, reserved.length);
}

function expectTrackingPublished(seen: ReceivedEvents, order: ModelOrder): void {
  const { orderId, history, parcel, cancelledUnderWay } = order;
  const messages = seen.of(orderId, ParcelTrackingUpdated.type);
  const codes = (reported: boolean): string[] =>
    messages
      .filter((message) => message.reported === reported)
      .flatMap(({ events }) => events.map((event: Json) => event.code));
  const entries = history.filter((entry) => entry === TRACKED).length;
  expectEqual(`published tracking of ${orderId}`, codes(true).length, entries);
  const ownCodes = (parcel?.codes ?? []).filter(
    (code) => code === 'CREATED' || code === 'CANCELED',
  );
  if (!cancelledUnderWay)
    expectEqual(`published parcel events of ${orderId}`, codes(false), ownCodes);
  expectRising(messages);
}

function expectRising(events: readonly Json[]): void {
  const versions: number[] = events.map(({ version }) => version);
  const rising = [...new Set(versions)].toSorted((version, other) => version - other);
  expectEqual('versions', versions, rising);
}
