import { model } from '#edge';
import { Type, type Static } from 'typebox';

export const MerchantResponse = model('MerchantResponse', {
  merchantId: Type.String({ description: 'Id of the merchant.', example: 'ACME' }),
  name: Type.String({ description: 'Name of the merchant.', example: 'Acme Outdoor' }),
  country: Type.String({
    description: 'The country that the merchant ships from, ISO 3166-1 alpha-2.',
    example: 'US',
  }),
  currency: Type.String({
    description: 'The currency of its origin prices, ISO 4217.',
    example: 'USD',
  }),
  autoLocalization: Type.Boolean({
    description: 'Whether its SKUs are localized automatically.',
    example: true,
  }),
  connectedChannels: Type.Immutable(
    Type.Array(Type.String(), {
      description: 'The sales channels in which the merchant sells, in order of their ids.',
      example: ['ECOM', 'MELI'],
    }),
  ),
  active: Type.Boolean({ description: 'Whether the merchant is active.', example: true }),
  version: Type.Number({ description: 'Rises by one with every change.', example: 1 }),
});
export type MerchantResponse = Static<typeof MerchantResponse>;

export const MerchantsResponse = model('MerchantsResponse', {
  merchants: Type.Array(MerchantResponse, { description: 'All merchants, in order of their ids.' }),
});
export type MerchantsResponse = Static<typeof MerchantsResponse>;

export const WarehouseResponse = model('WarehouseResponse', {
  warehouseId: Type.Number({ description: 'Id of the warehouse.', example: 2 }),
  name: Type.String({ description: 'Name of the warehouse.', example: 'West' }),
  country: Type.String({
    description: 'The country of the warehouse, ISO 3166-1 alpha-2.',
    example: 'US',
  }),
  returns: Type.Boolean({
    description: 'Whether the warehouse belongs to the returns partner.',
    example: false,
  }),
});
export type WarehouseResponse = Static<typeof WarehouseResponse>;

export const WarehousesResponse = model('WarehousesResponse', {
  warehouses: Type.Array(WarehouseResponse, {
    description:
      'The warehouses of the merchant and of the returns partner, in order of their ids.',
  }),
});
export type WarehousesResponse = Static<typeof WarehousesResponse>;
