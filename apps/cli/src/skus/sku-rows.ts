import type { Schemas } from '@entrepot/client';
import { SKU_COLUMNS, textCell } from '@entrepot/product-files';
import { quoted } from '../terminal/write-csv.js';

type Sku = Schemas['SkuDto'];
type Attribute = { name: string; value: string };

/** The members of a SKU that an upsert takes. */
export function toSkuDto(sku: Schemas['SkuResponse']): Sku {
  const sent = new Set<string | undefined>(SKU_COLUMNS.map(({ path: [member] }) => member));
  return Object.fromEntries(Object.entries(sku).filter(([member]) => sent.has(member))) as Sku;
}

export function headerOf(attributes: readonly string[]): string {
  const names = SKU_COLUMNS.map(({ name }) => name);
  return [...names, ...attributes.map((name) => `attributes.${name}`)].map(quoted).join(',');
}

/** Whether a column can have the name of an attribute: trimming would change a name with blanks at its ends. */
export function isColumnName(name: string): boolean {
  return name !== '' && name === name.trim();
}

/**
 * The row of a SKU. Attributes go into the columns of their names; those that the columns would change go into the column
 * `attributes`, as JSON.
 */
export function rowOf(sku: Sku, columns: readonly string[]): string {
  const attributes = sku.globalSaleChannelData.attributes;
  const isInColumns = attributes !== undefined && fits(attributes, columns);
  const cells = SKU_COLUMNS.map((column) => {
    const { path, type } = column;
    const value = path.reduce<unknown>(
      (at, member) => (at as Record<string, unknown>)?.[member],
      sku,
    );
    if (type === 'attributes')
      return isInColumns || value === undefined ? '' : quoted(JSON.stringify(value));
    if (type === 'images') return imagesCell(value as string[]);
    if (value === undefined) return '';
    if (typeof value === 'string') return value === '' ? '""' : quoted(textCell(value));
    return quoted(String(value));
  });
  const values = new Map(isInColumns ? attributes.map(({ name, value }) => [name, value]) : []);
  return [...cells, ...columns.map((name) => quoted(textCell(values.get(name) ?? '')))].join(',');
}

/** Whether reading the columns returns the same attributes in the same order. */
function fits(attributes: readonly Attribute[], columns: readonly string[]): boolean {
  const places = attributes.map(({ name }) => columns.indexOf(name));
  const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1));
  return attributes.length > 0 && isOrdered && attributes.every(({ value }) => value !== '');
}

function imagesCell(images: readonly string[]): string {
  const isPlain =
    images.length > 0 &&
    images.every((image) => image !== '' && image === image.trim() && !/[|[]/.test(image));
  return quoted(isPlain ? textCell(images.join('|')) : JSON.stringify(images));
}
