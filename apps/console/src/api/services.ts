/** The services that consume events, and so may park a message. */
export const CONSUMING_SERVICES = [
  'catalog',
  'pricing',
  'taxes',
  'orders',
  'logistics',
  'webhooks',
] as const;

/** The services that publish events and have an audit. */
export const SERVICES = ['gateway', ...CONSUMING_SERVICES] as const;
