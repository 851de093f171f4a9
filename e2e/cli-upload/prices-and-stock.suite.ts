import { eventually } from '#testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dtoOf, skuRows } from '../support/sku-file.js';
import type { UploadsUnderTest } from '../cli-upload/uploads-under-test.js';

export const pricesAndStockSuite = (on: UploadsUnderTest) =>
  describe('files of prices and stock', () => {
    it('An upload sets prices and stock from files and reports the rejected lines', async () => {
      await on.client.skus.upsert(skuRows('PRICED', 1).map(dtoOf));
      const header = 'skuId;salePrice;listPrice;salesChannel;country';
      const refused = [
        'UNKNOWN;60;;;',
        'PRICED-0-red;60;50;;',
        'PRICED-0-red;1299;;MELI;BR',
        'PRICED-0-black;x;;;',
        'PRICED-0-green;19990;;;CL',
      ];
      const rows = [
        header,
        'PRICED-0-blue;60;75;;',
        ...refused,
        'PRICED-0-green;1299;;MELI;MX',
        '',
      ];
      const priced = await on.cli('prices', 'set', await on.write('prices.csv', rows.join('\n')));
      expect(priced.code).toBe(1);
      const [, ...named] = priced.stdout.trim().split('\n');
      expect(named.map((line) => line.trim().split(/\s+/, 3))).toEqual([
        ['3', 'UNKNOWN', 'unknown-sku'],
        ['4', 'PRICED-0-red', 'list-below-sale'],
        ['5', 'PRICED-0-red', 'country-mismatch'],
        ['6', 'PRICED-0-black', 'type'],
        ['7', 'PRICED-0-green', 'required'],
      ]);
      expect(await readFile(path.join(on.folder, 'prices.rejects.csv'), 'utf8')).toBe(
        [header, ...refused, ''].join('\n'),
      );
      await eventually(async () => expect(await on.localizedIn('PRICED-0-blue')).toHaveLength(3));
      await eventually(async () =>
        expect(await on.localizedIn('PRICED-0-green')).toEqual(['MELI']),
      );

      const misspelt = 'skuId;salePrice;saleschannel;country\nPRICED-0-black;19990;SHOP;CL\n';
      const stopped = await on.cli('prices', 'set', await on.write('misspelt.csv', misspelt));
      expect(stopped).toMatchObject({ code: 2, stdout: '' });
      expect(stopped.stderr).toContain('has unknown columns: saleschannel.');
      const fine = await on.cli(
        'prices',
        'set',
        await on.write('fine.csv', 'skuId,salePrice\nPRICED-0-blue,60.125\n'),
      );
      expect(fine.code).toBe(0);
      expect(fine.stdout).toMatch(/2 +PRICED-0-blue +decimals +salePrice has 3 decimals/);
      expect(fine.stderr).toContain('1 price sent · 1 line with warnings');
      expect(await on.client.prices.sent('PRICED-0-black')).toEqual({
        skuId: 'PRICED-0-black',
        destinations: [],
      });

      const stock = { quantity: 7, warehouseId: 1, inventoryType: 'AVAILABLE' };
      const file = await on.write(
        'stock.json',
        JSON.stringify([
          { skuId: 'PRICED-0-blue', ...stock },
          { skuId: 'PRICED-0-red', ...stock, warehouseId: 1000 },
          { skuId: 'PRICED-0-green ', ...stock },
        ]),
      );
      const set = await on.cli('inventory', 'set', file);
      expect(set.code).toBe(1);
      expect(set.stdout).toMatch(/1\s+PRICED-0-red\s+returns-warehouse/);
      expect(set.stdout).toMatch(/1\s+PRICED-0-green\s+unknown-sku/);
      const { inventories } = await on.client.call('listInventories', {});
      expect(inventories.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
        ['PRICED-0-blue', 7],
      ]);
    });
  });
