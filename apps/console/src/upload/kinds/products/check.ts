import type { Schemas } from '@entrepot/client';
import { fault, faultOf, membersOf, SKU_COLUMNS } from '@entrepot/product-files';
import { noteOf, memberOf } from '../file/plan.js';
import type { LineNote, Product } from '../file/plan.js';

type Checked = Schemas['CheckProductsResponse']['products'][number];

/** What one request checks: both stay below the limits of the API. */
const MOST_SKUS = 500;
const MOST_BYTES = 2 * 1024 * 1024;

/** Divides products into requests, in their order. */
export function batchesOf(products: readonly Product[]): Product[][] {
  const batches: Product[][] = [];
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
export function bodyOfCheck(products: readonly Product[]): Schemas['CheckProductsRequest'] {
  return { products: products.map(({ records }) => ({ skus: skusOf(records) })) };
}

/** The SKUs of a product as they are sent. */
export function skusOf(records: Product['records']): Schemas['SkuDto'][] {
  return records.map(({ body }) => body as Schemas['SkuDto']);
}

/** A product with what its dry run has said. */
export function withCheck(product: Product, { preview, errors }: Checked): Product {
  if (!preview) {
    // Pointers name the product and its member `skus` before the line.
    const notes = errors.map((error) => placed(product, membersOf(error.pointer).slice(3), error));
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
    preview: { created: created.length, updated: updated.length, unchanged: unchanged.length },
    deletes: deleted,
    notes: [...product.notes, ...reviews.flatMap((review) => reviewNotes(product, review))],
  };
}

/** A SKU of that id is not there, so it was hardly meant. */
const PADDED = fault('blanks', 'skuId', 'has blanks at an end, and there is no such SKU');

function isPaddedAndNew(record: Product['records'][number], created: readonly string[]): boolean {
  const skuId = memberOf(record, 'skuId');
  return skuId !== skuId.trim() && created.includes(skuId);
}

function reviewNotes(
  { records }: Product,
  { skuId, localizationMessages }: NonNullable<Checked['preview']>['reviews'][number],
): LineNote[] {
  const record = records.find((one) => memberOf(one, 'skuId') === skuId);
  return record ? localizationMessages.map((message) => noteOf(record, message, 'review')) : [];
}

interface FieldError {
  pointer?: string;
  code?: string;
  detail: string;
}

/** @param members of a pointer, beginning with the place of the line */
function placed(
  product: Product,
  [place, ...members]: string[],
  error: FieldError,
  kind: LineNote['kind'] = 'refused',
): LineNote {
  const record = product.records[Number(place ?? 0)] ?? product.records[0];
  if (!record) throw new Error('a product without lines');
  return noteOf(record, faultOf(error, members, SKU_COLUMNS), kind);
}

/** Why a product was not taken; what names no line is of its first one. */
export function notesOfRefusal(
  product: Product,
  { code, title, message, errors }: Refusal,
  kind: LineNote['kind'],
): LineNote[] {
  if (errors.length === 0) {
    return [placed(product, [], { code, detail: message === '' ? title : message }, kind)];
  }
  return errors.map((error) => placed(product, membersOf(error.pointer ?? ''), error, kind));
}

interface Refusal {
  code: string;
  title: string;
  message: string;
  errors: readonly FieldError[];
}
