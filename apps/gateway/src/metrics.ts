import { Counter } from 'prom-client';

export const logins = new Counter({
  name: 'entrepot_logins_total',
  help: 'Logins with a client secret, right or wrong',
  labelNames: ['outcome'],
});
