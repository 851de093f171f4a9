/** The texts of the operations that merchants and operators share, for the API document. */
export const PARAMS = { endpointId: 'The `id` of the endpoint.' };

export const CREATE_EXAMPLE = {
  url: 'https://erp.acme.example/entrepot-events',
  types: ['order.placed', 'order.status-changed'],
  description: 'ERP of the shop',
};

export const CHANGE_EXAMPLE = { types: null, rate: 20 };

export const DOCS = {
  create:
    'New events are sent to the endpoint. The `secret` is shown in this answer only; if the answer is ' +
    'lost, rotate it.',
  read: 'Includes the counts of its attempts and deliveries of the last 24 hours.',
  change:
    'Only the given members change. Queued events are sent with the new settings; queued events of types that ' +
    'the endpoint no longer receives are dropped. A new `url` or `rate` ends a pause: the next request is sent at once.',
  delete: 'Nothing more is sent to the endpoint. Its deliveries can no longer be read.',
  rotate:
    'For 24 hours requests are signed with the old secret as well, so that a receiver can switch without an interruption.',
  disable:
    'Nothing is sent until the endpoint is enabled again. Its queued deliveries become `dead`, and can be recovered. Repeating the ' +
    'request changes nothing.',
};
