import type { Reader } from '../live/changes.js';
import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { LIST } from './requests.js';

const { raw: texts } = messages;

/** The prices of a SKU, with the sent prices if the session may read them. */
export function skuSubject(
  kind: Reader,
  skuId: string,
  merchantId: string | undefined,
): RawSubject {
  const id = encodeURIComponent(skuId);
  const sent = kind === 'merchant' ? `/ext/skus/${id}/sentPrices` : sentOf(merchantId, id);
  const ofOne = kind === 'operator' ? merchantId : undefined;
  return {
    what: fill(texts.sku, { id: skuId }),
    path: LIST.api.paths[kind],
    query: { skuId, ...(ofOne !== undefined && { merchantId: ofOne }) },
    ...(sent !== undefined && { otherPaths: [sent] }),
    ...(merchantId !== undefined && {
      events: { streams: ['pricing.price'], key: `${merchantId}:${skuId}` },
    }),
  };
}

function sentOf(merchantId: string | undefined, id: string): string | undefined {
  return merchantId === undefined ? undefined : `/ops/prices/${merchantId}/${id}/sent`;
}

/** `MERCHANT-sku-CHANNEL`. */
const ID = /^([A-Z0-9]+)-(.+)-[^-]+$/;

/** A row of a list, by the id of its price. */
export function rowSubject(kind: Reader, id: string): RawSubject | undefined {
  const [, merchantId, skuId] = ID.exec(id) ?? [];
  return skuId === undefined ? undefined : skuSubject(kind, skuId, merchantId);
}
