import { Counter } from 'prom-client';

export const logins = new Counter({
  name: 'entrepot_logins_total',
  help: 'Secrets that were shown for a token, right or wrong',
  labelNames: ['outcome'],
});
