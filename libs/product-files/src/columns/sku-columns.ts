import type { Column } from '../column.js';

type Type = Column['type'];

function top(name: string, type: Type, required = true): Column {
  return { name, path: [name], type, required };
}

/** A member of `globalSaleChannelData`. */
function sale(name: string, type: Type, required = true): Column {
  return { name, path: ['globalSaleChannelData', name], type, required };
}

/** The columns of a file of SKUs, in the order of an export; `attributes.NAME` can be added. */
export const SKU_COLUMNS: readonly Column[] = [
  top('skuId', 'text'),
  top('productId', 'text'),
  top('main', 'boolean'),
  top('name', 'text'),
  top('description', 'text'),
  top('weight', 'number'),
  top('height', 'integer'),
  top('width', 'integer'),
  top('length', 'integer'),
  top('ean', 'text'),
  top('hscode', 'text'),
  top('countryOfOrigin', 'text', false),
  top('localizedListPriceWithTaxes', 'number', false),
  top('localizedSalePriceWithTaxes', 'number', false),
  sale('active', 'boolean'),
  sale('category', 'text'),
  sale('brand', 'text'),
  { ...sale('color', 'text', false), keepsEmpty: true },
  { ...sale('size', 'text', false), keepsEmpty: true },
  sale('attributes', 'attributes', false),
  top('images', 'images'),
];

/** The members of a SKU that only answers have. */
const ANSWERED = new Set([
  'id',
  'merchantId',
  'merchantProductId',
  'localizationStatus',
  'localizationMessages',
  'salesChannelStatus',
  'lastUpdateDate',
  'version',
]);

/**
 * An answered SKU as it can be sent back, without the members that only answers have. Members that this version does
 * not know stay: an upsert would remove them otherwise.
 */
export function withoutAnswered(sku: object): object {
  return Object.fromEntries(Object.entries(sku).filter(([member]) => !ANSWERED.has(member)));
}
