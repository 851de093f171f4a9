import type { Entrepot, Schemas } from '@entrepot/client';
import { fault, SKU_COLUMNS, type Fault } from '@entrepot/product-files';
import { hintsOf } from './requirement-hints.js';
import { textOf } from './identity.js';
import type { CallOptions, Preview, Reviewed, Taken, UploadKind } from './kind.js';

const FOLLOW_MS = 1_000;

/** The statuses in which localization has ended; every other status is a step of it. */
const SETTLED = new Set([
  'READY_FOR_SALES_CHANNEL',
  'REVIEW_DENIED',
  'DENIED_REGULATORY',
  'LOCALIZATION_SKIPPED',
]);

const DENIED = new Set(['REVIEW_DENIED', 'DENIED_REGULATORY']);

/** SKUs, a product with each request. */
export const skus: UploadKind = {
  command: 'skus upload',
  batch: { one: 'product', many: 'products' },
  columns: SKU_COLUMNS,
  mostInBatch: 1_000,
  mostInRequest: 1,
  identify(body) {
    const skuId = textOf(body, 'skuId');
    const productId = textOf(body, 'productId');
    return {
      ...(skuId !== undefined && { key: skuId, skuId }),
      ...(productId !== undefined && { batch: productId }),
    };
  },
  async preview(client, bodies, { signal }): Promise<Preview | Map<number, Fault[]>> {
    const sent = bodies as Schemas['SkuDto'][];
    const answer = await client.skus.preview(sent, { signal });
    const { created, updated, unchanged, deleted, requirements } = answer;
    const positions = new Map(sent.map(({ skuId }, index) => [skuId, index]));
    const padded = created.filter((skuId) => skuId !== skuId.trim());
    if (padded.length > 0) {
      return new Map(padded.map((skuId) => [positions.get(skuId) ?? 0, [PADDED]]));
    }
    return {
      created: created.length,
      updated: updated.length,
      unchanged: unchanged.length,
      deleted,
      reviews: Map.groupBy(findingsOf(answer), ({ skuId }) => positions.get(skuId) ?? 0),
      hints: requirements.flatMap(hintsOf),
    };
  },
  async send(client, bodies, { signal }: CallOptions): Promise<Taken[]> {
    const answers = await client.skus.upsert(bodies as Schemas['SkuDto'][], { signal });
    return answers.map(takenOf);
  },
  async *follow(client: Entrepot, from: string, signal: AbortSignal): AsyncGenerator<Reviewed> {
    for await (const sku of client.skus.follow({ from, signal, everyMs: FOLLOW_MS })) {
      yield { key: sku.skuId, ...takenOf(sku) };
    }
  },
};

/** Faults that review would find in SKUs, and their missing requirements in channels. */
function findingsOf({
  reviews,
  requirements,
}: Schemas['UpsertPreviewResponse']): (Fault & { skuId: string })[] {
  return [
    ...reviews.flatMap(({ skuId, localizationMessages }) =>
      localizationMessages.map((message) => ({ skuId, ...message })),
    ),
    ...requirements.flatMap(({ skuId, salesChannel, messages }) =>
      messages.map(({ code, detail }) => ({ skuId, code, detail: `${salesChannel}: ${detail}` })),
    ),
  ];
}

/** No SKU has this id, so the id is probably a mistake. */
const PADDED = fault('blanks', 'skuId', 'has blanks at an end, and there is no such SKU');

/** This code denies a SKU in some channels, while the SKU is ready for the others (decision 3.7). */
const PROHIBITED = 'prohibited-destination';

function takenOf(sku: Schemas['SkuResponse']): Taken {
  const { localizationStatus, lastUpdateDate } = sku;
  const isPending = !SETTLED.has(localizationStatus);
  return { isPending, lastUpdateDate, faults: faultsOf(sku), warnings: warningsOf(sku) };
}

/** The messages of a SKU that is ready are about single channels. */
function faultsOf({ localizationStatus, localizationMessages }: Schemas['SkuResponse']): Fault[] {
  if (!DENIED.has(localizationStatus)) return [];
  if (localizationMessages.length > 0) return localizationMessages;
  return [{ code: localizationStatus.toLowerCase().replaceAll('_', '-'), detail: 'was denied' }];
}

function warningsOf({ localizationStatus, localizationMessages }: Schemas['SkuResponse']): Fault[] {
  if (localizationStatus !== 'READY_FOR_SALES_CHANNEL') return [];
  return localizationMessages.filter(({ code }) => code === PROHIBITED);
}
