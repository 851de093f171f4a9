import type { Queries } from '#platform';
import { loadFits } from '../../taxonomy/store/fit-rules.store.js';
import type { MissingRequirement } from '../domain/preview-reviews.js';
import { ownWords, type SentSku } from '../domain/sku.js';
import { productOf } from './sku-fits.js';

/**
 * The requirements that the SKUs of some upserts would miss (decisions 3.2, 10.6), judged by the merchant's own words,
 * which are not translated yet.
 * @param channels the channels of the merchant
 * @returns the result of each upsert, in order
 */
export async function previewRequirements(
  queries: Queries,
  merchantId: string,
  upserts: readonly (readonly SentSku[])[],
  channels: readonly { salesChannel: string }[],
): Promise<MissingRequirement[][]> {
  const fitRequests = upserts.flatMap((sent, upsert) =>
    sent.flatMap(({ skuId, content }) =>
      channels.map(({ salesChannel }) => ({ upsert, skuId, salesChannel, content })),
    ),
  );
  if (fitRequests.length === 0) return upserts.map(() => []);
  const requests = fitRequests.map(({ salesChannel, content }) => ({
    merchantId,
    salesChannel,
    product: productOf(content, ownWords(content)),
  }));
  const fits = await loadFits(queries, requests);
  const missing = upserts.map((): MissingRequirement[] => []);
  for (const [index, { upsert, skuId, salesChannel }] of fitRequests.entries()) {
    const messages = fits[index]?.messages ?? [];
    if (messages.length > 0) missing[upsert]?.push({ skuId, salesChannel, messages });
  }
  return missing;
}
