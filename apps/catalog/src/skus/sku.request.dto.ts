import {
  CountryCode,
  Description,
  Flag,
  Id,
  Int,
  ListOf,
  Money,
  Name,
  Nested,
  Refusal,
  Text,
  Weight,
  rules,
} from '#edge';
import type { SentSku } from './domain/sku.js';

class AttributeDto {
  @Text({ max: 128, doc: 'Name of the attribute.' })
  name!: string;

  @Text({ max: 512, doc: 'Value of the attribute.' })
  value!: string;
}

class GlobalSaleChannelDataDto {
  @Flag('Whether the SKU is active in sales channels.')
  active!: boolean;

  @Name('Reference category, mapped to the categories of each channel.')
  category!: string;

  @Name('Brand, in the original language.')
  brand!: string;

  @Name('Colour of the variation, in the original language.', { optional: true })
  color?: string;

  @Name('Size of the variation, in the original language.', { optional: true })
  size?: string;

  @ListOf(() => AttributeDto, {
    max: 10,
    optional: true,
    doc: 'The attributes of the SKU, at most 10.',
  })
  attributes?: AttributeDto[];
}

/**
 * One SKU of an upsert. Values of poor quality are accepted and then reviewed (decision 3.6), so there are few limits
 * here.
 */
export class SkuDto {
  @Id('Your id of the SKU, unique in your catalog.')
  skuId!: string;

  @Id('Groups the SKUs of one product.')
  productId!: string;

  @Flag('Marks the main variation of the product.')
  main!: boolean;

  @Name('Title, in the original language.')
  name!: string;

  @Description('Description, in the original language.')
  description!: string;

  @Weight('Kilograms, at most 3 decimals.')
  weight!: number;

  @Int({ doc: 'Centimetres.' })
  height!: number;

  @Int({ doc: 'Centimetres.' })
  width!: number;

  @Int({ doc: 'Centimetres.' })
  length!: number;

  @Name('EAN-13, or another EAN, UPC or ISBN.')
  ean!: string;

  @Name('Harmonized-system code for customs.')
  hscode!: string;

  @CountryCode('The country in which the goods were made; your own country if left out.', {
    optional: true,
    alpha2Only: true,
  })
  countryOfOrigin?: string;

  @Money('Origin list price in your currency; use the price operations instead.', {
    optional: true,
    positive: true,
    deprecated: true,
  })
  localizedListPriceWithTaxes?: number;

  @Money('Origin sale price in your currency; use the price operations instead.', {
    optional: true,
    positive: true,
    deprecated: true,
  })
  localizedSalePriceWithTaxes?: number;

  @Nested(() => GlobalSaleChannelDataDto, { doc: 'The attributes that sales channels receive.' })
  globalSaleChannelData!: GlobalSaleChannelDataDto;

  @ListOf(rules.url, { max: 50, doc: 'Publicly accessible image addresses.' })
  images!: string[];
}

/** Query of an upsert. */
export class UpsertQuery {
  @Flag('Returns the result of the upsert without changing anything.', { optional: true })
  dryRun?: boolean;
}

/** A SKU must fit into one event of at most 512 KiB; the other limits alone would permit more. */
const MAX_SKU_BYTES = 480 * 1024;

/** @throws Refusal `validation-failed` that names each SKU that is too large for an event */
export function refuseOversized(skus: readonly SkuDto[]): void {
  const errors = skus.flatMap((sku, index) =>
    Buffer.byteLength(JSON.stringify(sku)) > MAX_SKU_BYTES
      ? [{ pointer: `/${index}`, code: 'too-large', detail: 'must not exceed 480 KiB as JSON' }]
      : [],
  );
  if (errors.length > 0) {
    throw new Refusal('validation-failed', 'A SKU exceeds the size limit of an event.', { errors });
  }
}

/** Converts the SKU to the type of the domain, without members that were not sent. */
export function toSentSku({ skuId, productId, main, ...content }: SkuDto): SentSku {
  return { skuId, productId, main, content };
}
