import { arrayOf, ListOf, readBody, Refusal, type FieldError } from '#edge';
import type { PipeTransform } from '@nestjs/common';
import type { SentSku } from './domain/sku.js';
import { refuseOversized, SkuDto, toSentSku } from './sku.request.dto.js';

/** The maximum number of SKUs of one product, as in an upsert, and of all products together. */
export const MAX_SKUS = 1_000;

class CheckedProductRequest {
  @ListOf(() => SkuDto, { min: 1, max: MAX_SKUS, doc: 'All SKUs of the product, as in an upsert.' })
  skus!: SkuDto[];
}

/**
 * Exists for the API document only. A fault in one product does not refuse the others, so `ReadProducts` reads each
 * separately.
 */
export class CheckProductsRequest {
  @ListOf(() => CheckedProductRequest, {
    min: 1,
    max: MAX_SKUS,
    doc: 'Products, with at most 1,000 SKUs together.',
  })
  products!: CheckedProductRequest[];
}

class AnyProducts {
  @ListOf({ schema: {}, check: () => undefined }, { min: 1, max: MAX_SKUS })
  products!: unknown[];
}

const skuList = arrayOf(SkuDto, { min: 1, max: MAX_SKUS });

/** The products of a body, each with its SKUs or its faults. */
export class ReadProducts implements PipeTransform<unknown, (SentSku[] | Refusal)[]> {
  /** @throws Refusal `validation-failed` if there are no products, or too many SKUs in total */
  transform(body: unknown): (SentSku[] | Refusal)[] {
    const products = readBody(AnyProducts, body).products.map(
      (product) => (product as { skus?: unknown } | null)?.skus,
    );
    const count = products.reduce<number>(
      (total, skus) => total + (Array.isArray(skus) ? skus.length : 0),
      0,
    );
    if (count > MAX_SKUS) throw tooMany();
    return products.map((skus) => readProduct(skus));
  }
}

function readProduct(skus: unknown): SentSku[] | Refusal {
  try {
    const read = skuList.transform(skus, { type: 'body' }) as SkuDto[];
    refuseOversized(read);
    return read.map(toSentSku);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function tooMany(): Refusal {
  const detail = `must have at most ${MAX_SKUS} SKUs together`;
  return new Refusal('validation-failed', `The products ${detail}.`, {
    errors: [{ pointer: '/products', code: 'too-many', detail }],
  });
}

/** The faults of a product, with pointers into the body. */
export function faultsOf({ extras }: Refusal, index: number): FieldError[] {
  return (extras.errors ?? []).map(({ pointer, ...fault }) => ({
    pointer: `/products/${index}/skus${pointer}`,
    ...fault,
  }));
}
