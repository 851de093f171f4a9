import type { Schemas } from '@entrepot/client';
import { SKU_COLUMNS } from '../columns/sku-columns.js';
import { fault, type Fault } from '../fault.js';
import type { Api, CallOptions, FaultsByRecord, Preview, Taken, UploadKind } from './kind.js';
import { faultsOfRefusal } from './refusals.js';
import { bodyOf, eachOf, textOf } from './rows.js';

type Sku = Schemas['SkuDto'];

/** SKUs, with all of a product in a request: a SKU that is left out would be deleted. */
export const products: UploadKind = {
  id: 'products',
  columns: SKU_COLUMNS,
  mostInBatch: 1_000,
  mostInRequest: 1,
  // The API accepts 1,000.
  mostPreviewed: 500,
  needsKnownColumns: false,
  identify(body) {
    const skuId = textOf(body, 'skuId');
    const productId = textOf(body, 'productId');
    return {
      ...(skuId !== undefined && { key: skuId, skuId }),
      ...(productId !== undefined && { batch: productId }),
    };
  },
  preview: previewAll,
  async send(api, bodies, { signal = null }) {
    const init = { body: bodies as Sku[], signal };
    const skus = await bodyOf(api.POST('/ext/merchant/skus', init));
    return (skus as Schemas['SkuResponse'][]).map(takenOfSku);
  },
};

/** The maximum number of faults of a product in an answer. */
const MOST_FAULTS = 100;

async function previewAll(
  api: Api,
  batches: readonly (readonly object[])[],
  { signal = null }: CallOptions = {},
): Promise<Preview[]> {
  const body = { products: batches.map((bodies) => ({ skus: bodies as Sku[] })) };
  const answer = api.POST('/ext/merchant/skus/check', { body, signal });
  const checked = eachOf(batches, (await bodyOf(answer)).products);
  const previews: Preview[] = [];
  for (const [index, { preview, errors }] of checked.entries()) {
    const bodies = batches[index] ?? [];
    if (preview) previews.push(previewOf(bodies as Sku[], preview));
    else {
      // Pointers contain the product and its member `skus` before the record.
      const refusal = { code: 'refused', detail: 'is refused', errors };
      const faults = faultsOfRefusal(refusal, SKU_COLUMNS, 3);
      const isMore = errors.length >= MOST_FAULTS && faults.size < bodies.length;
      const rest = isMore ? await faultsOfRest(api, bodies, faults, { signal }) : [];
      previews.push({ faults: new Map([...faults, ...rest]) });
    }
  }
  return previews;
}

/** The faults of the other records of a product, which a request without the faulty ones shows. */
async function faultsOfRest(
  api: Api,
  bodies: readonly object[],
  knownFaults: FaultsByRecord,
  options: CallOptions,
): Promise<(readonly [number, readonly Fault[]])[]> {
  const rest = bodies.map((_, index) => index).filter((index) => !knownFaults.has(index));
  const [preview] = await previewAll(api, [rest.map((index) => bodies[index] ?? {})], options);
  return [...(preview?.faults ?? [])].map(([index, faults]) => [rest[index] ?? 0, faults]);
}

function previewOf(skus: readonly Sku[], preview: Schemas['UpsertPreviewResponse']): Preview {
  const { created, updated, unchanged, deleted, reviews, requirements } = preview;
  const positions = new Map(skus.map(({ skuId }, index) => [skuId, index]));
  const positionOf = (skuId: string): number => positions.get(skuId) ?? 0;
  return {
    faults: new Map(
      created
        .filter((skuId) => skuId !== skuId.trim())
        .map((skuId) => [positionOf(skuId), [padded()]]),
    ),
    skus: {
      created: created.length,
      updated: updated.length,
      unchanged: unchanged.length,
      deleted,
    },
    reviews: new Map(
      reviews.map(({ skuId, localizationMessages }) => [positionOf(skuId), localizationMessages]),
    ),
    requirements: requirements.map(({ skuId, ...missing }) => ({
      record: positionOf(skuId),
      ...missing,
    })),
  };
}

/** No SKU has this id, so the id is probably a mistake. */
const padded = (): Fault =>
  fault('blanks', 'skuId', 'has blanks at an end, and there is no such SKU', 'blanks');

/** The statuses in which localization has ended; every other status is a step of it. */
const SETTLED = new Set([
  'READY_FOR_SALES_CHANNEL',
  'REVIEW_DENIED',
  'DENIED_REGULATORY',
  'LOCALIZATION_SKIPPED',
]);

const DENIED = new Set(['REVIEW_DENIED', 'DENIED_REGULATORY']);

/** This code denies a SKU in some channels, while the SKU is ready for the others (decision 3.7). */
const PROHIBITED = 'prohibited-destination';

/** The result of a SKU, as far as its review is. */
export function takenOfSku(sku: Schemas['SkuResponse']): Taken {
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
