/** What the API documents say of the operations that merchants and operators share. */
export const PARAMS = { endpointId: 'The `id` of the endpoint.' };

export const CREATE_EXAMPLE = {
  url: 'https://erp.acme.example/entrepot-events',
  types: ['order.placed', 'order.status-changed'],
  description: 'ERP of the shop',
};

export const CHANGE_EXAMPLE = { types: null, rate: 20 };

export const DOCS = {
  create:
    'Events that become known from then on are sent to it. The `secret` is shown in this answer only; if the answer is ' +
    'lost, rotate it.',
  read: 'With what became of its attempts and deliveries of the last 24 hours.',
  change:
    'Only the given members change. What is queued already is sent with the new settings; queued events of types that ' +
    'the endpoint receives no longer are dropped. A new `url` or `rate` ends a pause: the next request is sent at once.',
  delete: 'Nothing more is sent to it. Its deliveries can be read no longer.',
  rotate:
    'For 24 hours requests are signed with the old secret as well, so that a receiver can switch without an interruption.',
  disable:
    'Nothing is sent until it is enabled again; what is queued for it is `dead`, and can be recovered. Repeating the ' +
    'request changes nothing.',
};
