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
