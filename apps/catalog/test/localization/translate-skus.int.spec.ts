import { SkuChannelStatusChanged, SkuLocalizationChanged } from '#contracts';
import { eventually } from '#testing';
import { ReviewSkus } from '../../src/localization/review-skus.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalogWithDatabase } from '../catalog-service.js';
import { OperatorClient } from '../operator-client.js';
import { TranslateSkus } from '../../src/localization/translate-skus.js';
import { GlossaryTranslator } from '../../src/localization/translation/glossary-translator.js';
import type { Translator } from '../../src/localization/translation/translator.js';

describe('translating SKUs', () => {
  const catalog = useCatalogWithDatabase({ ROLE: 'api' });
  const acme = new MerchantClient(catalog, 'ACME');

  const translateWith = (translator: Translator) =>
    new TranslateSkus(catalog.database, catalog.transactor, translator);
  const upsert = (skuId: string, name: string) =>
    acme.upsert([aSkuBody({ skuId, productId: skuId, name })]);
  const sendToReview = (skuId: string, merchantId = 'ACME') =>
    catalog.transactor.run('background', (unitOfWork) =>
      new ReviewSkus().review(unitOfWork, [{ merchantId, skuId }], new Map()),
    );
  const taskOf = async (skuId: string) => {
    const [row] = await catalog.store.sql(
      'SELECT task_id FROM translation_task WHERE sku_id = $1',
      [skuId],
    );
    return row?.task_id;
  };
  const statusOf = async (skuId: string) => (await acme.status(skuId)).body.localizationStatus;

  it('discards translations of older words', async () => {
    await upsert('LATE', 'Black cotton T-shirt');
    await sendToReview('LATE');
    const glossary = new GlossaryTranslator();
    const slow: Translator = {
      portion: 100,
      translate: async (requests) => {
        await upsert('LATE', 'Red cotton T-shirt');
        await sendToReview('LATE');
        return glossary.translate(requests);
      },
    };
    await translateWith(slow).translateDue();
    expect(await statusOf('LATE')).toBe('IN_TRANSLATION');
    await translateWith(glossary).translateDue();
    expect(await statusOf('LATE')).toBe('READY_FOR_SALES_CHANNEL');
    const { localized } = await catalog.events.waitFor(
      SkuLocalizationChanged,
      (event) => event.skuId === 'LATE' && event.status === 'READY_FOR_SALES_CHANNEL',
    );
    expect(localized?.['pt-BR']?.name).toBe('Camiseta de algodão vermelha');
    expect(Object.keys(localized ?? {}).toSorted()).toEqual(['es-CL', 'es-MX', 'pt-BR']);
    expect(await catalog.store.sql(`SELECT name FROM sku_text WHERE locale = 'pt-BR'`)).toEqual([
      { name: 'Camiseta de algodão vermelha' },
    ]);
  });

  it('takes turns between merchants, and of each its single changes before bulk ones', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    const add = async (client: MerchantClient, merchantId: string, skuId: string, bulk = false) => {
      await client.upsert([aSkuBody({ skuId, productId: skuId })]);
      await catalog.transactor.run('background', async (unitOfWork) => {
        if (bulk) unitOfWork.asBulk();
        await new ReviewSkus().review(unitOfWork, [{ merchantId, skuId }], new Map());
      });
    };
    for (const number of [1, 2, 3]) await add(acme, 'ACME', `BULK-${number}`, true);
    await add(acme, 'ACME', 'SINGLE');
    await add(globex, 'GLOBEX', 'OTHER');
    const glossary = new GlossaryTranslator();
    const two: Translator = { portion: 2, translate: (requests) => glossary.translate(requests) };
    await translateWith(two).translateDue();
    const waitingTasks = await catalog.store.sql<{ sku_id: string }>(
      'SELECT sku_id FROM translation_task ORDER BY sku_id',
    );
    expect(waitingTasks.map(({ sku_id }) => sku_id)).toEqual(['BULK-1', 'BULK-2', 'BULK-3']);
    await translateWith(glossary).translateDue();
    const rows = await catalog.store.sql<{ key: string; bulk: string | null }>(
      `SELECT DISTINCT key, headers::json ->> 'ce_bulk' AS bulk
         FROM (SELECT * FROM outbox_archive UNION ALL
               SELECT id, now(), event_id, stream, key, type, headers, value FROM outbox) AS event
        WHERE type = $1 AND value::json ->> 'status' = 'READY_FOR_SALES_CHANNEL'
          AND key IN ('ACME:BULK-1', 'ACME:SINGLE') ORDER BY key`,
      [SkuLocalizationChanged.type],
    );
    expect(rows).toEqual([
      { key: 'ACME:BULK-1', bulk: 'true' },
      { key: 'ACME:SINGLE', bulk: null },
    ]);
  });

  it('skips a task that another worker has claimed, and claims it when that worker is dead', async () => {
    await upsert('LEASE', 'Blue shirt');
    await sendToReview('LEASE');
    const dying: Translator = {
      portion: 100,
      translate: () => Promise.reject(new Error('the process is gone')),
    };
    await expect(translateWith(dying).translateDue()).rejects.toThrow('the process is gone');
    await translateWith(new GlossaryTranslator()).translateDue();
    expect(await statusOf('LEASE')).toBe('IN_TRANSLATION');
    await catalog.store.sql('UPDATE translation_task SET due_at = now()'); // the lease is over
    await translateWith(new GlossaryTranslator()).translateDue();
    expect(await statusOf('LEASE')).toBe('READY_FOR_SALES_CHANNEL');
  });

  it('skips a task that cannot be written, and completes the others', async () => {
    await Promise.all(['A', 'B', 'C'].map((skuId) => upsert(skuId, `Blue shirt ${skuId}`)));
    await Promise.all(['A', 'B', 'C'].map((skuId) => sendToReview(skuId)));
    const glossary = new GlossaryTranslator();
    const faulty: Translator = {
      portion: 100,
      translate: async (requests) => {
        const texts = await glossary.translate(requests);
        return texts.map(({ text, source }) => ({
          source,
          text: { ...text, description: text.name.endsWith('B') ? 'no \0 store' : 'fine' },
        }));
      },
    };
    await translateWith(faulty).translateDue();
    const statuses = await Promise.all(['A', 'B', 'C'].map(statusOf));
    expect(statuses).toEqual([
      'READY_FOR_SALES_CHANNEL',
      'IN_TRANSLATION',
      'READY_FOR_SALES_CHANNEL',
    ]);
    await catalog.store.sql('UPDATE translation_task SET due_at = now()');
    await translateWith(glossary).translateDue();
    expect(await statusOf('B')).toBe('READY_FOR_SALES_CHANNEL');
  });

  it('translates into the language of a channel that was connected meanwhile', async () => {
    await upsert('NEW', 'Blue shirt');
    await sendToReview('NEW');
    const former = await taskOf('NEW');
    const glossary = new GlossaryTranslator();
    const slow: Translator = {
      portion: 100,
      translate: async (requests) => {
        await catalog.store.sql(
          `INSERT INTO sales_channel (sales_channel, name, locale, active, version, settings)
           SELECT 'LIMA', 'Lima', 'es-PE', active, version, settings || '{"country": "PE", "currency": "PEN"}'
             FROM sales_channel WHERE sales_channel = 'MELI'`,
        );
        await catalog.store.sql(`INSERT INTO connection VALUES ('ACME', 'LIMA')`);
        return glossary.translate(requests);
      },
    };
    await translateWith(slow).translateDue();
    expect(await statusOf('NEW')).toBe('IN_TRANSLATION');
    expect(await taskOf('NEW')).not.toBe(former);
    await translateWith(glossary).translateDue();
    expect(await statusOf('NEW')).toBe('READY_FOR_SALES_CHANNEL');
    const { body } = await acme.get('/ext/merchant/skus/NEW/localizations');
    expect(body.localizations).toContainEqual(
      expect.objectContaining({ locale: 'es-PE', salesChannels: ['LIMA'], name: 'Blue shirt' }),
    );
  });

  describe('translating into texts that together exceed the size of an event', () => {
    const READY = 'READY_FOR_SALES_CHANNEL';
    const LOCALES = ['es-AR', 'es-CL', 'es-CO', 'es-MX', 'es-UY', 'pt-BR'];
    /** Each character has six bytes in JSON. */
    const description = '\u0001'.repeat(20_000);

    beforeAll(async () => {
      for (const country of ['AR', 'CO', 'UY']) {
        const inserted = [`MELI${country}`, `es-${country}`];
        await catalog.store.sql(
          `INSERT INTO sales_channel (sales_channel, name, locale, active, version, settings)
           SELECT $1, name, $2, active, version, settings FROM sales_channel WHERE sales_channel = 'MELI'`,
          inserted,
        );
        await catalog.store.sql(
          `INSERT INTO connection SELECT merchant_id, $1 FROM merchant WHERE merchant_id IN ('GLOBEX', 'MANUAL')`,
          inserted.slice(0, 1),
        );
      }
    });

    const untilPublished = (skuId: string) =>
      eventually(() => {
        const steps = catalog.events
          .all(SkuLocalizationChanged)
          .filter((event) => event.skuId === skuId && event.status === READY);
        const locales = steps.flatMap(({ localized }) => Object.keys(localized ?? {}));
        expect(locales.toSorted()).toEqual(LOCALES);
        return steps;
      });

    it('publishes them in several events, and then the channels', async () => {
      const globex = new MerchantClient(catalog, 'GLOBEX');
      await globex.upsert([aSkuBody({ skuId: 'LONG', productId: 'LONG', description })]);
      await sendToReview('LONG', 'GLOBEX');
      const same: Translator = {
        portion: 100,
        translate: async (requests) =>
          requests.map(({ text }) => ({ text, source: 'provider' as const })),
      };
      await translateWith(same).translateDue();
      const { body } = await globex.status('LONG');
      expect(body.localizationStatus).toBe(READY);
      const steps = await untilPublished('LONG');
      expect(steps.map(({ previousStatus }) => previousStatus)).toEqual(['IN_TRANSLATION', READY]);
      const first = steps[0]?.version ?? 0;
      expect(steps[1]?.version).toBe(first + 1);
      await eventually(() => {
        const entries = catalog.events
          .all(SkuChannelStatusChanged)
          .filter(({ skuId }) => skuId === 'LONG');
        expect(entries.map(({ version }) => version)).toEqual(
          LOCALES.map((_, index) => first + 2 + index),
        );
      });
    });

    it('does the same for an operator who leaves them to the translator', async () => {
      const operator = new OperatorClient(catalog);
      const manual = new MerchantClient(catalog, 'MANUAL');
      await manual.upsert([aSkuBody({ skuId: 'HAND', productId: 'HAND', description })]);
      await sendToReview('HAND', 'MANUAL');
      const set = await operator.post('skus/MANUAL/HAND/localization', { status: READY });
      expect([set.status, set.body.localizationStatus]).toEqual([200, READY]);
      await untilPublished('HAND');
      const large = { name: 'x', description };
      const localized = Object.fromEntries(LOCALES.map((locale) => [locale, large]));
      const answer = await operator.post('skus/MANUAL/HAND/localization', {
        status: READY,
        localized,
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'texts-too-large']);
    });
  });
});
