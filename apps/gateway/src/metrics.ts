import { Counter } from 'prom-client';

export const logins = new Counter({
  name: 'entrepot_logins_total',
  help: 'Logins with a client secret, right or wrong',
  labelNames: ['outcome'],
});

export const requestsDropped = new Counter({
  name: 'entrepot_request_log_dropped_total',
  help: 'Requests that are missing in the log of requests',
  labelNames: ['reason'],
});
