import { closed } from '#contracts';
import { AuditRowResponse, MessagingResponse } from '#operations';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { everyService } from './read-audit.js';

const ChangeResponse = model('ChangeResponse', {
  ...AuditRowResponse.properties,
  service: closed(everyService, { description: 'The service of the change.', example: 'orders' }),
});

export const ChangesResponse = model('ChangesResponse', {
  changes: Type.Array(ChangeResponse, { description: 'The changes, the newest first.' }),
  nextPageToken: optional(Type.String({ description: 'The token of the next page, if any.' })),
});
export type ChangesResponse = Static<typeof ChangesResponse>;

const StatusResponse = model('StatusResponse', {
  service: closed(everyService, { description: 'The service.', example: 'orders' }),
  state: closed(['up', 'unavailable'], {
    description: 'Whether the service answers.',
    example: 'up',
  }),
  messaging: optional(described(MessagingResponse, 'The messaging of the service, if it answers.')),
  detail: optional(Type.String({ description: 'The reason that the service does not answer.' })),
});

export const OverviewResponse = model('OverviewResponse', {
  services: Type.Array(StatusResponse, { description: 'All services, the gateway first.' }),
});
export type OverviewResponse = Static<typeof OverviewResponse>;
