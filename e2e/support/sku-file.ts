/** Rows of a CSV file of SKUs, for tests of the command line. */
export type SkuRow = Record<string, string>;

const COLORS = ['blue', 'red', 'green', 'black'];

/** Products of four SKUs that the review approves, in a fixed mixed order. */
export function skuRows(tag: string, products: number): SkuRow[] {
  const rows = Array.from({ length: products * COLORS.length }, (_, n) => rowOf(tag, n));
  // A step that is coprime to the length visits each position once.
  const step = 797;
  return rows.map((_, n) => rows[(n * step) % rows.length] ?? {});
}

function rowOf(tag: string, n: number): SkuRow {
  const product = `${tag}-${Math.floor(n / COLORS.length)}`;
  const color = COLORS[n % COLORS.length] ?? '';
  return {
    skuId: `${product}-${color}`,
    productId: product,
    main: String(n % COLORS.length === 0),
    name: `Linen shirt ${product}, ${color}`,
    description: `A light "linen" shirt.\r\nWash cold, ${color}.`,
    weight: '0.25',
    height: '3',
    width: '25',
    length: '30',
    ean: '4006381333931',
    hscode: '6205.90',
    active: 'true',
    category: 'Shirts',
    brand: 'Acme',
    color,
    size: 'M',
    images: `https://images.example.com/${product}.jpg|https://images.example.com/${color}.jpg`,
    'attributes.Material': 'linen',
    'attributes.Fit': n % 3 === 0 ? 'slim' : '',
  };
}

/** With a byte order mark and CRLF, like the output of a spreadsheet. */
export function csvOf(rows: readonly SkuRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A kind of fault, and a function that adds it to a row. */
interface FaultKind {
  code: string;
  spoil: (row: SkuRow) => SkuRow;
}

/** The faults that the file itself shows, those that the API rejects, and those that the review denies. */
const FAULT_KINDS: readonly FaultKind[] = [
  { code: 'type', spoil: () => ({ weight: '1,5' }) },
  { code: 'required', spoil: () => ({ name: '' }) },
  { code: 'duplicate', spoil: () => ({ skuId: 'TWICE' }) },
  { code: 'too-long', spoil: () => ({ category: 'x'.repeat(513) }) },
  { code: 'too-precise', spoil: () => ({ weight: '0.12345' }) },
  { code: 'control-character', spoil: ({ skuId }) => ({ skuId: `${skuId}\u0007` }) },
  { code: 'title-capitals', spoil: () => ({ name: 'LINEN SHIRT' }) },
  { code: 'description-length', spoil: () => ({ description: 'short' }) },
  { code: 'check-digit', spoil: () => ({ ean: '4006381333930' }) },
  { code: 'hscode', spoil: () => ({ hscode: '62' }) },
];

const FAULTS = 50;

interface Spoiled {
  rows: SkuRow[];
  /** The line and the code of each fault, in the order of the file. */
  faults: [number, string][];
  /** The products with a fault. */
  products: Set<string>;
}

/**
 * Adds a fault of one of ten kinds to a row of each of 50 products.
 * @param rows of at least 50 products
 */
export function spoiled(rows: readonly SkuRow[]): Spoiled {
  const products = new Set<string>();
  const faults: [number, string][] = [];
  let line = 2;
  const result = rows.map((row) => {
    const { productId = '' } = row;
    const kind = FAULT_KINDS[products.size % FAULT_KINDS.length];
    const isGood = !kind || products.size === FAULTS || products.has(productId);
    const spoilt = isGood ? row : { ...row, ...kind.spoil(row) };
    if (!isGood) {
      products.add(productId);
      faults.push([line, kind.code]);
    }
    line += (spoilt['description'] ?? '').split('\r\n').length;
    return spoilt;
  });
  return { rows: result, faults, products };
}

/** A row in the form of the API. */
export function dtoOf(row: SkuRow) {
  const { skuId = '', productId = '', name = '', description = '', ean = '', hscode = '' } = row;
  const { category = '', brand = '', color = '', size = '', images = '' } = row;
  const attributes = ['Material', 'Fit'].flatMap((attribute) => {
    const value = row[`attributes.${attribute}`] ?? '';
    return value === '' ? [] : [{ name: attribute, value }];
  });
  return {
    skuId,
    productId,
    name,
    description,
    ean,
    hscode,
    main: row['main'] === 'true',
    weight: Number(row['weight']),
    height: Number(row['height']),
    width: Number(row['width']),
    length: Number(row['length']),
    images: images.split('|'),
    globalSaleChannelData: { active: true, category, brand, color, size, attributes },
  };
}
