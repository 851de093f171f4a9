import type { Schemas } from '@entrepot/client';
import { membersOf, SKU_COLUMNS } from '@entrepot/product-files';
import { messages } from '../../file/messages.js';
import { memberOf, noteOf, type Group, type LineNote } from '../group.js';
import { placed } from '../refusals.js';

type Checked = Schemas['CheckProductsResponse']['products'][number];

/** The maximum content of one request, below the limits of the API. */
const MOST_SKUS = 500;
const MOST_BYTES = 2 * 1024 * 1024;

/** Divides products into requests, in their order. */
export function batchesOf(products: readonly Group[]): Group[][] {
  const batches: Group[][] = [];
  let skus = 0;
  let bytes = 0;
  for (const product of products) {
    const size = JSON.stringify(product.records.map(({ body }) => body)).length;
    const last = batches.at(-1);
    const fits = skus + product.records.length <= MOST_SKUS && bytes + size <= MOST_BYTES;
    if (last && fits) last.push(product);
    else {
      batches.push([product]);
      skus = 0;
      bytes = 0;
    }
    skus += product.records.length;
    bytes += size;
  }
  return batches;
}

/** The body of the request that checks products. */
export function bodyOfCheck(products: readonly Group[]): Schemas['CheckProductsRequest'] {
  return { products: products.map(({ records }) => ({ skus: skusOf(records) })) };
}

/** The SKUs of a product in the form of the request. */
export function skusOf(records: Group['records']): Schemas['SkuDto'][] {
  return records.map(({ body }) => body as Schemas['SkuDto']);
}

/** A product with the results of its dry run. */
export function withCheck(product: Group, { preview, errors }: Checked): Group {
  if (!preview) {
    // Pointers contain the product and its member `skus` before the line.
    const notes = errors.map((error) =>
      placed(
        { group: product, columns: SKU_COLUMNS, kind: 'refused' },
        membersOf(error.pointer).slice(3),
        error,
      ),
    );
    return { ...product, state: 'refused', notes: [...product.notes, ...notes] };
  }
  const { created, updated, unchanged, deleted, reviews } = preview;
  const padded = product.records.filter((record) => isPaddedAndNew(record, created));
  if (padded.length > 0) {
    const notes = padded.map((record) => noteOf(record, PADDED, 'refused'));
    return { ...product, state: 'refused', notes: [...product.notes, ...notes] };
  }
  return {
    ...product,
    state: 'ready',
    preview: { created: created.length, updated: updated.length, unchanged: unchanged.length },
    deletes: deleted,
    notes: [...product.notes, ...reviews.flatMap((review) => reviewNotes(product, review))],
  };
}

/** The SKU would be new, so the blanks around its id are probably unintended. */
const PADDED = { code: 'blanks', detail: messages.blanks };

function isPaddedAndNew(record: Group['records'][number], created: readonly string[]): boolean {
  const skuId = memberOf(record, 'skuId');
  return skuId !== skuId.trim() && created.includes(skuId);
}

function reviewNotes(
  { records }: Group,
  { skuId, localizationMessages }: NonNullable<Checked['preview']>['reviews'][number],
): LineNote[] {
  const record = records.find((one) => memberOf(one, 'skuId') === skuId);
  return record ? localizationMessages.map((message) => noteOf(record, message, 'review')) : [];
}
