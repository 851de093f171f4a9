import { closed } from '#contracts';
import { ParkedFaultResponse, ParkedMessageResponse } from '#operations';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { services } from '../proxy/route-table.js';

const ParkedInServiceResponse = model('ParkedInServiceResponse', {
  ...ParkedMessageResponse.properties,
  service: closed(services, { description: 'The service that parked it.', example: 'orders' }),
});

const ParkedCountInServiceResponse = model('ParkedCountInServiceResponse', {
  ...ParkedFaultResponse.properties,
  service: closed(services, { description: 'The service that parked them.', example: 'orders' }),
});

const ofAvailableServices = {
  unavailable: Type.Array(closed(services), {
    description: 'Services that do not answer, whose messages are left out.',
    example: [],
  }),
};

export const AllParkedResponse = model('AllParkedResponse', {
  ...ofAvailableServices,
  messages: Type.Array(ParkedInServiceResponse, { description: 'The messages, the oldest first.' }),
  nextPageToken: optional(Type.String({ description: 'The token of the next page, if any.' })),
});
export type AllParkedResponse = Static<typeof AllParkedResponse>;

export const ParkedCountsResponse = model('ParkedCountsResponse', {
  ...ofAvailableServices,
  counts: Type.Array(ParkedCountInServiceResponse, { description: 'The largest first.' }),
});
export type ParkedCountsResponse = Static<typeof ParkedCountsResponse>;
