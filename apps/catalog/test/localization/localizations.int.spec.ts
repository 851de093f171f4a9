import { eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';

const path = (skuId: string) => `/ext/merchant/skus/${encodeURIComponent(skuId)}/localizations`;

describe('a SKU’s localized texts (decision 3.8)', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  it('are read, one for each locale of its channels, with their source and date', async () => {
    const before = Date.now();
    await catalog.store.sql(
      `INSERT INTO sales_channel (sales_channel, name, locale, active, version, settings)
       SELECT 'AMZ', 'Amz', locale, active, version, settings FROM sales_channel WHERE sales_channel = 'MELI'`,
    );
    await catalog.store.sql(`INSERT INTO connection VALUES ('ACME', 'AMZ')`);
    await acme.upsert([
      aSkuBody({
        skuId: 'T/1',
        productId: 'T',
        name: 'Black cotton T-shirt',
        description: 'Black shirt for summer.',
        color: 'Black',
        size: 'L',
      }),
    ]);
    await acme.untilStatus('T/1', 'READY_FOR_SALES_CHANNEL');
    const { status, body } = await acme.get(path('T/1'));
    expect(status).toBe(200);
    const made = { source: 'glossary', localizedAt: expect.stringMatching(/^\d{4}.*\.\d{3}Z$/) };
    expect(body).toEqual({
      skuId: 'T/1',
      version: expect.any(Number),
      localizationStatus: 'READY_FOR_SALES_CHANNEL',
      localizations: [
        {
          ...made,
          locale: 'es-CL',
          salesChannels: ['SHOP'],
          name: 'Polera de algodón negra',
          description: 'Camisa negra para verano.',
          color: 'Negro',
          size: 'L',
        },
        {
          ...made,
          locale: 'es-MX',
          salesChannels: ['AMZ', 'MELI'],
          name: expect.stringContaining('de algodón'),
          description: expect.any(String),
          color: 'Negro',
          size: 'G',
        },
        {
          ...made,
          locale: 'pt-BR',
          salesChannels: ['ECOM'],
          name: 'Camiseta de algodão preta',
          description: 'Camisa preta para verão.',
          color: 'Preto',
          size: 'G',
        },
      ],
    });
    const [{ localizedAt }] = body.localizations;
    expect(Date.parse(localizedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(localizedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('exclude a colour and a size that the SKU does not have, and a closed channel', async () => {
    await acme.upsert([aSkuBody({ skuId: 'PLAIN', productId: 'PLAIN' })]);
    await acme.untilStatus('PLAIN', 'READY_FOR_SALES_CHANNEL');
    await catalog.store.sql(`UPDATE sales_channel SET active = false WHERE locale = 'es-CL'`);
    const { localizations } = (await acme.get(path('PLAIN'))).body;
    await catalog.store.sql('UPDATE sales_channel SET active = true');
    expect(localizations.map((localization: { locale: string }) => localization.locale)).toEqual([
      'es-MX',
      'pt-BR',
    ]);
    for (const shown of localizations) {
      expect(shown).not.toHaveProperty('color');
      expect(shown).not.toHaveProperty('size');
    }
  });

  it('are empty before localization ends, and the previous ones while it runs again', async () => {
    const sent = { skuId: 'AGAIN', productId: 'AGAIN' };
    await acme.upsert([aSkuBody({ ...sent, name: 'ab' })]);
    await acme.untilStatus('AGAIN', 'REVIEW_DENIED');
    expect((await acme.get(path('AGAIN'))).body).toEqual({
      skuId: 'AGAIN',
      version: 3,
      localizationStatus: 'REVIEW_DENIED',
      localizations: [],
    });
    await acme.upsert([aSkuBody(sent)]);
    await acme.untilStatus('AGAIN', 'READY_FOR_SALES_CHANNEL');
    const { localizations } = (await acme.get(path('AGAIN'))).body;
    expect(localizations).toHaveLength(3);
    await acme.upsert([aSkuBody({ ...sent, name: 'ab' })]);
    await acme.untilStatus('AGAIN', 'REVIEW_DENIED');
    expect((await acme.get(path('AGAIN'))).body.localizations).toEqual(localizations);
  });

  it('are private: an unknown, a deleted and a foreign SKU are not found (decision 1.4)', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    const other = aSkuBody({ skuId: 'KEPT', productId: 'GONE', main: false });
    await acme.upsert([aSkuBody({ skuId: 'GONE', productId: 'GONE' }), other]);
    await acme.untilStatus('GONE', 'READY_FOR_SALES_CHANNEL');
    const foreign = await globex.get(path('GONE'));
    await acme.upsert([other]);
    const deleted = await acme.get(path('GONE'));
    const unknown = await acme.get(path('NEVER'));
    for (const { status, body } of [foreign, deleted, unknown]) {
      expect([status, body.code, body.detail]).toEqual([404, 'not-found', 'There is no such SKU.']);
    }
    await acme.upsert([aSkuBody({ skuId: 'GONE', productId: 'GONE', name: 'ab' }), other]);
    await acme.untilStatus('GONE', 'REVIEW_DENIED');
    expect((await acme.get(path('GONE'))).body.localizations).toEqual([]);
  });

  it('are for merchants, and accept no parameters (decisions 1.5, 2.2)', async () => {
    const refused = await acme.get(`${path('KEPT')}?locale=pt-BR`);
    expect([refused.status, refused.body.code]).toEqual([400, 'unknown-parameter']);
    expect((await catalog.fetch(path('KEPT'))).status).toBe(401);
    const partner = await catalog.fetch(path('KEPT'), {
      token: await catalog.tokens.partner('FULFIL-1'),
    });
    expect([partner.status, partner.body.code]).toEqual([403, 'wrong-client-kind']);
    await eventually(async () => expect((await acme.get(path('KEPT'))).status).toBe(200));
  });
});
