import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import type { Column, InputRecord, ReadingOptions } from '@entrepot/product-files';
import { readInput, readingOfFile, type InputFile } from './input-file.js';

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

const recordsOf = (input: AsyncIterable<InputRecord>): Promise<InputRecord[]> =>
  Readable.from(input).toArray();

describe('reading CSV', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'csv-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  function inputOf(text: string | Uint8Array): InputFile {
    const file = path.join(folder, 'input.csv');
    writeFileSync(file, text);
    return { name: file, path: file, format: 'csv' };
  }

  async function read(
    text: string | Uint8Array,
    options: ReadingOptions = {},
  ): Promise<InputRecord[]> {
    const input = inputOf(text);
    const reading = readingOfFile(input, options);
    return recordsOf(readInput(input, COLUMNS, reading, () => undefined));
  }

  const COMMA = '; give --decimal-comma to read decimal commas';
  const POINT = 'must be a number, with a point before decimals: 12.5';

  it('puts cells into their fields, and leaves out empty cells', async () => {
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

  it('reads lists that are written as JSON', async () => {
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
    ['1,5', `weight ${POINT}${COMMA}`],
    [',5', `weight ${POINT}${COMMA}`],
    ['1.299,90', `weight ${POINT}`],
    ['1e3', `weight ${POINT}`],
    ['0x10', `weight ${POINT}`],
    ['.', `weight ${POINT}`],
  ])('refuses %s as a number beside one with a point', async (cell, detail) => {
    const [record] = await read(`id,text,weight\nA,x,"${cell}"\nB,x,1.5\n`);
    expect(record?.faults).toMatchObject([{ code: 'type', detail }]);
  });

  it.each([
    ['.5', {}, 0.5],
    ['-.5', {}, -0.5],
    ['0,25', { decimalComma: true }, 0.25],
    [',5', { decimalComma: true }, 0.5],
    ['12', { decimalComma: true }, 12],
  ])('reads %s as a number with %j', async (cell, options, weight) => {
    const [record] = await read(`id,text,weight\nA,x,"${cell}"\n`, options);
    expect(record).toMatchObject({ body: { weight }, faults: [] });
  });

  it.each(['1.5', '1.299,90', '1,2,3'])('refuses %s among decimal commas', async (cell) => {
    const [record] = await read(`id,text,weight\nA,x,"${cell}"\n`, { decimalComma: true });
    expect(record?.faults).toMatchObject([
      { code: 'type', detail: 'weight must be a number, with a comma before decimals: 12,5' },
    ]);
  });

  it('trims cells, but not quoted text', async () => {
    const header = ' id , text,weight ,active,images';
    const cells = '\tL2201308      , \u00A0x\u3000 , .5 , TRUE,u | v ';
    const [record, quoted] = await read(`${header}\n${cells}\n "B"  ,  " x ",1,true,u`);
    expect(record?.body).toEqual({
      id: 'L2201308',
      text: 'x',
      weight: 0.5,
      sale: { active: true },
      images: ['u', 'v'],
    });
    expect(quoted?.body).toMatchObject({ id: 'B', text: ' x ' });
  });

  it('keeps the attributes of all columns, and also one without a name', async () => {
    const [record] = await read(
      'id,text,attributes.X,attributes,attributes.\nA,x,1,"[{""name"":""Y"",""value"":""2""}]",3',
    );
    expect(record?.body).toMatchObject({
      sale: {
        attributes: [
          { name: 'X', value: '1' },
          { name: 'Y', value: '2' },
          { name: '', value: '3' },
        ],
      },
    });
  });

  it('skips rows of separators alone, and counts them', async () => {
    const records = await read('\nid,text,count\n,,\n\n  , ,\nA,x,1\n,,\n');
    expect(records).toMatchObject([{ line: 6, body: { id: 'A' }, faults: [] }]);
  });

  it.each([
    ['sep=;\nid;text\nA;"x,y"\n', 'x,y'],
    ['\uFEFFsep=|\r\nid|text\r\nA|x;y\r\n', 'x;y'],
    ['"sep=,"\rid,text\rA,x\r', 'x'],
  ])('uses the delimiter of the first line: %j', async (file, text) => {
    expect(await read(file)).toMatchObject([{ line: 3, body: { id: 'A', text }, faults: [] }]);
  });

  it('finds the delimiter outside quotes', async () => {
    const [record] = await read('id,text,"a;b;c;d"\nA,x,y\n');
    expect(record).toMatchObject({ body: { id: 'A', text: 'x' }, faults: [] });
  });

  it.each([
    ['a header with LF', '\n', '\r\n'],
    ['a header with CRLF', '\r\n', '\n'],
    ['a header with CR', '\r', '\r\n'],
    ['rows with CR', '\r\n', '\r'],
  ])('ends rows at any newline, whatever came first: %s', async (_, first, other) => {
    const records = await read(`id,text${first}A,x${other}B,"y\r\nz"${first}C,w${other}`);
    expect(records).toMatchObject([
      { line: 2, raw: 'A,x', body: { id: 'A', text: 'x' } },
      { line: 3, raw: 'B,"y\r\nz"', body: { id: 'B', text: 'y\r\nz' } },
      { line: 5, raw: 'C,w', body: { id: 'C', text: 'w' } },
    ]);
  });

  it('reads quotes around every cell as empty ones, and single ones as empty texts', async () => {
    const columns: Column[] = [
      ...COLUMNS.slice(0, 2),
      { name: 'color', path: ['color'], type: 'text', required: false, keepsEmpty: true },
    ];
    const input = inputOf('id,text,color\n"A","x",""\nB,x,""\nC,x,\n');
    const reading = readingOfFile(input, {});
    const records = await recordsOf(readInput(input, columns, reading, () => undefined));
    expect(records.map(({ body }) => body)).toEqual([
      { id: 'A', text: 'x' },
      { id: 'B', text: 'x', color: '' },
      { id: 'C', text: 'x' },
    ]);
  });

  const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

  it('names the lines in another encoding, and the most likely encoding', async () => {
    const file = latin('id,text\nA,plain\nB,"two\nlíneas"\nC,niño\n');
    await expect(read(file)).rejects.toMatchObject({
      message: expect.stringContaining('is most likely windows-1252.'),
      next: 'read it with --encoding windows-1252',
    });
    const records = await read(Buffer.concat([file, Buffer.from('D,é\n')]));
    const detail =
      'the line is not UTF-8: it is most likely windows-1252: give --encoding windows-1252';
    expect(records).toMatchObject([
      { line: 2, faults: [] },
      { line: 3, raw: 'B,"two\nl\u00EDneas"', faults: [{ code: 'encoding', detail }] },
      { line: 5, faults: [{ code: 'encoding', detail }] },
      { line: 6, body: { text: 'é' }, faults: [] },
    ]);
    expect(await read(file, { encoding: 'windows-1252' })).toMatchObject([
      { body: { text: 'plain' } },
      { body: { text: 'two\nlíneas' }, faults: [] },
      { body: { text: 'niño' }, faults: [] },
    ]);
  });

  it('accepts a U+FFFD that is part of the text', async () => {
    expect(await read('id,text\nA,x\uFFFD\n')).toMatchObject([
      { body: { text: 'x\uFFFD' }, faults: [] },
    ]);
  });

  it('refuses a header in another encoding', async () => {
    await expect(read(latin('id,text,descripción\nA,x,y\n'))).rejects.toThrow(
      'line 1: the line is not UTF-8: it is most likely windows-1252',
    );
  });

  it.each(['utf16le', 'utf-16be'] as const)('reads %s by its mark', async (encoding) => {
    const le = Buffer.from('\uFEFFid;text;count\r\nA;"قميص\u2028أزرق";7\r\n', 'utf16le');
    const [record] = await read(encoding === 'utf16le' ? le : le.swap16());
    expect(record).toMatchObject({
      body: { id: 'A', text: 'قميص\u2028أزرق', count: 7 },
      faults: [],
    });
  });

  it('reports missing and malformed cells', async () => {
    const records = await read('id,text,active\n,,yes\nA\n');
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
    ]);
  });

  it.each([
    ['', 'is empty'],
    ['id,count\n', 'has no column text'],
    ['id,text,id\n', 'has the column id twice'],
    ['id,text\nA,"x\nB,y\n', 'cannot be read as CSV from line 2 on'],
    ['id,text\nA,x\nB,"x"y\n', 'cannot be read as CSV from line 3 on'],
    ['id,text\nA,1"2\n', 'cannot be read as CSV from line 2 on'],
  ])('refuses the file %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  const unitsOf = (text = ''): string => Buffer.from(text).toString('latin1');

  it('returns every row with its line, text and cells, whatever they contain', async () => {
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
          return { line: begins, raw: unitsOf(raws[n]), body: { id: String(n), text }, faults: [] };
        });
        const content = rows.map(({ emptyBefore }, n) => newline.repeat(1 + emptyBefore) + raws[n]);
        const header = `${bom ? '\uFEFF' : ''}id${delimiter}text`;
        expect(await read(`${header}${content.join('')}${ended ? newline : ''}`)).toEqual(expected);
      }),
    );
  });
});
