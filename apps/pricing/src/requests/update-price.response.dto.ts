import { model, optional, type Problem } from '#edge';
import { Type, type Static } from 'typebox';
import type { FastifyRequest } from 'fastify';

/** The fault of one field or parameter. */
const PriceFault = model('PriceFault', {
  pointer: optional(
    Type.String({
      description: 'JSON Pointer to the field in the body (RFC 6901), also for a missing field.',
      example: '/salePrice',
    }),
  ),
  parameter: optional(Type.String({ description: 'The parameter at fault.', example: 'skuId' })),
  code: Type.String({ description: 'Stable.', example: 'required' }),
  detail: Type.String({ description: 'The fault in words.', example: 'is required' }),
});

const priceCounts = {
  publishedCount: Type.Integer({
    description: 'The number of queued localizations, one per connected sales channel.',
    example: 3,
  }),
  publishedSkus: Type.Array(Type.String(), { description: 'SKUs queued.', example: ['TSHIRT-1'] }),
  failedCount: Type.Integer({ description: 'SKUs that could not be queued.', example: 0 }),
  failedSkus: Type.Array(Type.String(), { description: 'The SKUs that failed.', example: [] }),
  merchantId: Type.String({ description: 'The merchant that owns the prices.', example: 'ACME' }),
};

export const UpdatePriceResponse = model('UpdatePriceResponse', {
  ...priceCounts,
  status: Type.Literal('LOCALIZATION IN PROGRESS', { description: 'The request is queued.' }),
});
export type UpdatePriceResponse = Static<typeof UpdatePriceResponse>;

export const RefusedPriceResponse = model('RefusedPriceResponse', {
  ...priceCounts,
  status: Type.Literal('ERROR', { description: 'The request is refused; nothing is queued.' }),
  errors: Type.Array(PriceFault, { description: 'The reasons.' }),
});
export type RefusedPriceResponse = Static<typeof RefusedPriceResponse>;

export function toUpdatePriceResponse(
  merchantId: string,
  skuId: string,
  publishedCount: number,
): UpdatePriceResponse {
  return {
    status: 'LOCALIZATION IN PROGRESS',
    publishedCount,
    publishedSkus: publishedCount > 0 ? [skuId] : [],
    failedCount: 0,
    failedSkus: [],
    merchantId,
  };
}

/** The documented answer to every request that is refused with 400 or 422 (decision 1.3). */
export function toRefusedPriceResponse(
  { code, detail, errors }: Problem,
  { params, caller }: FastifyRequest,
): RefusedPriceResponse {
  return {
    status: 'ERROR',
    publishedCount: 0,
    publishedSkus: [],
    failedCount: 1,
    failedSkus: [(params as { skuId: string }).skuId],
    merchantId: caller?.merchantId ?? '',
    errors: [...(errors ?? [{ code, detail }])],
  };
}
