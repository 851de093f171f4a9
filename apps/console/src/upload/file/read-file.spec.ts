import { readFile } from './read-file.js';

const HEADER =
  'skuId;productId;main;name;description;weight;height;width;length;ean;hscode;active;category;brand;images;extra';
const ROW = 'A;P;true;Shirt;"Two\nlines";0.25;3;25;30;4006381333931;620590;true;Shirts;Acme;u|v;x';

describe('a file of SKUs', () => {
  it('is read as CSV, with lines as they are in the file', () => {
    const { records, header } = readFile('skus.CSV', `\uFEFF${HEADER}\n${ROW}\nB;P\n`);
    expect(header?.ignored).toEqual(['extra']);
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
      expect(readFile(name, text).records).toMatchObject([
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
    expect(() => readFile(name, text)).toThrow(fault);
  });
});
