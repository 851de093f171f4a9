import type { Context } from '../terminal/context.js';
import { given } from '../session/given.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { printTable } from '../terminal/print.js';
import type { Column } from '../terminal/table.js';
import { openOrders, type Order, type OrderOptions, type OrderQuery } from './order-source.js';

export interface ListOrdersOptions extends OrderOptions {
  status?: Order['status'][];
  warehouseType?: Order['fulfillmentWarehouseType'];
  createdFrom?: string;
  createdUntil?: string;
  updatedFrom?: string;
  updatedUntil?: string;
  limit?: number;
}

const LAYOUT: readonly Column<Order>[] = [
  { title: 'ORDER', text: ({ orderId }) => oneLine(orderId) },
  { title: 'STATUS', text: ({ status }) => status },
  { title: 'CHANNEL', text: ({ salesChannel }) => oneLine(salesChannel) },
  { title: 'CHANNEL ORDER', text: ({ salesChannelOrderId }) => oneLine(salesChannelOrderId) },
  { title: 'CREATED (UTC)', text: ({ creationDate }) => momentText(creationDate) },
  { title: 'LAST UPDATE', text: ({ lastUpdateDate }) => momentText(lastUpdateDate) },
];

/** Rows whose columns are equally wide: those of the API's largest page. */
const ROWS_AT_ONCE = 200;

/** Prints orders in the order in which they last changed, the newest at the end. */
export async function listOrders(options: ListOrdersOptions, context: Context): Promise<void> {
  const { terminal, signal } = context;
  const source = await openOrders(options, context);
  const { limit = Number.POSITIVE_INFINITY } = options;
  let rows: Order[] = [];
  let count = 0;
  const flush = (): void => {
    printTable(terminal, LAYOUT, rows, count === rows.length);
    rows = [];
  };
  for await (const order of source.list(queryOf(options), { signal })) {
    count += 1;
    if (options.json) terminal.out(JSON.stringify(order));
    else rows.push(order);
    if (rows.length === ROWS_AT_ONCE) flush();
    if (count >= limit) break;
  }
  if (rows.length > 0) flush();
  if (options.json) return;
  if (count === 0) terminal.note('No orders fit.');
  else
    terminal.note(
      `${count} ${count === 1 ? 'order' : 'orders'}${count < limit ? '' : ', the limit'}`,
    );
}

function queryOf(options: ListOrdersOptions): OrderQuery {
  return given({
    status: options.status,
    fulfillmentWarehouseType: options.warehouseType && [options.warehouseType],
    creationDateFrom: options.createdFrom,
    creationDateUntil: options.createdUntil,
    lastUpdateDateFrom: options.updatedFrom,
    lastUpdateDateUntil: options.updatedUntil,
    pageSize: Math.min(options.limit ?? ROWS_AT_ONCE, ROWS_AT_ONCE),
  });
}
