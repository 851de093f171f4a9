import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import type { Order } from './order-row.js';
import { LIST, type OrderReader } from './requests.js';
import { statusText } from './status.js';

/** An order for the raw drawer. @param order left out if the page has only its row */
export function orderSubject(kind: OrderReader, orderId: string, order?: Order): RawSubject {
  return {
    what: fill(messages.raw.order, { id: orderId }),
    path: `${LIST.api.paths[kind]}/${encodeURIComponent(orderId)}`,
    value: order,
    events: {
      streams: ['orders.order', 'catalog.stock', 'logistics.fulfillment'],
      key: orderId,
      ...(order && {
        logged: { merchantId: order.merchantId, subject: orderId },
        history: order.statusHistory.map(({ receivedDate, status }) => ({
          at: receivedDate,
          text: statusText(status),
        })),
      }),
    },
  };
}
