import { Counter, Gauge, Histogram } from 'prom-client';

export const deliveryMetrics = {
  attempts: new Counter({
    name: 'entrepot_webhooks_attempts_total',
    help: 'Attempts to deliver an event to an endpoint, by outcome',
    labelNames: ['outcome'],
  }),
  deliveries: new Counter({
    name: 'entrepot_webhooks_deliveries_total',
    help: 'Deliveries that ended: delivered, or dead after the last attempt',
    labelNames: ['outcome'],
  }),
  seconds: new Histogram({
    name: 'entrepot_webhooks_attempt_seconds',
    help: 'How long an attempt took, up to the end of the answer',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 15],
  }),
  inFlight: new Gauge({
    name: 'entrepot_webhooks_in_flight',
    help: 'Attempts under way in this process',
  }),
  endpoints: new Gauge({
    name: 'entrepot_webhooks_endpoints',
    help: 'Endpoints by state',
    labelNames: ['state'],
  }),
  oldestDue: new Gauge({
    name: 'entrepot_webhooks_oldest_due_seconds',
    help: 'How long the oldest delivery has been due, of endpoints that are not kept waiting by their failures',
  }),
  disabled: new Counter({
    name: 'entrepot_webhooks_disabled_total',
    help: 'Endpoints that were disabled by their failures, by reason',
    labelNames: ['reason'],
  }),
};
