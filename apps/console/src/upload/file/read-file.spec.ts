import { FileFault, SKU_COLUMNS, type ReadingOptions } from '@entrepot/product-files';
import { KINDS, kindOf } from '../kinds/kinds.js';
import { planOf, unknownColumns } from './plan.js';
import { readFile } from './read-file.js';
import { rejectsOf } from './rejects.js';

const read = (name: string, file: Uint8Array, options?: ReadingOptions) =>
  readFile({ name, bytes: file }, () => SKU_COLUMNS, options);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Encodes a text as UTF-16 with its byte order mark. */
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const HEADER =
  'skuId;productId;main;name;description;weight;height;width;length;ean;hscode;active;category;brand;images;extra';
const ROW = 'A;P;true;Shirt;"Two\nlines";0.25;3;25;30;4006381333931;620590;true;Shirts;Acme;u|v;x';

describe('a file of SKUs', () => {
  it('is read as CSV, with the line numbers of the file', async () => {
    const { records, head } = await read('skus.CSV', bytes(`\uFEFF${HEADER}\n${ROW}\nB;P\n`));
    expect(head?.ignored).toEqual(['extra']);
    expect(records.map(({ line, faults }) => [line, ...faults.map(({ code }) => code)])).toEqual([
      [2],
      [4, 'cells'],
    ]);
    expect(records[0]?.body).toMatchObject({
      skuId: 'A',
      weight: 0.25,
      description: 'Two\nlines',
      globalSaleChannelData: { active: true, category: 'Shirts' },
      images: ['u', 'v'],
    });
  });

  it('is read as a JSON array and as one object per line', async () => {
    const lines = '{"skuId":"A"}\n\n{oops}\n';
    for (const [name, text] of [
      ['skus.json', '[\n{"skuId":"A"},\n\n{oops}]'],
      ['skus.ndjson', `\n${lines}`],
    ] as const) {
      expect((await read(name, bytes(text))).records).toMatchObject([
        { line: 2, body: { skuId: 'A' }, faults: [] },
        { line: 4, faults: [{ code: 'not-json' }] },
      ]);
    }
  });

  it.each([
    ['skus.csv', '', 'is empty'],
    ['skus.csv', 'skuId,name\n', 'has no column productId'],
    ['skus.csv', `${HEADER}\nA;"x`, 'cannot be read as CSV from line 2 on'],
    ['skus.csv', `${HEADER}\nA;1"2\n`, 'cannot be read as CSV from line 2 on'],
    ['skus.json', '{}', 'cannot be read: line 1: a JSON array is expected'],
    ['skus.xlsx', 'PK', 'has an unknown format'],
  ])('is refused as a whole: %s %j', async (name, text, fault) => {
    await expect(read(name, bytes(text))).rejects.toThrow(fault);
  });

  it('is read as UTF-16 because of its byte order mark, in every format', async () => {
    for (const [name, text] of [
      ['skus.csv', `${HEADER}\r\n${ROW.replace('Shirt', 'قميص')}\r\n`],
      ['skus.json', '[{"skuId":"A","name":"قميص"}]'],
      ['skus.ndjson', '{"skuId":"A","name":"قميص"}\n'],
    ] as const) {
      expect((await read(name, utf16(text))).records).toMatchObject([
        { body: { skuId: 'A', name: 'قميص' }, faults: [] },
      ]);
    }
  });

  it('keeps lines with U+2028, and an intended U+FFFD', async () => {
    const { records } = await read(
      'skus.ndjson',
      bytes('{"skuId":"A\u2028\uFFFD"}\n{"skuId":"B"}'),
    );
    expect(records).toMatchObject([{ body: { skuId: 'A\u2028\uFFFD' }, faults: [] }, { line: 2 }]);
  });

  it('keeps the bytes of lines in another encoding', async () => {
    const file = latin(`${HEADER}\n${ROW.replace('Shirt', 'Camisa de niño')}\n`);
    const contents = await read('skus.csv', file);
    expect(contents.records).toMatchObject([{ line: 2, faults: [{ code: 'encoding' }] }]);
    const { parts } = rejectsOf('skus.csv', planOf(KINDS.products, contents), 'not-sent');
    expect(Buffer.concat(parts)).toEqual(Buffer.from(file));
  });

  const EXCEL = [
    'skuId;productId;main;name;description;weight;height;width;length;ean;hscode;active;category;brand;images',
    'A;P;TRUE;Camisa de niño;"Azul – 5 €";0,25;3;25;30;4006381333931;620590;TRUE;Ropa;Niños;u',
    '',
  ].join('\r\n');

  /**
   * A file as Excel saves it in locales with decimal commas: `€` and `–` have other codes in windows-1252 than in
   * Latin-1.
   */
  const ansi = (text: string): Uint8Array =>
    latin(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'));

  it.each([
    ['windows-1252', ansi(EXCEL), { encoding: 'windows-1252', decimalComma: true }],
    [
      'windows-1252 after `sep=;`',
      ansi(`sep=;\r\n${EXCEL}`),
      { encoding: 'windows-1252', decimalComma: true },
    ],
    ['UTF-8', bytes(EXCEL), { decimalComma: true }],
    ['UTF-8 with a mark', bytes(`\uFEFF${EXCEL}`), { decimalComma: true }],
    ['UTF-16 with a mark', utf16(EXCEL), { decimalComma: true }],
    ['UTF-16 with tabs', utf16(EXCEL.replaceAll(';', '\t')), { decimalComma: true }],
  ])('from Excel in %s is offered with its intended reading', async (_, file, advice) => {
    const contents = await read('skus.csv', file);
    expect(contents.advice).toEqual(advice);
    const again = await read('skus.csv', file, contents.advice);
    expect(again.advice).toEqual({});
    expect(again.records).toMatchObject([
      { body: { name: 'Camisa de niño', description: 'Azul – 5 €', weight: 0.25 }, faults: [] },
    ]);
  });

  it('from Excel in UTF-16 without a byte order mark is offered as such, and then with its commas', async () => {
    const file = Buffer.from(EXCEL, 'utf16le');
    const advice = await adviceIn(read('skus.csv', file));
    expect(advice).toEqual({ encoding: 'utf-16le' });
    expect((await read('skus.csv', file, advice)).advice).toEqual({ decimalComma: true });
  });

  it('from Excel with a header in another encoding is offered as such', async () => {
    const file = ansi(EXCEL.replace('images', 'images;año'));
    expect(await adviceIn(read('skus.csv', file))).toEqual({ encoding: 'windows-1252' });
  });

  it('is read unchanged if its encodings are mixed', async () => {
    const [header = '', row = ''] = EXCEL.split('\r\n');
    const numbers = bytes([header, row, row.replace('0,25', '0.25')].join('\n'));
    const mixed = await read('skus.csv', numbers);
    expect(mixed.advice).toEqual({});
    expect(mixed.records.map(({ faults }) => faults.length)).toEqual([1, 0]);
    const lines = Buffer.concat([bytes(`${header}\n${row}\n`), ansi(row)]);
    expect((await read('skus.csv', lines, { decimalComma: true })).advice).toEqual({});
  });
});

describe('the kind of a file', () => {
  /** The kind, its unknown columns and the faults of its lines. */
  async function readAs(name: string, text: string) {
    let kind = KINDS.products;
    const contents = await readFile({ name, bytes: bytes(text) }, (names) => {
      kind = kindOf(names, 'products');
      return kind.columns;
    });
    const { groups } = planOf(kind, contents);
    const codes = groups.flatMap(({ notes }) => notes.map(({ line, code }) => `${line} ${code}`));
    return { id: kind.id, unknown: unknownColumns(kind, contents), codes };
  }

  it.each([
    ['a.csv', `${HEADER}\n`, 'products'],
    ['a.csv', 'country;salesChannel;salePrice;skuId\n', 'prices'],
    ['a.csv', 'skuId,inventoryType,warehouseId,quantity\n', 'stock'],
    ['a.json', '[{"skuId":"A","salePrice":2}]', 'prices'],
    ['a.ndjson', 'no JSON\n{"skuId":"A","quantity":2}', 'stock'],
    ['a.ndjson', '{"skuId":"A","productId":"P","globalSaleChannelData":{}}', 'products'],
  ])('is recognized by its columns: %s %j', async (name, text, kind) => {
    expect((await readAs(name, text)).id).toBe(kind);
  });

  it('is the expected one if no column determines it', () => {
    expect(kindOf(['skuId', 'other'], 'stock')).toBe(KINDS.stock);
  });

  it('decides which columns may be misspelled ones', async () => {
    const csv = await readAs('a.csv', 'skuId,salePrice,listprice,\nA,2,3,\n');
    expect(csv).toEqual({ id: 'prices', unknown: ['listprice'], codes: [] });
    const json = await readAs('a.json', '[{"skuId":"A","quantity":2,"qty":1}]');
    expect(json).toMatchObject({ id: 'stock', unknown: ['qty'] });
    expect((await readAs('a.csv', `${HEADER}\n`)).unknown).toEqual([]);
  });

  it('decides the faults and warnings of a line', async () => {
    const lines = [
      'skuId,salePrice,salesChannel,country',
      'A,2,,MX',
      'B,2.125,,',
      'C,2,,',
      'C,3,,',
    ];
    const { codes } = await readAs('a.csv', [...lines, 'C,9,MELI,MX', ''].join('\n'));
    expect(codes).toEqual(['2 required', '3 decimals', '4 duplicate', '5 duplicate']);
  });
});

/** The alternative reading of a file that cannot be read as a whole. */
async function adviceIn(reading: Promise<unknown>): Promise<ReadingOptions> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof FileFault) return error.advice;
  }
  throw new Error('the file was read');
}
