import { eventually, type TestService } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, startCatalog } from '../catalog-service.js';
import { LibreTranslateServer, goodManner } from '../libre-translate-server.js';

describe('catalog with a translation provider (decision 3.8)', () => {
  let catalog: TestService;
  let acme: MerchantClient;
  let provider: LibreTranslateServer;

  beforeAll(async () => {
    provider = await LibreTranslateServer.start();
    catalog = await startCatalog({
      TRANSLATOR_URL: provider.url,
      TRANSLATOR_API_KEY: 'secret',
      TRANSLATOR_RETRIES: '1',
      // The time-out is long, so that a request that a test delays does not time out.
      TRANSLATOR_TIMEOUT_MS: '25000',
    });
    acme = new MerchantClient(catalog, 'ACME');
  });

  beforeEach(() => {
    provider.manner = goodManner;
  });

  afterAll(async () => {
    await catalog?.stop();
    await provider?.stop();
  });

  const upsert = (skuId: string, name: string) =>
    acme.upsert([aSkuBody({ skuId, productId: skuId, name })]);
  const textsOf = async (skuId: string) =>
    (await acme.get(`/ext/merchant/skus/${skuId}/localizations`)).body.localizations.map(
      (localization: { locale: string; name: string; source: string }) => [
        localization.locale,
        localization.name,
        localization.source,
      ],
    );

  it('uses the words of the provider', async () => {
    await upsert('GOOD', 'Black shirt');
    await acme.untilStatus('GOOD', 'READY_FOR_SALES_CHANNEL');
    expect(await textsOf('GOOD')).toEqual([
      ['es-CL', 'es: Black shirt', 'provider'],
      ['es-MX', 'es: Black shirt', 'provider'],
      ['pt-BR', 'pt: Black shirt', 'provider'],
    ]);
    expect(provider.questions[0]?.api_key).toBe('secret');
  });

  it('never replaces newer words with a translation of older ones', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    provider.manner = async (question, count) => {
      if (question.q.includes('Old shirt')) await held;
      return goodManner(question, count);
    };
    await upsert('SLOW', 'Old shirt');
    await eventually(() =>
      expect(provider.questions.filter(({ q }) => q.includes('Old shirt'))).toHaveLength(2),
    );
    await upsert('SLOW', 'New shirt');
    await eventually(async () => {
      const tasks = await catalog.store.sql(
        `SELECT FROM translation_task WHERE sku_id = 'SLOW' AND due_at <= now()`,
      );
      expect(tasks).toHaveLength(1); // the newer words wait for the worker
    });
    expect(await textsOf('SLOW')).toEqual([]);
    release();
    await acme.untilStatus('SLOW', 'READY_FOR_SALES_CHANNEL');
    expect(await textsOf('SLOW')).toEqual([
      ['es-CL', 'es: New shirt', 'provider'],
      ['es-MX', 'es: New shirt', 'provider'],
      ['pt-BR', 'pt: New shirt', 'provider'],
    ]);
    const ready = await catalog.store.sql(
      `SELECT count(*)::int AS n FROM sku_channel_history WHERE sku_id = 'SLOW'`,
    );
    expect(ready).toEqual([{ n: 3 }]); // one READY for each channel: the older words were never published
  });

  it('cuts a title that became too long, after a word', async () => {
    provider.manner = ({ q }) => ({
      body: { translatedText: q.map((text) => `${text} ${'muito '.repeat(100)}`) },
    });
    await upsert('LONG', 'Long shirt');
    await acme.untilStatus('LONG', 'READY_FOR_SALES_CHANNEL');
    const [[, name] = []] = await textsOf('LONG');
    expect(name).toBe(`Long shirt ${'muito '.repeat(31)}`.trimEnd());
  });

  it('uses the glossary while the provider fails', async () => {
    provider.manner = () => ({ status: 500 });
    await upsert('DOWN', 'Black cotton T-shirt');
    await acme.untilStatus('DOWN', 'READY_FOR_SALES_CHANNEL');
    expect(await textsOf('DOWN')).toContainEqual([
      'pt-BR',
      'Camiseta de algodão preta',
      'glossary',
    ]);
  });
});

describe('the address of a translation provider', () => {
  it.each([
    'ftp://translate.example',
    'translate.example:5000',
    'http://user:pw@translate.example',
  ])('is http or https, without credentials: %s', async (url) => {
    const { readConfig } = await import('../../src/config.js');
    expect(() => readConfig({ TRANSLATOR_URL: url })).toThrow(
      expect.objectContaining({
        faults: expect.arrayContaining([expect.stringContaining('TRANSLATOR_URL')]),
      }),
    );
  });
});
