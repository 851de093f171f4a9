import { OrderPlaced, OrderStatusChanged, SalesChannelOrderRejected } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

const placed = new Counter({
  name: 'entrepot_orders_placed_total',
  help: 'Orders taken in, by sales channel',
  labelNames: ['sales_channel'],
});

const transitions = new Counter({
  name: 'entrepot_order_transitions_total',
  help: 'Orders that moved from one status to another',
  labelNames: ['from', 'to'],
});

const rejections = new Counter({
  name: 'entrepot_channel_order_rejections_total',
  help: 'Channel events about orders that were refused, by operation and first reason',
  labelNames: ['operation', 'code'],
});

/** The business as its events report it. */
export function countOrders(): void {
  countEvents(OrderPlaced, ({ salesChannel }) => placed.inc({ sales_channel: salesChannel }));
  countEvents(OrderStatusChanged, ({ previousStatus, status }) =>
    transitions.inc({ from: previousStatus, to: status }),
  );
  countEvents(SalesChannelOrderRejected, ({ operation, errors }) =>
    rejections.inc({ operation, code: errors[0]?.code ?? '' }),
  );
}
