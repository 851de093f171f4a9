import { upsertExample } from '../../apps/catalog/src/skus/upsert.example.js';

export interface ProductOptions {
  /** One SKU for each pair. */
  colors: readonly string[];
  sizes: readonly string[];
  /** Added to the description, so that a repeated upsert of the product is a change. */
  note?: string;
}

type Sku = (typeof upsertExample)[number];

const [EXAMPLE] = upsertExample as [Sku];

/** EAN-13 codes with valid check digits. */
const EANS = ['7501031311309', '7501031311316', '7501031311323', '7501031311330'];

/**
 * The body of an upsert, derived from the example of the API document: T-shirts that pass review and may go to every
 * channel. The SKU ids are `<productId>-1` and so on.
 */
export function productBody(productId: string, { colors, sizes, note }: ProductOptions): Sku[] {
  const variations = colors.flatMap((color) => sizes.map((size) => ({ color, size })));
  return variations.map(({ color, size }, index) => ({
    ...EXAMPLE,
    skuId: `${productId}-${index + 1}`,
    productId,
    main: index === 0,
    name: `Camiseta de algodón manga corta ${color.toLowerCase()}`,
    description: note === undefined ? EXAMPLE.description : `${EXAMPLE.description} ${note}`,
    ean: EANS[index % EANS.length] ?? EXAMPLE.ean,
    globalSaleChannelData: { ...EXAMPLE.globalSaleChannelData, color, size },
    images: [`https://images.example.com/${productId}/${index + 1}.jpg`],
  }));
}

/** A T-shirt in two colors and two sizes. */
export function tShirt(productId: string): Sku[] {
  return productBody(productId, { colors: ['Negro', 'Azul marino'], sizes: ['M', 'G'] });
}
