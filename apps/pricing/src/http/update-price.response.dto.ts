import type { Problem } from '#platform';
import type { FastifyRequest } from 'fastify';

export interface UpdatePriceResponse {
  status: 'LOCALIZATION IN PROGRESS' | 'ERROR';
  /** Localizations queued; one per connected sales channel. */
  publishedCount: number;
  publishedSkus: string[];
  failedCount: number;
  failedSkus: string[];
  merchantId: string;
  /** Why the request was refused; only with `ERROR`. */
  errors?: { pointer?: string; parameter?: string; code: string; detail: string }[];
}

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
  { code, detail, errors, parameter }: Problem,
  { params, caller }: FastifyRequest,
): UpdatePriceResponse {
  return {
    status: 'ERROR',
    publishedCount: 0,
    publishedSkus: [],
    failedCount: 1,
    failedSkus: [(params as { skuId: string }).skuId],
    merchantId: caller?.merchantId ?? '',
    errors: errors ?? [{ ...(parameter === undefined ? {} : { parameter }), code, detail }],
  };
}
