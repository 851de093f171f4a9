import type { UnitOfWork } from '#messaging';
import { In } from 'typeorm';
import type { HistoryEntry } from '../domain/order-state.js';
import { lockOrderRows } from './order-state.store.js';
import { OrderEntity } from './order.entity.js';

/** An order as the store returns it: amounts are numbers or decimal texts. */
export type PublishedOrder = OrderEntity;

/** A history entry with the version of its event. */
export interface PublishedEntry extends HistoryEntry {
  historyId: string;
  receivedDate: Date;
  version: number;
}

/** Locks orders until the commit, in key order, and reads them. */
export async function lockPublishedOrders(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<PublishedOrder[]> {
  lockOrderRows(unitOfWork, orderIds);
  const orders = await unitOfWork.repository(OrderEntity);
  return orders.find({ where: { orderId: In([...orderIds]) }, order: { orderId: 'ASC' } });
}

interface EntryRow extends Omit<PublishedEntry, 'version' | 'eventData'> {
  orderId: string;
  eventData: object | null;
  version: string;
}

/** The histories of locked orders, by order, in the order in which they were written. */
export async function readHistories(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<Map<string, PublishedEntry[]>> {
  const rows = await unitOfWork.query<EntryRow>(HISTORIES, [orderIds]);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, entries]) => [orderId, entries.map(toEntry)]));
}

function toEntry({ orderId: _of, eventData, version, ...entry }: EntryRow): PublishedEntry {
  return { ...entry, ...(eventData && { eventData }), version: Number(version) };
}

const HISTORIES = `
  SELECT order_id AS "orderId", history_id AS "historyId", status, event_date AS "eventDate",
         received_date AS "receivedDate", event_data AS "eventData", version
    FROM order_history WHERE order_id = ANY($1::text[]) ORDER BY order_id, id`;
