import { model } from '#edge';
import { Type, type Static } from 'typebox';
import type { Carrier } from './store/carrier.store.js';

export const CarrierResponse = model('CarrierResponse', {
  carrierId: Type.String({
    description: 'The `carrierId` of tracking requests.',
    example: 'FULFIL-1',
  }),
  clientId: Type.String({ description: 'The client that reports with it.', example: 'FULFIL-1' }),
  merchants: Type.Array(Type.String(), {
    description: 'The merchants that it serves, in order of their ids.',
    example: ['ACME', 'GLOBEX'],
  }),
});
export type CarrierResponse = Static<typeof CarrierResponse>;

export const CarriersResponse = model('CarriersResponse', {
  carriers: Type.Array(CarrierResponse, { description: 'All carriers, in order of their ids.' }),
});
export type CarriersResponse = Static<typeof CarriersResponse>;

export function toCarrierResponse(carrier: Carrier): CarrierResponse {
  const { carrierId, clientId, merchants } = carrier;
  return { carrierId, clientId, merchants };
}
