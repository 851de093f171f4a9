import type { ReadingOptions } from '@entrepot/product-files';
import { planOf } from './plan.js';
import { readFile } from './read-file.js';
import { rejectsOf } from './rejects.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** UTF-16 with its mark. */
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const HEADER =
  'skuId;productId;main;name;description;weight;height;width;length;ean;hscode;active;category;brand;images;extra';
const ROW = 'A;P;true;Shirt;"Two\nlines";0.25;3;25;30;4006381333931;620590;true;Shirts;Acme;u|v;x';

describe('a file of SKUs', () => {
  it('is read as CSV, with lines as they are in the file', () => {
    const { records, head } = readFile('skus.CSV', bytes(`\uFEFF${HEADER}\n${ROW}\nB;P\n`));
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

  it('is read as a JSON array and as one object a line', () => {
    const lines = '{"skuId":"A"}\n\n{oops}\n';
    for (const [name, text] of [
      ['skus.json', '[\n{"skuId":"A"},\n\n{oops}]'],
      ['skus.ndjson', `\n${lines}`],
    ] as const) {
      expect(readFile(name, bytes(text)).records).toMatchObject([
        { line: 2, body: { skuId: 'A' }, faults: [] },
        { line: 4, faults: [{ code: 'not-json' }] },
      ]);
    }
  });

  it.each([
    ['skus.csv', '', 'is empty'],
    ['skus.csv', 'skuId,name\n', 'has no column productId'],
    ['skus.csv', `${HEADER}\nA;"x`, 'cannot be read as CSV from line 2 on'],
    ['skus.json', '{}', 'cannot be read: line 1: a JSON array is expected'],
    ['skus.xlsx', 'PK', 'has an unknown format'],
  ])('is refused as a whole: %s %j', (name, text, fault) => {
    expect(() => readFile(name, bytes(text))).toThrow(fault);
  });

  it('is read as UTF-16 by its mark, in every format', () => {
    for (const [name, text] of [
      ['skus.csv', `${HEADER}\r\n${ROW.replace('Shirt', 'قميص')}\r\n`],
      ['skus.json', '[{"skuId":"A","name":"قميص"}]'],
      ['skus.ndjson', '{"skuId":"A","name":"قميص"}\n'],
    ] as const) {
      expect(readFile(name, utf16(text)).records).toMatchObject([
        { body: { skuId: 'A', name: 'قميص' }, faults: [] },
      ]);
    }
  });

  it('keeps lines that have U+2028, and a U+FFFD that is meant', () => {
    const { records } = readFile('skus.ndjson', bytes('{"skuId":"A\u2028\uFFFD"}\n{"skuId":"B"}'));
    expect(records).toMatchObject([{ body: { skuId: 'A\u2028\uFFFD' }, faults: [] }, { line: 2 }]);
  });

  it('is refused by line where it is in another encoding, which is named and can be chosen', () => {
    const advice: ReadingOptions = {};
    const file = latin(`${HEADER}\n${ROW.replace('Shirt', 'Camisa de niño')}\n`);
    const read = readFile('skus.csv', file, {}, advice);
    expect(read.records).toMatchObject([
      {
        line: 2,
        faults: [
          {
            code: 'encoding',
            detail: 'the line is not UTF-8: it is most likely windows-1252',
          },
        ],
      },
    ]);
    expect(advice).toEqual({ encoding: 'windows-1252' });
    const { parts } = rejectsOf('skus.csv', planOf(read));
    expect(Buffer.concat(parts)).toEqual(Buffer.from(file));
    expect(readFile('skus.csv', file, advice).records).toMatchObject([
      { body: { name: 'Camisa de niño' }, faults: [] },
    ]);
  });

  it('offers to read decimal commas', () => {
    const advice: ReadingOptions = {};
    const file = bytes(`${HEADER}\n${ROW.replace('0.25', '0,25')}\n`);
    expect(readFile('skus.csv', file, {}, advice).records).toMatchObject([
      {
        faults: [
          {
            code: 'type',
            detail: 'weight must be a number, with a point before decimals: 12.5',
          },
        ],
      },
    ]);
    expect(advice).toEqual({ decimalComma: true });
    expect(readFile('skus.csv', file, advice).records).toMatchObject([{ body: { weight: 0.25 } }]);
  });
});
