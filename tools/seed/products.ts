import type { SkuInput } from '#client';

interface Product {
  productId: string;
  /** After the color: `Blue linen shirt`. */
  name: string;
  description: string;
  category: string;
  hscode: string;
  /** Kilograms. */
  weight: number;
  /** Height, width and length in centimeters. */
  measures: [number, number, number];
  material: string;
  colors: readonly string[];
  sizes: readonly string[];
  /** The expected payout for a unit, and the list price, in the merchant's currency. */
  payout: number;
  listPrice: number;
}

const outdoor: readonly Product[] = [
  {
    productId: 'RIDGE-JACKET',
    name: 'waterproof jacket',
    description: 'Waterproof jacket with adjustable hood, two pockets and breathable lining.',
    category: 'Clothing > Jackets',
    hscode: '6201.40',
    weight: 0.62,
    measures: [8, 30, 36],
    material: 'Recycled nylon',
    colors: ['Navy blue', 'Olive green'],
    sizes: ['M', 'L'],
    payout: 84,
    listPrice: 99,
  },
  {
    productId: 'TRAIL-SWEATER',
    name: 'merino wool sweater',
    description: 'Soft merino wool sweater for hiking, with long sleeves and a short zipper.',
    category: 'Clothing > Sweaters',
    hscode: '6110.11',
    weight: 0.38,
    measures: [6, 26, 32],
    material: 'Merino wool',
    colors: ['Dark grey', 'Burgundy'],
    sizes: ['M', 'L'],
    payout: 58,
    listPrice: 72,
  },
  {
    productId: 'SUMMIT-PACK',
    name: 'hiking backpack',
    description: 'Lightweight hiking backpack with waterproof fabric and two bottle pockets.',
    category: 'Bags > Backpacks',
    hscode: '4202.92',
    weight: 0.95,
    measures: [14, 30, 48],
    material: 'Recycled polyester',
    colors: ['Black', 'Orange'],
    sizes: ['One size'],
    payout: 69,
    listPrice: 85,
  },
  {
    productId: 'CREEK-BOTTLE',
    name: 'stainless steel bottle',
    description: 'Stainless steel bottle for hiking, keeps drinks warm for twelve hours.',
    category: 'Outdoor > Bottles',
    hscode: '9617.00',
    weight: 0.41,
    measures: [8, 8, 27],
    material: 'Stainless steel',
    colors: ['Silver', 'Green'],
    sizes: ['One size'],
    payout: 19,
    listPrice: 24,
  },
  {
    productId: 'PINE-BEANIE',
    name: 'wool beanie',
    description: 'Warm wool beanie with fleece lining, one size for women and men.',
    category: 'Clothing > Hats',
    hscode: '6505.00',
    weight: 0.12,
    measures: [4, 20, 22],
    material: 'Wool',
    colors: ['Mustard', 'Charcoal'],
    sizes: ['One size'],
    payout: 14,
    listPrice: 18,
  },
];

const fashion: readonly Product[] = [
  {
    productId: 'COAST-SHIRT',
    name: 'linen shirt',
    description: 'Light linen shirt with a soft collar, long sleeves and buttons of wood.',
    category: 'Clothing > Shirts',
    hscode: '6205.90',
    weight: 0.27,
    measures: [4, 25, 33],
    material: 'Linen',
    colors: ['White', 'Light blue'],
    sizes: ['M', 'L'],
    payout: 36,
    listPrice: 44,
  },
  {
    productId: 'MARKET-DRESS',
    name: 'organic cotton dress',
    description: 'Printed dress of organic cotton with short sleeves and two pockets.',
    category: 'Clothing > Dresses',
    hscode: '6204.42',
    weight: 0.34,
    measures: [5, 26, 34],
    material: 'Organic cotton',
    colors: ['Red', 'Green'],
    sizes: ['S', 'M'],
    payout: 49,
    listPrice: 61,
  },
  {
    productId: 'ATELIER-BAG',
    name: 'leather handbag',
    description: 'Leather handbag with adjustable belt, zipper and one inner pocket.',
    category: 'Bags > Handbags',
    hscode: '4202.21',
    weight: 0.74,
    measures: [12, 24, 30],
    material: 'Leather',
    colors: ['Brown', 'Black'],
    sizes: ['One size'],
    payout: 92,
    listPrice: 110,
  },
  {
    productId: 'GALLERY-SCARF',
    name: 'silk scarf',
    description: 'Printed silk scarf for women, soft and light, 90 by 90 centimeters.',
    category: 'Accessories > Scarves',
    hscode: '6214.10',
    weight: 0.09,
    measures: [3, 18, 24],
    material: 'Silk',
    colors: ['Ivory', 'Teal'],
    sizes: ['One size'],
    payout: 41,
    listPrice: 52,
  },
];

const poor: Product = {
  productId: 'SUMMER-HAT',
  name: 'HAT',
  description: 'Hat.',
  category: 'Clothing > Hats',
  hscode: '6504.00',
  weight: 0.15,
  measures: [10, 28, 30],
  material: 'Cotton',
  colors: ['Beige'],
  sizes: ['One size'],
  payout: 17,
  listPrice: 21,
};

/** The assortment of a merchant of the sandbox. */
export interface Assortment {
  merchantId: string;
  brand: string;
  products: readonly Product[];
  /** The first digits of its EANs. */
  eanPrefix: string;
}

export const ASSORTMENTS: readonly Assortment[] = [
  { merchantId: 'ACME', brand: 'Acme', products: outdoor, eanPrefix: '4006381' },
  { merchantId: 'GLOBEX', brand: 'Globex', products: fashion, eanPrefix: '4012345' },
];

/** A product of the first merchant that the review denies, as an example of what needs attention. */
export const DENIED: Assortment = {
  ...(ASSORTMENTS[0] as Assortment),
  eanPrefix: '4000001',
  products: [poor],
};

/** The SKUs of each product, one for each color and size. */
export function skusOf({ brand, products, eanPrefix }: Assortment): SkuInput[][] {
  return products.map((product, index) => {
    const variations = product.colors.flatMap((color) =>
      product.sizes.map((size) => ({ color, size })),
    );
    return variations.map(({ color, size }, variation) => ({
      skuId: `${product.productId}-${variation + 1}`,
      productId: product.productId,
      main: variation === 0,
      name: `${color} ${product.name}`,
      description: product.description,
      weight: product.weight,
      height: product.measures[0],
      width: product.measures[1],
      length: product.measures[2],
      ean: eanOf(`${eanPrefix}${30417 + index * 131 + variation * 7}`),
      hscode: product.hscode,
      globalSaleChannelData: {
        active: true,
        category: product.category,
        brand,
        color,
        size,
        attributes: [{ name: 'Material', value: product.material }],
      },
      images: [
        `https://images.example.com/${product.productId.toLowerCase()}-${variation + 1}.jpg`,
      ],
    }));
  });
}

/** @param digits the first twelve of an EAN-13 */
function eanOf(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
