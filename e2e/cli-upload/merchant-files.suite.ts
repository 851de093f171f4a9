import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { csvOf, dtoOf, skuRows, type SkuRow } from '../support/sku-file.js';
import type { UploadsUnderTest } from '../cli-upload/uploads-under-test.js';

export const merchantFilesSuite = (on: UploadsUnderTest) =>
  describe('Files in the formats of merchants', () => {
    it('An upload deletes nothing while a line is unreadable, with and without the option', async () => {
      const rows = skuRows('BROKEN', 2).map(dtoOf);
      await on.client.skus.upsert(rows.filter(({ productId }) => productId === 'BROKEN-0'));
      const lines = rows.map((row) =>
        row.skuId === 'BROKEN-0-red' ? '{"skuId":"BROKEN-0-red",' : JSON.stringify(row),
      );
      const broken = lines.findIndex((line) => line.endsWith(',')) + 1;
      const file = await on.write('broken.ndjson', `${lines.join('\n')}\n`);
      for (const options of [[], ['--allow-deletes']]) {
        const { code, stdout, stderr } = await on.cli('skus', 'upload', file, ...options);
        expect(code).toBe(1);
        expect(stdout).toMatch(new RegExp(`^ *${broken}  –  +not-json`, 'm'));
        expect(stdout).toContain('deletes-refused  the request would delete BROKEN-0-red');
        expect(stderr).not.toContain('allow-deletes');
        const skus = await on.catalogue('BROKEN');
        expect([skus.has('BROKEN-0-red'), skus.size]).toEqual([true, 8]);
      }
      const rejects = await readFile(path.join(on.folder, 'broken.rejects.ndjson'), 'utf8');
      expect(rejects.split('\n')).toEqual([
        ...lines.filter((line) => line.includes('BROKEN-0')),
        '',
      ]);
    });

    it('An upload reports faults before it suggests deletions', async () => {
      const rows = skuRows('ADVICE', 2);
      await on.client.skus.upsert(
        rows.map(dtoOf).filter(({ productId }) => productId === 'ADVICE-0'),
      );
      const faulty = rows
        .filter((row) => row['skuId'] !== 'ADVICE-0-red')
        .map((row) => (row['skuId'] === 'ADVICE-1-red' ? { ...row, weight: 'x' } : row));
      const { code, stdout } = await on.cli(
        'skus',
        'upload',
        await on.write('advice.csv', csvOf(faulty)),
      );
      expect(code).toBe(4);
      const [, fault = '', deletes] = stdout.trim().split('\n');
      expect(fault).toMatch(/ADVICE-1-red +type +weight must be a number/);
      expect(deletes).toBe('deletes ADVICE-0-red of ADVICE-0');
    });

    it('An upload reads another encoding only on request', async () => {
      const rows = skuRows('LATIN', 1).map((row): SkuRow => ({ ...row, category: 'Niños' }));
      const content = Buffer.from(csvOf(rows).replace('\uFEFF', ''), 'latin1');
      const file = await on.write('latin.csv', content);
      const refused = await on.cli('skus', 'upload', file);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain('latin.csv is most likely windows-1252.');
      expect(refused.stderr).toContain('read it with --encoding windows-1252');
      expect((await on.catalogue('LATIN')).size).toBe(0);
      const read = await on.cli('skus', 'upload', file, '--encoding', 'windows-1252');
      expect(read).toMatchObject({ code: 0, stdout: '' });
      const [sku] = (await on.catalogue('LATIN')).values();
      expect(sku?.globalSaleChannelData.category).toBe('Niños');
    });

    it('An upload reports SKUs that are ready, and SKUs that are prohibited in a channel', async () => {
      const [row] = skuRows('VAPE', 1).map((vape): SkuRow => ({ ...vape, hscode: '8543.40' }));
      const { code, stdout, stderr } = await on.cli(
        'skus',
        'upload',
        await on.write('vape.csv', csvOf([row ?? {}])),
      );
      expect(code).toBe(0);
      expect(stdout).toMatch(/VAPE-0-blue +prohibited-destination .* may not be imported into BR/);
      expect(stderr).toContain('1 line with warnings');
    });

    it('An export contains each SKU once while others change', async () => {
      const manual = on.clientAs('MANUAL');
      const skus = skuRows('CHANGING', 55).map((row) => ({
        ...dtoOf(row),
        name: 'Soft.\u2028Cold.',
      }));
      const products = [...Map.groupBy(skus, ({ productId }) => productId).values()];
      for (const product of products) await manual.skus.upsert(product);
      const file = path.join(on.folder, 'changing.ndjson');
      const exporting = on.program.run(
        ['skus', 'export', '-o', 'ndjson', '--file', file],
        on.as('MANUAL'),
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
      const [totals = ''] = (await on.program.run(words, on.as('MANUAL'))).stdout.split('\n');
      expect(JSON.parse(totals)).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 220,
        deleted: 0,
      });
    });
  });
