/** Those that consume events, and so may park a message. */
export const CONSUMING_SERVICES = [
  'catalog',
  'pricing',
  'taxes',
  'orders',
  'logistics',
  'webhooks',
] as const;

/** All that publish events and keep an audit. */
export const SERVICES = ['gateway', ...CONSUMING_SERVICES] as const;
