import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReadingOptions, UploadKind } from '@entrepot/product-files';
import type { Terminal } from '../../terminal/terminal.js';
import { formatOf, readingOfFile } from '../input/input-file.js';
import { inventory, prices, skus } from '../command-kinds.js';
import { openState } from '../state/state-file.js';
import type { UploadState } from '../state/upload-state.js';
import { importRecords } from './import-records.js';
import { writeRejects } from './report.js';

const identity = {
  sha256: 'abc',
  command: 'prices set',
  unit: 'prices',
  url: 'http://one',
  clientId: 'ACME',
};
const MISSPELT = 'skuId,salePrice,saleschannel,country,\nA,19990,SHOP,CL,\n';

describe('reading a file into the state of an upload', () => {
  let folder: string;
  let state: UploadState;
  let notes: string[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'import-'));
    notes = [];
  });
  afterEach(() => {
    state.close();
    rmSync(folder, { recursive: true });
  });

  async function read(
    kind: UploadKind,
    name: string,
    content: string | Uint8Array,
    options: ReadingOptions & { ignoresUnknownColumns?: boolean } = {},
  ): Promise<string> {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    const source = { name: file, path: file, format: formatOf(file, undefined) };
    const reading = readingOfFile(source, options);
    const { ignoresUnknownColumns = false } = options;
    state = await openState(file, identity, {});
    const terminal = { note: (line: string) => void notes.push(line) } as unknown as Terminal;
    const { signal } = new AbortController();
    const input = { ...source, reading, ignoresUnknownColumns };
    await importRecords(kind, input, state, { terminal, signal });
    return file;
  }

  const codes = () => [...state.faults()].map(({ line, code, detail }) => [line, code, detail]);

  it.each([prices, inventory])('stops at unknown columns for $command', async (kind) => {
    const header = kind.columns.map(({ name }) => name).join(',');
    await expect(read(kind, 'x.csv', `${header},saleschannel,\n`)).rejects.toMatchObject({
      message: expect.stringContaining('has unknown columns: saleschannel, (no name).'),
      next: expect.stringContaining('--ignore-unknown-columns'),
      exitCode: 2,
    });
  });

  it('accepts unknown columns with the option, but no country without its channel', async () => {
    await read(prices, 'prices.csv', MISSPELT, { ignoresUnknownColumns: true });
    expect(notes).toEqual(['Ignored columns: saleschannel, (no name)']);
    expect(codes()).toEqual([[2, 'required', 'salesChannel is required where country is given']]);
  });

  it('reports unknown columns of SKUs in a note', async () => {
    const header = skus.columns.map(({ name }) => name).join(',');
    await read(skus, 'skus.csv', `${header},colour\n`);
    expect(notes).toEqual(['Ignored columns: colour']);
  });

  it('refuses lines of JSON with unknown members', async () => {
    const lines =
      '{"skuId":"A","salePrice":1,"saleschannel":"SHOP"}\n{"skuId":"B","salePrice":2}\n';
    await read(prices, 'prices.ndjson', lines);
    expect(codes()).toEqual([
      [1, 'unknown-column', 'saleschannel is unknown; --ignore-unknown-columns lets it pass'],
    ]);
  });

  it('refuses --decimal-comma for JSON', async () => {
    await expect(read(prices, 'prices.ndjson', '', { decimalComma: true })).rejects.toThrow(
      'whose numbers have a point before decimals',
    );
    await read(prices, 'empty.ndjson', '');
  });

  it.each([
    ['prices', prices, 'skuId;salePrice\r\nNIÑO;19,90\r\n', ' --decimal-comma'],
    ['stock', inventory, 'skuId;quantity;warehouseId;inventoryType\r\nNIÑO;3;1;AVAILABLE\r\n', ''],
  ])('refuses %s of Excel as a whole, and names the options that read them', async (...row) => {
    const [name, kind, text, comma] = row;
    const excel = Buffer.from(`sep=;\r\n${text}`, 'latin1');
    await expect(read(kind, `${name}.csv`, excel)).rejects.toMatchObject({
      next: `read it with --encoding windows-1252${comma}`,
    });
    state.close();
    const options = { encoding: 'windows-1252', decimalComma: comma !== '' };
    await read(kind, `read-${name}.csv`, excel, options);
    expect(state.totals()).toMatchObject({ records: 1, faulty: 0 });
    expect(state.skus()).toEqual(['NIÑO']);
  });

  const CSV = 'sep=;\r\nskuId;salePrice\r\nA;1.5\r\nÑ\u2028;x\r\n"B\r\nC";1,5\r\n';
  const NDJSON = '{"skuId":"A","salePrice":1}\r\n{"skuId":"Ñ\u2028"\r\n{"skuId":7}\r\n';
  const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

  it.each([
    ['prices.csv', Buffer.from(`\uFEFF${CSV}`), {}],
    ['prices.csv', utf16(CSV), {}],
    ['prices.csv', Buffer.from(CSV.replace('\u2028', ' '), 'latin1'), { encoding: 'windows-1252' }],
    ['prices.ndjson', Buffer.from(`\uFEFF${NDJSON}`), {}],
    ['prices.ndjson', utf16(NDJSON).subarray(2), { encoding: 'utf-16le' }],
    [
      'prices.ndjson',
      // One line is windows-1252, another one is UTF-8.
      Buffer.concat([
        Buffer.from(NDJSON.replace('\u2028', '\u0092'), 'latin1'),
        Buffer.from('{"skuId":"é"\r\n'),
      ]),
      {},
    ],
  ])('writes rejects with the bytes of the lines: %s', async (name, content, options) => {
    const file = await read(prices, name, content, options);
    const rejects = readFileSync(writeRejects(file, formatOf(file, undefined), state));
    const unit = content[1] === 0 || content[0] === 0xff ? 2 : 1;
    // All of the file but the line of A.
    const line = name.endsWith('csv') ? 'A;1.5\r\n' : '{"skuId":"A","salePrice":1}\r\n';
    const good = Buffer.from(line, unit === 2 ? 'utf16le' : 'utf8');
    const offset = Buffer.from(content).indexOf(good);
    expect(rejects).toEqual(
      Buffer.concat([content.subarray(0, offset), content.subarray(offset + good.length)]),
    );
  });
});
