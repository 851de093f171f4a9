import { eventually } from '#testing';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Entrepot, type RecordOf } from '@entrepot/client';
import { clientOf } from '../tools/demo/read-sandbox.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { Cli, type CliResult } from './support/cli.js';
import { newMerchant } from './support/new-merchant.js';
import { csvOf, skuRows, spoiled, type SkuRow } from './support/sku-file.js';

type Sku = RecordOf<'listSkus'>;

const UPLOADER = 'UPLOADER';
const EXPORTER = 'EXPORTER';

/** Of the requests that were on their way when the process was killed: 4 products of 4 SKUs. */
const IN_FLIGHT = 16;

describe('the command line uploads files', () => {
  let stack: TestStack;
  let client: Entrepot;
  let folder: string;
  let program: Cli;

  beforeAll(async () => {
    stack = await sharedStack();
    client = clientAs(await newMerchant(stack, UPLOADER));
    await newMerchant(stack, EXPORTER);
    folder = await mkdtemp(path.join(tmpdir(), 'cli-upload-'));
    program = new Cli(stack, path.join(folder, 'home'));
  }, 120_000);

  afterAll(async () => {
    program?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function clientAs(name: string): Entrepot {
    const { clientId, clientSecret } = clientOf(stack.sandbox, name);
    return new Entrepot({ url: stack.gateway, credentials: { clientId, clientSecret } });
  }

  /** The credentials of a client, for the command line. */
  function as(name: string): NodeJS.ProcessEnv {
    const { clientId, clientSecret } = clientOf(stack.sandbox, name);
    return {
      ENTREPOT_URL: stack.gateway,
      ENTREPOT_CLIENT_ID: clientId,
      ENTREPOT_CLIENT_SECRET: clientSecret,
    };
  }

  function cli(...words: string[]): Promise<CliResult> {
    return program.run(words, as(UPLOADER));
  }

  async function write(name: string, text: string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  }

  /** The catalogue's SKUs whose ids begin with a tag, by id. */
  async function catalogue(tag: string): Promise<Map<string, Sku>> {
    const skus = new Map<string, Sku>();
    for await (const sku of client.skus.list()) {
      if (sku.skuId.startsWith(tag)) skus.set(sku.skuId, sku);
    }
    return skus;
  }

  /** The channels in which a SKU has a price. */
  async function localizedIn(skuId: string): Promise<string[]> {
    const { channels } = await client.skus.status(skuId);
    return channels
      .filter(({ price }) => price === 'localized')
      .map(({ salesChannel }) => salesChannel);
  }

  it('completes an upload of 2,000 SKUs that was killed in the middle, and sends nothing twice but what was on its way', async () => {
    const rows = skuRows('MANY', 500);
    const file = await write('many.csv', csvOf(rows));
    const upload = program.follow(['skus', 'upload', file], as(UPLOADER));
    await eventually(async () => expect((await catalogue('MANY')).size).toBeGreaterThan(400), {
      timeoutMs: 60_000,
      waitingFor: 'the middle of the upload',
    });
    expect(await upload.kill()).toBeNull();
    const done = (await catalogue('MANY')).size;
    expect(done).toBeLessThan(2_000);

    const again = await cli('skus', 'upload', file);
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr).toContain('go on with --resume, or begin again with --restart');

    const resumed = await cli('skus', 'upload', file, '--resume');
    expect(resumed).toMatchObject({ code: 0, stdout: '' });
    const [, created = '', left = ''] =
      /creates ([\d,]+) .* leaves ([\d,]+)/.exec(resumed.stderr) ?? [];
    expect(count(created)).toBe(2_000 - done);
    expect(count(left)).toBeLessThanOrEqual(IN_FLIGHT);
    const skus = await catalogue('MANY');
    expect(skus.size).toBe(2_000);
    for (const row of rows) expect(skus.get(row['skuId'] ?? '')).toMatchObject(skuOf(row));
    expect(await readdir(folder)).toEqual(['many.csv']);
  }, 120_000);

  it('refuses to resume with a file that has changed', async () => {
    const rows = skuRows('CHANGED', 150);
    const file = await write('changed.csv', csvOf(rows));
    const upload = program.follow(['skus', 'upload', file], as(UPLOADER));
    await eventually(async () => expect((await catalogue('CHANGED')).size).toBeGreaterThan(0), {
      timeoutMs: 30_000,
    });
    expect(await upload.interrupt()).toBe(130);
    await upload.says(`Go on with: entrepot skus upload ${file} --resume`);
    await writeFile(file, csvOf(rows.slice(4)));
    const resumed = await cli('skus', 'upload', file, '--resume');
    expect(resumed.code).toBe(2);
    expect(resumed.stderr).toContain('has changed since its upload began');
  });

  it('deletes SKUs that a file leaves out only when it is asked to', async () => {
    const rows = skuRows('LESS', 2);
    expect((await cli('skus', 'upload', await write('all.csv', csvOf(rows)))).code).toBe(0);
    const renamed = rows.map((row): SkuRow => ({ ...row, name: `${row['name']}, new` }));
    const file = await write(
      'less.csv',
      csvOf(renamed.filter((row) => row['skuId'] !== 'LESS-1-red')),
    );
    const refused = await cli('skus', 'upload', file);
    expect(refused).toMatchObject({ code: 4, stdout: 'deletes LESS-1-red of LESS-1\n' });
    expect(refused.stderr).toContain('--allow-deletes');
    const before = await catalogue('LESS');
    expect([...before.values()].filter(({ name }) => name.endsWith('new'))).toEqual([]);
    expect(before.size).toBe(8);
    expect((await cli('skus', 'upload', file, '--allow-deletes')).code).toBe(0);
    const after = await catalogue('LESS');
    expect([after.size, after.has('LESS-1-red')]).toEqual([7, false]);
  });

  it('deletes nothing while a line cannot be read, with and without the option', async () => {
    const rows = skuRows('BROKEN', 2).map(dtoOf);
    await client.skus.upsert(rows.filter(({ productId }) => productId === 'BROKEN-0'));
    const lines = rows.map((row) =>
      row.skuId === 'BROKEN-0-red' ? '{"skuId":"BROKEN-0-red",' : JSON.stringify(row),
    );
    const broken = lines.findIndex((line) => line.endsWith(',')) + 1;
    const file = await write('broken.ndjson', `${lines.join('\n')}\n`);
    for (const options of [[], ['--allow-deletes']]) {
      const { code, stdout, stderr } = await cli('skus', 'upload', file, ...options);
      expect(code).toBe(1);
      expect(stdout).toMatch(new RegExp(`^ *${broken}  –  +not-json`, 'm'));
      expect(stdout).toContain('deletes-refused  the request would delete BROKEN-0-red');
      expect(stderr).not.toContain('allow-deletes');
      const skus = await catalogue('BROKEN');
      expect([skus.has('BROKEN-0-red'), skus.size]).toEqual([true, 8]);
    }
    const rejects = await readFile(path.join(folder, 'broken.rejects.ndjson'), 'utf8');
    expect(rejects.split('\n')).toEqual([...lines.filter((line) => line.includes('BROKEN-0')), '']);
  });

  it('names faults before it advises to delete', async () => {
    const rows = skuRows('ADVICE', 2);
    await client.skus.upsert(rows.map(dtoOf).filter(({ productId }) => productId === 'ADVICE-0'));
    const faulty = rows
      .filter((row) => row['skuId'] !== 'ADVICE-0-red')
      .map((row) => (row['skuId'] === 'ADVICE-1-red' ? { ...row, weight: 'x' } : row));
    const { code, stdout } = await cli('skus', 'upload', await write('advice.csv', csvOf(faulty)));
    expect(code).toBe(4);
    const [, fault = '', deletes] = stdout.trim().split('\n');
    expect(fault).toMatch(/ADVICE-1-red +type +weight must be a number/);
    expect(deletes).toBe('deletes ADVICE-0-red of ADVICE-0');
  });

  it('reads another encoding only when it is named', async () => {
    const rows = skuRows('LATIN', 1).map((row): SkuRow => ({ ...row, category: 'Niños' }));
    const file = path.join(folder, 'latin.csv');
    await writeFile(file, csvOf(rows).replace('\uFEFF', ''), 'latin1');
    const refused = await cli('skus', 'upload', file);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('most likely windows-1252: give --encoding windows-1252');
    expect(await readFile(path.join(folder, 'latin.rejects.csv'))).toEqual(await readFile(file));
    expect((await catalogue('LATIN')).size).toBe(0);
    const read = await cli('skus', 'upload', file, '--encoding', 'windows-1252');
    expect(read).toMatchObject({ code: 0, stdout: '' });
    const [sku] = (await catalogue('LATIN')).values();
    expect(sku?.globalSaleChannelData.category).toBe('Niños');
  });

  it('reports SKUs that are ready, and prohibited in a channel', async () => {
    const [row] = skuRows('VAPE', 1).map((one): SkuRow => ({ ...one, hscode: '8543.40' }));
    const { code, stdout, stderr } = await cli(
      'skus',
      'upload',
      await write('vape.csv', csvOf([row ?? {}])),
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/VAPE-0-blue +prohibited-destination .* may not be imported into BR/);
    expect(stderr).toContain('1 line with warnings');
  });

  it('names the line and the reason of 50 faults of 10 kinds, and takes the mended rejects', async () => {
    const good = skuRows('FAULTY', 60);
    const { rows, faults, products } = spoiled(good);
    const { code, stdout } = await cli(
      'skus',
      'upload',
      await write('faulty.csv', csvOf(rows)),
      '--json',
    );
    expect(code).toBe(1);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const summary = lines.pop();
    const named = lines.map(({ line, code: reason }) => [line, reason]);
    expect(named).toEqual(faults);
    expect(new Set(faults.map(([, reason]) => reason)).size).toBe(10);
    expect(summary).toMatchObject({ faulty: 50, pending: 0 });

    const rejects = await readFile(path.join(folder, 'faulty.rejects.csv'), 'utf8');

    const isRejected = (row: SkuRow) => products.has(row['productId'] ?? '');
    expect(rejects).toBe(csvOf(rows.filter(isRejected)));
    const mended = await cli(
      'skus',
      'upload',
      await write('mended.csv', csvOf(good.filter(isRejected))),
    );
    expect(mended).toMatchObject({ code: 0, stdout: '' });
    expect((await catalogue('FAULTY')).size).toBe(240);
  });

  it.each(['csv', 'ndjson'])(
    'exports SKUs as %s that change nothing when they are uploaded again',
    async (format) => {
      const [shirt] = skuRows('ROUND', 1).map(dtoOf);
      const sale = { active: true, category: 'Shirts', brand: 'Acme' };
      const attributes = ['Fit', 'Material'].map((name) => ({ name, value: ' "x",\n' }));
      const images = ['https://images.example.com/a|b.jpg'];
      const skus = [
        { images: [], description: ' x', globalSaleChannelData: { ...sale, attributes } },
        { images, globalSaleChannelData: { ...sale, attributes: attributes.toReversed() } },
        { globalSaleChannelData: { ...sale, attributes: [] } },
        { name: 'é\t;', globalSaleChannelData: sale },
      ].map((own, n) => ({ ...shirt!, skuId: `ROUND-${n}`, ...own }));
      await clientAs(EXPORTER).skus.upsert(skus);
      const { code, stdout } = await program.run(
        ['skus', 'export', '--format', format],
        as(EXPORTER),
      );
      expect(code).toBe(0);
      const file = await write(`exported.${format}`, stdout);
      const words = ['skus', 'upload', file, '--dry-run', '--json'];
      const preview = await program.run(words, as(EXPORTER));
      const [totals = ''] = preview.stdout.split('\n');
      expect(JSON.parse(totals)).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 4,
        deleted: 0,
      });
    },
  );

  it('exports each SKU once while others change', async () => {
    const manual = clientAs('MANUAL');
    const skus = skuRows('CHANGING', 55).map((row) => ({
      ...dtoOf(row),
      name: 'Soft.\u2028Cold.',
    }));
    const products = [...Map.groupBy(skus, ({ productId }) => productId).values()];
    for (const product of products) await manual.skus.upsert(product);
    const file = path.join(folder, 'changing.ndjson');
    const exporting = program.run(
      ['skus', 'export', '--format', 'ndjson', '--output', file],
      as('MANUAL'),
    );
    const [first = []] = products;
    const over = new AbortController();
    void exporting.finally(() => over.abort());
    for (let n = 0; !over.signal.aborted; n += 1) {
      await manual.skus.upsert(first.map((sku) => ({ ...sku, name: `Changed ${n} times` })));
    }
    expect(await exporting).toMatchObject({ code: 0, stdout: '', stderr: '220 SKUs\n' });
    await manual.skus.upsert(
      (await readFile(file, 'utf8'))
        .split('\n')
        .filter((line) => line.includes('"CHANGING-0"'))
        .map((line) => JSON.parse(line)),
    );
    const words = ['skus', 'upload', file, '--dry-run', '--json'];
    const [totals = ''] = (await program.run(words, as('MANUAL'))).stdout.split('\n');
    expect(JSON.parse(totals)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 220,
      deleted: 0,
    });
  });

  it('sets prices and stock from files, and names the lines that were refused', async () => {
    await client.skus.upsert(skuRows('PRICED', 1).map(dtoOf));
    const header = 'skuId;salePrice;listPrice;salesChannel;country';
    const refused = [
      'UNKNOWN;60;;;',
      'PRICED-0-red;60;50;;',
      'PRICED-0-red;1299;;MELI;BR',
      'PRICED-0-black;x;;;',
      'PRICED-0-green;19990;;;CL',
    ];
    const rows = [header, 'PRICED-0-blue;60;75;;', ...refused, 'PRICED-0-green;1299;;MELI;MX', ''];
    const priced = await cli('prices', 'set', await write('prices.csv', rows.join('\n')));
    expect(priced.code).toBe(1);
    const [, ...named] = priced.stdout.trim().split('\n');
    expect(named.map((line) => line.trim().split(/\s+/, 3))).toEqual([
      ['3', 'UNKNOWN', 'unknown-sku'],
      ['4', 'PRICED-0-red', 'list-below-sale'],
      ['5', 'PRICED-0-red', 'country-mismatch'],
      ['6', 'PRICED-0-black', 'type'],
      ['7', 'PRICED-0-green', 'required'],
    ]);
    expect(await readFile(path.join(folder, 'prices.rejects.csv'), 'utf8')).toBe(
      [header, ...refused, ''].join('\n'),
    );
    await eventually(async () => expect(await localizedIn('PRICED-0-blue')).toHaveLength(3));
    await eventually(async () => expect(await localizedIn('PRICED-0-green')).toEqual(['MELI']));

    const misspelt = 'skuId;salePrice;saleschannel;country\nPRICED-0-black;19990;SHOP;CL\n';
    const stopped = await cli('prices', 'set', await write('misspelt.csv', misspelt));
    expect(stopped).toMatchObject({ code: 2, stdout: '' });
    expect(stopped.stderr).toContain('has unknown columns: saleschannel.');
    const fine = await cli(
      'prices',
      'set',
      await write('fine.csv', 'skuId,salePrice\nPRICED-0-blue,60.125\n'),
    );
    expect(fine.code).toBe(0);
    expect(fine.stdout).toMatch(/2 +PRICED-0-blue +decimals +salePrice has 3 decimals/);
    expect(fine.stderr).toContain('1 price sent · 1 line with warnings');
    expect(await client.prices.sent('PRICED-0-black')).toEqual({
      skuId: 'PRICED-0-black',
      destinations: [],
    });

    const stock = { quantity: 7, warehouseId: 1, inventoryType: 'AVAILABLE' };
    const file = await write(
      'stock.json',
      JSON.stringify([
        { skuId: 'PRICED-0-blue', ...stock },
        { skuId: 'PRICED-0-red', ...stock, warehouseId: 1000 },
        { skuId: 'PRICED-0-green ', ...stock },
      ]),
    );
    const set = await cli('inventory', 'set', file);
    expect(set.code).toBe(1);
    expect(set.stdout).toMatch(/1\s+PRICED-0-red\s+returns-warehouse/);
    expect(set.stdout).toMatch(/1\s+PRICED-0-green\s+unknown-sku/);
    const { inventories } = await client.call('listInventories', {});
    expect(inventories.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['PRICED-0-blue', 7],
    ]);
  });
});

function count(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** What the API shows of a row. */
function skuOf(row: SkuRow) {
  return { ...dtoOf(row), localizationStatus: 'READY_FOR_SALES_CHANNEL' };
}

function dtoOf(row: SkuRow) {
  const { skuId = '', productId = '', name = '', description = '', ean = '', hscode = '' } = row;
  const { category = '', brand = '', color = '', size = '', images = '' } = row;
  const attributes = ['Material', 'Fit'].flatMap((one) => {
    const value = row[`attributes.${one}`] ?? '';
    return value === '' ? [] : [{ name: one, value }];
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
