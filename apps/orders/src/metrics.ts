import { OrderPlaced, OrderStatusChanged, SalesChannelOrderRejected } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

const placed = new Counter({
  name: 'entrepot_orders_placed_total',
  help: 'Orders placed, by sales channel',
  labelNames: ['sales_channel'],
});

const transitions = new Counter({
  name: 'entrepot_order_transitions_total',
  help: 'Order status transitions',
  labelNames: ['from', 'to'],
});

const rejections = new Counter({
  name: 'entrepot_channel_order_rejections_total',
  help: 'Rejected channel events about orders, by operation and first reason',
  labelNames: ['operation', 'code'],
});

/** Counts business metrics from the published events. */
export function countOrders(): void {
  countEvents(OrderPlaced, ({ salesChannel }) => placed.inc({ sales_channel: salesChannel }));
  countEvents(OrderStatusChanged, ({ previousStatus, status }) =>
    transitions.inc({ from: previousStatus, to: status }),
  );
  countEvents(SalesChannelOrderRejected, ({ operation, errors }) =>
    rejections.inc({ operation, code: errors[0]?.code ?? '' }),
  );
}
