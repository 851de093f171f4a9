const COLORS = ['Black', 'Navy blue', 'White', 'Red', 'Green'];
const SIZES = ['M', 'L'];

/** SKUs of one product in the benches: five colours in two sizes. */
export const VARIANTS = COLORS.length * SIZES.length;

/** What varies between two versions of a product. */
export interface ProductOptions {
  /** Changes the description, so that a repeated upsert of the product is a change. */
  edition?: number;
}

export function skuIdsOf(productId: string): string[] {
  return Array.from({ length: VARIANTS }, (_, index) => `${productId}-${index + 1}`);
}

/** The body of an upsert of 10 variants, as JSON text: it passes review and may go to every channel. */
export function productBody(productId: string, { edition = 1 }: ProductOptions = {}): string {
  const variations = COLORS.flatMap((color) => SIZES.map((size) => ({ color, size })));
  return JSON.stringify(
    variations.map(({ color, size }, index) => ({
      skuId: `${productId}-${index + 1}`,
      productId,
      main: index === 0,
      name: `Cotton t-shirt with long sleeves, ${color.toLowerCase()}`,
      description: `Organic cotton t-shirt, round neck, machine wash cold, edition ${edition} of ${productId}.`,
      weight: 0.4,
      height: 10,
      width: 15,
      length: 20,
      ean: '7501031311309',
      hscode: '6109.10.00',
      globalSaleChannelData: {
        active: true,
        category: 'Clothing > T-shirts',
        brand: 'Southern Workshop',
        color,
        size,
        attributes: [
          { name: 'Material', value: 'cotton' },
          { name: 'Sleeves', value: 'long' },
        ],
      },
      images: [1, 2].map((n) => `https://images.example.com/${productId}/${index + 1}-${n}.jpg`),
    })),
  );
}
