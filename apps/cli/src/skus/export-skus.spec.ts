import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { SKU_COLUMNS, withoutAnswered, type InputRecord } from '@entrepot/product-files';
import type { Schemas } from '@entrepot/client';
import { readInput, readingOfFile } from '../upload/input/input-file.js';
import { SkuExport, writeWhole, type ExportFormat } from './export-skus.js';

type Sku = Schemas['SkuResponse'];
type Sent = Schemas['SkuDto'];

const FORMATS: readonly ExportFormat[] = ['csv', 'ndjson'];

/** Characters that files, spreadsheets and programs treat specially, and any other that can be stored. */
const char = fc.oneof(
  fc.constantFrom(...' \t\r\n",;|[]{}\\=+-@.\'', '\u2028', '\u2029', '\u0085', '\u00A0', '\u3000'),
  fc.constantFrom(
    '\uFEFF',
    '\uFFFD',
    '\u0001',
    '\u200F',
    'é',
    'e\u0301',
    'ص',
    '綿',
    '👕',
    'sep=;',
    '""',
  ),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((character) => character !== '\0'),
);
const anyText = fc.string({ unit: char, maxLength: 8 });
/** Any printable characters (decision 2.7). */
const id = fc
  .string({ unit: char, minLength: 1, maxLength: 6 })
  .map((rawId) => rawId.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '_'));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const decimal = (decimals: number) =>
  fc
    .integer({ min: -1e9, max: 1e9 })
    .map((n) => Number((n / 10 ** decimals).toFixed(decimals)) + 0);
const money = fc.integer({ min: 1, max: 1e12 }).map((n) => n / 1e4);
/** Few names, so that SKUs share some, and some differ in blanks alone. */
const attributeName = fc.oneof(fc.constantFrom('Fit', ' Fit', 'Fit ', '', 'X.Y', 'a,b'), anyText);
const attribute = fc.record({ name: attributeName, value: anyText });

const sent: fc.Arbitrary<Sent> = fc
  .record({
    skuId: id,
    productId: id,
    main: fc.boolean(),
    name: anyText,
    description: anyText,
    weight: decimal(3),
    height: fc.integer({ min: -9, max: 2_147_483_647 }),
    width: fc.nat(),
    length: fc.nat(),
    ean: anyText,
    hscode: anyText,
    countryOfOrigin: optional(fc.constantFrom('PT', 'CN')),
    localizedListPriceWithTaxes: optional(money),
    localizedSalePriceWithTaxes: optional(money),
    // Members that this version does not know.
    material: optional(fc.oneof(anyText, fc.constantFrom('12', 'true', '[1]', 'null'))),
    certificates: optional(fc.array(anyText, { maxLength: 2 })),
    globalSaleChannelData: fc
      .record({
        active: fc.boolean(),
        category: anyText,
        brand: anyText,
        color: optional(anyText),
        size: optional(anyText),
        season: optional(fc.oneof(fc.integer(), fc.boolean(), fc.record({ year: fc.nat() }))),
        attributes: optional(fc.array(attribute, { maxLength: 4 })),
      })
      .map((sale) => asJson<Sent['globalSaleChannelData']>(sale)),
    images: fc.array(anyText, { maxLength: 3 }),
  })
  .map((sku) => asJson<Sent>(sku));

/** A catalog, and the SKUs that change while it is read. */
const catalog = fc.record({
  skus: fc.uniqueArray(sent, { minLength: 1, maxLength: 6, selector: ({ skuId }) => skuId }),
  changes: fc.array(fc.record({ index: fc.nat(5), name: anyText }), { maxLength: 3 }),
});

function asJson<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** As the list answers it. */
function listed(sku: Sent, version: number): Sku {
  const rest = { id: 'x', merchantId: 'ACME', lastUpdateDate: '2026-11-25T00:00:00.000Z', version };
  return { ...sku, ...rest } as unknown as Sku;
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

type Schema = { properties: object };
interface Document {
  components: {
    schemas: { SkuDto: Schema; SkuResponse: Schema; GlobalSaleChannelDataDto: Schema };
  };
}

describe('an export of SKUs', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'export-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = async (content: string, format: ExportFormat): Promise<InputRecord[]> => {
    const file = path.join(folder, `exported.${format}`);
    writeFileSync(file, content);
    const input = { name: file, path: file, format };
    const reading = readingOfFile(input, {});
    return Readable.from(readInput(input, SKU_COLUMNS, reading, () => undefined)).toArray();
  };

  it.each(FORMATS)(
    'as %s contains each SKU once, in its latest state, and can be read back unchanged',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(catalog, async ({ skus, changes }) => {
          const latest = new Map(skus.map((sku) => [sku.skuId, sku]));
          // A SKU that changes is at the end of the list again.
          const again = changes.map(({ index, name }) => {
            const changed = { ...(skus[index % skus.length] as Sent), name };
            latest.set(changed.skuId, changed);
            return changed;
          });
          const list = each([...skus, ...again].map(listed));
          const exported = new SkuExport(list, format);
          const records = await read(await text(exported.lines()), format);
          expect(exported.count).toBe(skus.length);
          expect(records.flatMap(({ faults }) => faults)).toEqual([]);
          const bodies = records.map(({ body }) => body as Sent);
          expect(new Map(bodies.map((body) => [body.skuId, body]))).toEqual(latest);
          expect(bodies).toHaveLength(skus.length);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('as CSV has no cell that a spreadsheet takes for a formula', async () => {
    const texts = ['=1+1', '+49', '-A1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''-1"];
    const skus = texts.map((hostile, index) => {
      const attributes = [{ name: 'Fit', value: hostile }];
      const sale = { active: true, category: hostile, brand: hostile, color: hostile, attributes };
      const rest = { name: hostile, description: hostile, ean: hostile, hscode: hostile };
      const sku = {
        skuId: `S${index}`,
        productId: hostile,
        main: true,
        ...rest,
        images: [hostile],
      };
      return { ...sku, weight: -1, height: 1, width: 1, length: 1, globalSaleChannelData: sale };
    }) as Sent[];
    const content = await text(new SkuExport(each(skus.map(listed)), 'csv').lines());
    // Negative numbers are numbers.
    const cells = (parse(content) as string[][]).flat().filter((cell) => cell !== '-1');
    expect(cells.filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual([]);
    const bodies = (await read(content, 'csv')).map(({ body }) => body);
    expect(bodies.map((body) => (body as Sent).name)).toEqual(texts);
  });

  it('has a column for everything that an upsert takes, and leaves out what only answers have', () => {
    const file = path.join(import.meta.dirname, '../../../gateway/openapi.json');
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const { SkuDto, SkuResponse, GlobalSaleChannelDataDto } = components.schemas;
    expect(Object.keys(withoutAnswered(SkuResponse.properties)).toSorted()).toEqual(
      Object.keys(SkuDto.properties).toSorted(),
    );
    const members = Object.keys(SkuDto.properties).filter(
      (member) => member !== 'globalSaleChannelData',
    );
    const sale = Object.keys(GlobalSaleChannelDataDto.properties);
    expect(new Set(SKU_COLUMNS.map(({ path: memberPath }) => memberPath.join('.')))).toEqual(
      new Set([...members, ...sale.map((member) => `globalSaleChannelData.${member}`)]),
    );
  });

  it('has its own name only when it is complete', async () => {
    const file = path.join(folder, 'whole.ndjson');
    writeFileSync(file, 'before');
    const cut = async function* () {
      yield 'a\n';
      throw new Error('cut');
    };
    await expect(writeWhole(file, cut())).rejects.toThrow('cut');
    expect(readFileSync(file, 'utf8')).toBe('before');
    await writeWhole(file, each(['a\n', 'b\n']));
    expect(readFileSync(file, 'utf8')).toBe('a\nb\n');
    expect(readdirSync(folder).filter((name) => name.includes('whole'))).toEqual(['whole.ndjson']);
  });

  it('writes nothing when the list ends early', async () => {
    const list = async function* () {
      yield listed({ skuId: 'A', globalSaleChannelData: {} } as Sent, 1);
      throw new Error('away');
    };
    const lines: string[] = [];
    const reading = (async () => {
      for await (const line of new SkuExport(list(), 'ndjson').lines()) lines.push(line);
    })();
    await expect(reading).rejects.toThrow('away');
    expect(lines).toEqual([]);
  });
});
