import { AlignEntries } from '../../src/alignment/align-entries.js';
import { OutsideConnectors } from '../../src/connector/outside-connectors.js';
import { ReviewSkus } from '../../src/localization/review-skus.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalogWithDatabase } from '../catalog-service.js';
import { OperatorClient, aChannel, aMerchant } from '../operator-client.js';
import { TranslateSkus } from '../../src/localization/translate-skus.js';
import { GlossaryTranslator } from '../../src/localization/translation/glossary-translator.js';
import type { Translator } from '../../src/localization/translation/translator.js';

const SKUS = ['A', 'B', 'C', 'D', 'E'];
/** Two SKUs per portion. */
const glossary: Translator = Object.assign(new GlossaryTranslator(), { portion: 2 });

describe('aligning entries with an opened channel', () => {
  const catalog = useCatalogWithDatabase({ ROLE: 'api' });
  const operator = new OperatorClient(catalog);
  const merchant = new MerchantClient(catalog, 'SLOW');

  beforeAll(async () => {
    await operator.put('sales-channels/NEW', aChannel());
    await operator.put('merchants/SLOW', aMerchant());
    for (const skuId of SKUS) await merchant.upsert([aSkuBody({ skuId, productId: skuId })]);
    await localize();
  });

  const alignWith = (translator: Translator) =>
    new AlignEntries(
      catalog.database,
      catalog.transactor,
      new ReviewSkus(),
      translator,
      new OutsideConnectors(),
    );
  const localize = async () => {
    const keys = SKUS.map((skuId) => ({ merchantId: 'SLOW', skuId }));
    await catalog.transactor.run('background', (unitOfWork) =>
      new ReviewSkus().review(unitOfWork, keys, new Map()),
    );
    while (await new TranslateSkus(catalog.database, catalog.transactor, glossary).translateDue());
    for (const skuId of SKUS) {
      const { body } = await merchant.status(skuId);
      expect(body.localizationStatus).toBe('READY_FOR_SALES_CHANNEL');
    }
  };
  const job = async () =>
    (
      await catalog.store.sql(
        `SELECT after_sku, changed, finished_at IS NOT NULL AS finished FROM entry_alignment
          WHERE merchant_id = 'SLOW' AND sales_channel = 'NEW'`,
      )
    )[0];
  const entries = async () =>
    (
      await catalog.store.sql(
        `SELECT sku_id, status_message FROM sku_channel WHERE sales_channel = 'NEW' ORDER BY sku_id`,
      )
    ).map(({ sku_id, status_message }) => `${sku_id} ${status_message ?? 'ready'}`);
  const connect = (connectedChannels: string[]) =>
    operator.put('merchants/SLOW', aMerchant({ connectedChannels }));
  const leaseIsOver = () => catalog.store.sql('UPDATE entry_alignment SET due_at = now()');

  it('continues after a dead worker, portion by portion, and shows its progress', async () => {
    await connect(['NEW']);
    expect(await alignWith(glossary).alignNext()).toBe(true);
    expect(await job()).toEqual({ after_sku: 'B', changed: 2, finished: false });
    const [row] = await catalog.store.sql<{ started_at: Date }>(
      `SELECT started_at FROM entry_alignment WHERE merchant_id = 'SLOW' AND sales_channel = 'NEW'`,
    );
    const startedAt = row?.started_at.toISOString();
    expect((await operator.get('sales-channels/NEW')).body.alignments).toEqual([
      { merchantId: 'SLOW', changed: 2, remaining: 3, startedAt },
    ]);
    const dying: Translator = {
      portion: 2,
      translate: () => Promise.reject(new Error('the process is gone')),
    };
    await expect(alignWith(dying).alignNext()).rejects.toThrow('the process is gone');
    expect(await alignWith(glossary).alignNext()).toBe(false); // protected by the lease
    await leaseIsOver();
    while (await alignWith(glossary).alignNext());
    expect(await job()).toEqual({ after_sku: 'E', changed: 5, finished: true });
    expect(await entries()).toEqual(SKUS.map((skuId) => `${skuId} ready`));
    expect((await operator.get('sales-channels/NEW')).body.alignments).toEqual([]);
  });

  it('ignores a worker whose lease is over', async () => {
    await catalog.store.sql('DELETE FROM sku_text; DELETE FROM sku_channel');
    await connect([]);
    await connect(['NEW']);
    let translations = 0;
    const late: Translator = {
      portion: 2,
      translate: async (requests, withinMs) => {
        translations += 1;
        await leaseIsOver();
        for (const _ of [1, 2]) expect(await alignWith(glossary).alignNext()).toBe(true);
        return glossary.translate(requests, withinMs);
      },
    };
    await alignWith(late).alignNext();
    expect(translations).toBe(1);
    expect(await job()).toEqual({ after_sku: 'D', changed: 4, finished: false });
    expect(await entries()).toEqual(['A', 'B', 'C', 'D'].map((skuId) => `${skuId} ready`));
  });

  it('withdraws entries that a portion added before the channel closed in the middle', async () => {
    const closing: Translator = {
      portion: 2,
      translate: async (requests, withinMs) => {
        await connect([]);
        return glossary.translate(requests, withinMs);
      },
    };
    await leaseIsOver();
    await alignWith(closing).alignNext();
    expect(await job()).toEqual({ after_sku: '', changed: 0, finished: false });
    while (await alignWith(glossary).alignNext());
    expect(await entries()).toEqual(['A', 'B', 'C', 'D'].map((skuId) => `${skuId} channel-closed`));
  });

  it('does not use a translation of older words', async () => {
    await catalog.store.sql('DELETE FROM sku_text');
    await connect(['NEW']);
    let changed = false;
    const slow: Translator = {
      portion: 2,
      translate: async (requests, withinMs) => {
        const made = await glossary.translate(requests, withinMs);
        if (!changed && requests.length > 0) {
          changed = true;
          await merchant.upsert([aSkuBody({ skuId: 'C', productId: 'C', name: 'Other words' })]);
          await catalog.store.sql(
            `UPDATE sku SET localization_status = 'READY_FOR_SALES_CHANNEL' WHERE sku_id = 'C'`,
          );
        }
        return made;
      },
    };
    while (await alignWith(slow).alignNext());
    expect(changed).toBe(true);
    expect(await entries()).toEqual(SKUS.map((skuId) => `${skuId} ready`));
    const texts = await catalog.store.sql(
      `SELECT name FROM sku_text WHERE sku_id = 'C' AND locale = 'es-CO'`,
    );
    expect(texts).toEqual([{ name: 'Other words' }]);
  });

  it('waits while the outbox is long', async () => {
    await connect([]);
    const fill = `INSERT INTO outbox (event_id, stream, key, type, headers, value)
      SELECT gen_random_uuid(), 'none', 'none', 'none', '{}', '{}' FROM generate_series(1, 2000)`;
    await catalog.store.sql(`BEGIN; ${fill}; COMMIT`);
    expect(await alignWith(glossary).alignNext()).toBe(false);
    await catalog.store.sql(`DELETE FROM outbox WHERE stream = 'none'`);
    expect(await alignWith(glossary).alignNext()).toBe(true);
  });
});
