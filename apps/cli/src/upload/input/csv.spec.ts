import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import type { Column, InputRecord } from '@entrepot/product-files';
import { readCsv } from './csv.js';

const COLUMNS: readonly Column[] = [
  { name: 'id', path: ['id'], type: 'text', required: true },
  { name: 'text', path: ['text'], type: 'text', required: true },
  { name: 'count', path: ['count'], type: 'integer', required: false },
  { name: 'weight', path: ['weight'], type: 'number', required: false },
  { name: 'active', path: ['sale', 'active'], type: 'boolean', required: false },
  { name: 'color', path: ['sale', 'color'], type: 'text', required: false },
  { name: 'images', path: ['images'], type: 'images', required: false },
  { name: 'attributes', path: ['sale', 'attributes'], type: 'attributes', required: false },
];

describe('reading CSV', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'csv-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function read(text: string): Promise<InputRecord[]> {
    const file = path.join(folder, 'input.csv');
    writeFileSync(file, text);
    const records: InputRecord[] = [];
    for await (const record of readCsv(file, COLUMNS, () => undefined)) records.push(record);
    return records;
  }

  it('puts cells where the fields are, and leaves out empty ones', async () => {
    const header = 'id,text,count,weight,active,color,images,attributes.Fit,attributes.Material';
    const [record] = await read(`${header}\nA,"",3,0.25,TRUE,"",u|v,,linen\n`);
    expect(record?.faults).toEqual([]);
    expect(record?.body).toEqual({
      id: 'A',
      text: '',
      count: 3,
      weight: 0.25,
      sale: { active: true, attributes: [{ name: 'Material', value: 'linen' }] },
      images: ['u', 'v'],
    });
  });

  it('reads lists as JSON where they are', async () => {
    const [record] = await read(
      'id,text,images,attributes\nA,x,"[""u|v""]","[{""name"":""B"",""value"":""""}]"',
    );
    expect(record?.body).toEqual({
      id: 'A',
      text: 'x',
      images: ['u|v'],
      sale: { attributes: [{ name: 'B', value: '' }] },
    });
  });

  it.each([
    ['1,5', 'weight must be a number, with a point before decimals: 12.5'],
    ['1e3', 'weight must be a number, with a point before decimals: 12.5'],
    ['0x10', 'weight must be a number, with a point before decimals: 12.5'],
  ])('refuses %s as a number', async (cell, detail) => {
    const [record] = await read(`id,text,weight\nA,x,"${cell}"\n`);
    expect(record?.faults).toEqual([{ code: 'type', detail }]);
  });

  it('names what is missing, misshapen or not UTF-8', async () => {
    const records = await read('id,text,active\n,,yes\nA\nB,x\uFFFD,true\n');
    expect(
      records.map(({ line, faults }) => [
        line,
        ...faults.map(({ code, detail }) => `${code}: ${detail}`),
      ]),
    ).toEqual([
      [
        2,
        'required: id is required',
        'required: text is required',
        'type: active must be true or false',
      ],
      [3, 'cells: has 1 cells; the header has 3'],
      [4, 'encoding: text is not UTF-8'],
    ]);
  });

  it.each([
    ['', 'is empty'],
    ['id,count\n', 'has no column text'],
    ['id,text,id\n', 'has the column id twice'],
    ['id,text\nA,"x\nB,y\n', 'cannot be read as CSV from line 2 on'],
    ['id,text\nA,x\nB,"x"y\n', 'cannot be read as CSV from line 3 on'],
  ])('refuses the file %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('gives every row its line, text and cells, whatever they hold', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r\n', ' ', 'ü'),
      minLength: 1,
    });
    const row = fc.record({ text: cell, emptyBefore: fc.nat(2) });
    const file = fc.record({
      rows: fc.array(row, { maxLength: 8 }),
      bom: fc.boolean(),
      newline: fc.constantFrom('\n', '\r\n'),
      delimiter: fc.constantFrom(',', ';', '\t'),
      ended: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ rows, bom, newline, delimiter, ended }) => {
        let line = 1;
        const raws = rows.map(({ text }, n) => `"${n}"${delimiter}"${text.replaceAll('"', '""')}"`);
        const expected = rows.map(({ text, emptyBefore }, n) => {
          const begins = line + 1 + emptyBefore;
          line = begins + text.split('\n').length - 1;
          return { line: begins, raw: raws[n], body: { id: String(n), text }, faults: [] };
        });
        const content = rows.map(({ emptyBefore }, n) => newline.repeat(1 + emptyBefore) + raws[n]);
        const header = `${bom ? '\uFEFF' : ''}id${delimiter}text`;
        expect(await read(`${header}${content.join('')}${ended ? newline : ''}`)).toEqual(expected);
      }),
    );
  });
});
