import type { Schemas } from '@entrepot/client';
import { OTHER_MEMBER, otherCell, SKU_COLUMNS, textCell } from '@entrepot/product-files';
import { quoted } from '../terminal/write-csv.js';

type Sku = Schemas['SkuDto'];
type Attribute = { name: string; value: string };

/** The columns after the usual ones. */
export interface MoreColumns {
  /** The names of attributes. */
  attributes: readonly string[];
  /** The paths of members that this version does not know. */
  otherPaths: readonly string[];
}

const KNOWN = new Set(SKU_COLUMNS.map(({ path }) => path.join('.')));

/** The paths of the members of a SKU that this version does not know. */
export function otherPathsOf({ globalSaleChannelData: sale, ...sku }: Sku): string[] {
  const paths = [
    ...Object.keys(sku),
    ...Object.keys(sale).map((member) => `globalSaleChannelData.${member}`),
  ];
  return paths.filter((path) => !KNOWN.has(path));
}

export function headerOf({ attributes, otherPaths }: MoreColumns): string {
  const names = SKU_COLUMNS.map(({ name }) => name);
  const more = [
    ...attributes.map((name) => `attributes.${name}`),
    ...otherPaths.map((path) => OTHER_MEMBER + path),
  ];
  return [...names, ...more].map(quoted).join(',');
}

/** Whether a column can have the name of an attribute: trimming would change a name with blanks at its ends. */
export function isColumnName(name: string): boolean {
  return name !== '' && name === name.trim();
}

/**
 * The row of a SKU. Attributes go into the columns of their names; those that the columns would change go into the column
 * `attributes`, as JSON.
 */
export function rowOf(sku: Sku, more: MoreColumns): string {
  const attributes = sku.globalSaleChannelData.attributes;
  const isInColumns = attributes !== undefined && fits(attributes, more.attributes);
  const cells = SKU_COLUMNS.map((column) => {
    const { path, type } = column;
    const value = memberAt(sku, path);
    if (type === 'attributes')
      return isInColumns || value === undefined ? '' : quoted(JSON.stringify(value));
    if (type === 'images') return imagesCell(value as string[]);
    if (value === undefined) return '';
    if (typeof value === 'string') return value === '' ? '""' : quoted(textCell(value));
    return quoted(String(value));
  });
  const values = new Map(isInColumns ? attributes.map(({ name, value }) => [name, value]) : []);
  const named = more.attributes.map((name) => quoted(textCell(values.get(name) ?? '')));
  const otherCells = more.otherPaths.map((path) => {
    const value = memberAt(sku, path.split('.'));
    return value === undefined ? '' : quoted(otherCell(value));
  });
  return [...cells, ...named, ...otherCells].join(',');
}

function memberAt(sku: Sku, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, member) => (value as Record<string, unknown>)?.[member], sku);
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
