import { eventually } from '#testing';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { merchantFilesSuite } from './cli-upload/merchant-files.suite.js';
import { pricesAndStockSuite } from './cli-upload/prices-and-stock.suite.js';
import { csvOf, dtoOf, skuRows, spoiled, type SkuRow } from './support/sku-file.js';
import { UploadsUnderTest } from './cli-upload/uploads-under-test.js';

/** The SKUs in flight when the process is killed: 4 products of 4 SKUs. */
const IN_FLIGHT = 16;

/** The SKUs of the killed upload: enough for several seconds. */
const COUNT = 400;

describe('the command line uploads files', () => {
  const on = new UploadsUnderTest();
  beforeAll(() => on.start(), 120_000);
  afterAll(() => on.stop());

  it('A resumed upload completes a killed one and repeats only requests that were in flight', async () => {
    const rows = skuRows('MANY', COUNT / 4);
    const file = await on.write('many.csv', csvOf(rows));
    const upload = on.program.follow(['skus', 'upload', file], on.as());
    await eventually(
      async () => expect((await on.catalogue('MANY')).size).toBeGreaterThan(COUNT / 5),
      {
        timeoutMs: 60_000,
        waitingFor: 'the middle of the upload',
      },
    );
    expect(await upload.kill()).toBeNull();
    const done = (await on.catalogue('MANY')).size;
    expect(done).toBeLessThan(COUNT);

    const again = await on.cli('skus', 'upload', file);
    expect(again).toMatchObject({ code: 2, stdout: '' });
    expect(again.stderr).toContain('go on with --resume, or begin again with --restart');

    const resumed = await on.cli('skus', 'upload', file, '--resume');
    expect(resumed).toMatchObject({ code: 0, stdout: '' });
    const [, created = '', remaining = ''] =
      /creates ([\d,]+) .* leaves ([\d,]+)/.exec(resumed.stderr) ?? [];
    // A request in flight may have been stored after `done` was counted.
    const storedLater = COUNT - done - count(created);
    expect(storedLater).toBeGreaterThanOrEqual(0);
    expect(storedLater).toBeLessThanOrEqual(IN_FLIGHT);
    expect(count(remaining)).toBeLessThanOrEqual(IN_FLIGHT);
    const skus = await on.catalogue('MANY');
    expect(skus.size).toBe(COUNT);
    for (const row of rows) expect(skus.get(row['skuId'] ?? '')).toMatchObject(skuOf(row));
    expect(await readdir(on.folder)).toEqual(['many.csv']);
  }, 120_000);

  it('The command refuses to resume with a changed file', async () => {
    const rows = skuRows('CHANGED', 150);
    const file = await on.write('changed.csv', csvOf(rows));
    const upload = on.program.follow(['skus', 'upload', file], on.as());
    await eventually(async () => expect((await on.catalogue('CHANGED')).size).toBeGreaterThan(0), {
      timeoutMs: 30_000,
    });
    expect(await upload.interrupt()).toBe(130);
    await upload.says(`Go on with: entrepot skus upload ${file} --resume`);
    await writeFile(file, csvOf(rows.slice(4)));
    const resumed = await on.cli('skus', 'upload', file, '--resume');
    expect(resumed.code).toBe(2);
    expect(resumed.stderr).toContain('has changed since its upload began');
  });

  it('The command deletes SKUs that a file omits only on request', async () => {
    const rows = skuRows('LESS', 2);
    expect((await on.cli('skus', 'upload', await on.write('all.csv', csvOf(rows)))).code).toBe(0);
    const renamed = rows.map((row): SkuRow => ({ ...row, name: `${row['name']}, new` }));
    const file = await on.write(
      'less.csv',
      csvOf(renamed.filter((row) => row['skuId'] !== 'LESS-1-red')),
    );
    const refused = await on.cli('skus', 'upload', file);
    expect(refused).toMatchObject({ code: 4, stdout: 'deletes LESS-1-red of LESS-1\n' });
    expect(refused.stderr).toContain('--allow-deletes');
    const before = await on.catalogue('LESS');
    expect([...before.values()].filter(({ name }) => name.endsWith('new'))).toEqual([]);
    expect(before.size).toBe(8);
    expect((await on.cli('skus', 'upload', file, '--allow-deletes')).code).toBe(0);
    const after = await on.catalogue('LESS');
    expect([after.size, after.has('LESS-1-red')]).toEqual([7, false]);
  });

  it('The command reports the line and reason of 50 faults of 10 kinds, and accepts the corrected rejects', async () => {
    const good = skuRows('FAULTY', 60);
    const { rows, faults, products } = spoiled(good);
    const { code, stdout } = await on.cli(
      'skus',
      'upload',
      await on.write('faulty.csv', csvOf(rows)),
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

    const rejects = await readFile(path.join(on.folder, 'faulty.rejects.csv'), 'utf8');

    const isRejected = (row: SkuRow) => products.has(row['productId'] ?? '');
    expect(rejects).toBe(csvOf(rows.filter(isRejected)));
    const mended = await on.cli(
      'skus',
      'upload',
      await on.write('mended.csv', csvOf(good.filter(isRejected))),
    );
    expect(mended).toMatchObject({ code: 0, stdout: '' });
    expect((await on.catalogue('FAULTY')).size).toBe(240);
  });

  it.each(['csv', 'ndjson'])(
    'A file of SKUs exported as %s changes nothing when it is uploaded again',
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
      ].map((content, n) => ({ ...shirt!, skuId: `ROUND-${n}`, ...content }));
      await on.clientAs('EXPORTER').skus.upsert(skus);
      const { code, stdout } = await on.program.run(
        ['skus', 'export', '-o', format],
        on.as('EXPORTER'),
      );
      expect(code).toBe(0);
      const file = await on.write(`exported.${format}`, stdout);
      const words = ['skus', 'upload', file, '--dry-run', '--json'];
      const preview = await on.program.run(words, on.as('EXPORTER'));
      const [totals = ''] = preview.stdout.split('\n');
      expect(JSON.parse(totals)).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 4,
        deleted: 0,
      });
    },
  );

  merchantFilesSuite(on);
  pricesAndStockSuite(on);
});

function count(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** The members of a row that the API shows. */
function skuOf(row: SkuRow) {
  return { ...dtoOf(row), localizationStatus: 'READY_FOR_SALES_CHANNEL' };
}
