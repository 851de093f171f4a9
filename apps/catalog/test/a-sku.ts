import type { GlobalSaleChannelData, SentSku, SkuContent } from '../src/skus/domain/sku.js';

export type SkuChoices = Partial<Omit<SentSku, 'content'>> &
  Partial<Omit<SkuContent, 'globalSaleChannelData'>> &
  Partial<GlobalSaleChannelData>;

/** A SKU that passes review, with overrides by a test. */
export function aSku(choices: SkuChoices = {}): SentSku {
  const { skuId = 'TEE-BLUE-M', productId = 'TEE', main = true, ...rest } = choices;
  const { active, category, brand, color, size, attributes, ...content } = rest;
  return {
    skuId,
    productId,
    main,
    content: {
      name: 'Merino T-shirt, blue, M',
      description: 'Light merino T-shirt for running and hiking.',
      weight: 0.4,
      height: 10,
      width: 15,
      length: 20,
      ean: '4006381333931',
      hscode: '6109.90',
      images: ['https://images.example/tee.jpg'],
      ...content,
      globalSaleChannelData: {
        active: active ?? true,
        category: category ?? 'Clothing',
        brand: brand ?? 'Acme',
        ...(color === undefined ? {} : { color }),
        ...(size === undefined ? {} : { size }),
        ...(attributes === undefined ? {} : { attributes }),
      },
    },
  };
}

/** The same SKU in the form of an upsert's body. */
export function aSkuBody(choices: SkuChoices = {}) {
  const { content, ...sku } = aSku(choices);
  return { ...sku, ...content };
}
