import { SkuUpserted } from '#contracts';
import { aSkuBody, type SkuChoices } from '../a-sku.js';
import { MerchantClient, useCatalog, useTwin } from '../catalog-service.js';

describe('upserting products', () => {
  const catalog = useCatalog();
  const twin = useTwin(catalog);
  const acme = new MerchantClient(catalog, 'ACME');

  const skus = (productId: string, ...ids: string[]) =>
    ids.map((skuId, index) => aSkuBody({ skuId, productId, main: index === 0 }));

  const idsOf = async (productId: string, client = acme) => {
    const { body } = await client.product(productId);
    return body.map(({ skuId }: { skuId: string }) => skuId).toSorted();
  };

  const clientsOf = async (merchantId: string) =>
    [new MerchantClient(catalog, merchantId), new MerchantClient(twin, merchantId)] as const;

  it('ends with one of the two sets after two parallel upserts of one product', async () => {
    // No worker processes the SKUs of this merchant. Two instances are used, because writers of a list take turns
    // within an instance.
    const [manual, elsewhere] = await clientsOf('MANUAL');
    for (let round = 0; round < 20; round += 1) {
      const productId = `P${round % 20}`;
      const name = (letter: string) => `${productId}-${letter}-${round}`;
      // Sets that share a SKU also conflict at its row; only the lock of the product serializes the others.
      const shared = round % 2 === 0 ? [] : [name('b')];
      const sets = [
        [name('a'), ...shared],
        [...shared, name('c'), name('d')],
      ];
      const answers = await Promise.all(
        sets.map((ids, n) => [manual, elsewhere][n]!.upsert(skus(productId, ...ids))),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(sets.map(String)).toContain(String(await idsOf(productId, manual)));
    }
  }, 120_000);

  it('does not fail when SKUs move between products that are upserted in parallel', async () => {
    const clients = await clientsOf('ACME');
    for (let round = 0; round < 25; round += 1) {
      const moves = [
        skus('MX', 'm1', 'm2'),
        skus('MY', 'm2', 'm3'),
        skus('MZ', 'm3', 'm1'),
        skus('MX', 'm3', 'm2', 'm1'),
      ];
      const answers = await Promise.all(moves.map((body, n) => clients[n % 2]!.upsert(body)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const rows = await catalog.store.sql<{ sku_id: string }>(
        `SELECT sku_id FROM sku WHERE sku_id LIKE 'm_' AND deleted_at IS NULL`,
      );
      const living = rows.map(({ sku_id: id }) => id);
      expect(new Set(living).size).toBe(living.length);
    }
  });

  it('returns the result of a dry run and changes nothing (decision 3.2)', async () => {
    const [a, b, c] = skus('DRY', 'd-a', 'd-b', 'd-c');
    await acme.upsert([a, b]);
    const { status, body } = await acme.upsert([{ ...a, name: 'Another' }, c], '?dryRun=true');
    expect(status).toBe(200);
    expect(body).toEqual({
      created: ['d-c'],
      updated: ['d-a'],
      unchanged: [],
      deleted: ['d-b'],
      requirements: [],
      reviews: ['d-a', 'd-c'].map((skuId) => ({ skuId, localizationMessages: [] })),
    });
    expect(await idsOf('DRY')).toEqual(['d-a', 'd-b']);
  });

  it('checks several products as a dry run of each, and changes nothing (decision 3.14)', async () => {
    const poor = aSkuBody({ skuId: 'c-poor', productId: 'CLEFT', main: false, images: [] });
    const [remaining, moving] = skus('CLEFT', 'c-left', 'c-moving');
    await acme.upsert([remaining, moving, poor]);
    await acme.upsert(skus('CKEPT', 'c-kept', 'c-gone'));
    await acme.upsert(skus('CSAME', 'c-same'));
    await acme.untilStatus('c-poor', 'REVIEW_DENIED');
    for (const id of ['c-left', 'c-moving', 'c-kept', 'c-gone', 'c-same']) {
      await acme.untilStatus(id, 'READY_FOR_SALES_CHANNEL');
    }
    const stored = () =>
      catalog.store.sql(`SELECT sku_id, version, last_update_date FROM sku ORDER BY sku_id`);
    const before = await stored();
    const products = [
      skus('CNEW', 'c-new', 'c-moving'),
      skus('CSAME', 'c-same'),
      [{ ...skus('CKEPT', 'c-kept')[0], name: 'X' }],
      [remaining, { ...poor, color: 'Blue' }],
      skus('CSAME', 'c-same', 'c-same'),
      [...skus('CNEW', 'c-a'), ...skus('COTHER', 'c-b')],
      [{ ...remaining, name: 7, weight: undefined }],
      [],
    ];
    const { status, body } = await acme.check({
      products: products.map((skusOfProduct) => ({ skus: skusOfProduct })),
    });
    expect(status).toBe(200);
    const alone = await Promise.all(
      products.map((skusOfProduct) => acme.upsert(skusOfProduct, '?dryRun=true')),
    );
    expect(body.products).toEqual(
      alone.map(({ status: outcome, body: preview }, index) =>
        outcome === 200
          ? { preview, errors: [] }
          : {
              errors: preview.errors.map((fault: { pointer: string }) => ({
                ...fault,
                pointer: `/products/${index}/skus${fault.pointer}`,
              })),
            },
      ),
    );
    expect(alone.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 422, 422, 400, 400]);
    expect(body.products[3].preview.reviews).toHaveLength(1);
    expect(body.products[6].errors).toMatchObject([
      { pointer: '/products/6/skus/0/name', code: 'type' },
      { pointer: '/products/6/skus/0/weight', code: 'required' },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('refuses a check without products, of too many SKUs, or of a merchant that is not set up', async () => {
    const errorsOf = async (body: unknown) => {
      const { status, body: problem } = await acme.check(body);
      return [status, ...problem.errors.map(({ pointer }: { pointer: string }) => pointer)];
    };
    expect(await errorsOf({})).toEqual([400, '/products']);
    expect(await errorsOf({ products: [] })).toEqual([400, '/products']);
    const many = (count: number) => ({ skus: Array(count).fill(null) });
    expect(await errorsOf({ products: [many(600), many(401)] })).toEqual([400, '/products']);
    const odd = await acme.check({ products: [null, {}, { skus: 'x' }] });
    expect(odd.body.products.map(({ errors }: { errors: object[] }) => errors.length)).toEqual([
      1, 1, 1,
    ]);
    const absent = new MerchantClient(catalog, 'ABSENT');
    const unknown = await absent.check({ products: [{ skus: skus('N', 'n') }] });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-merchant']);
  });

  it('answers in the request’s order, with and without a trailing slash', async () => {
    const body = skus('ORDER', 'z', 'a', 'm');
    const answer = await catalog.fetch('/ext/merchant/skus/', {
      token: await catalog.tokens.merchant('ACME'),
      body,
    });
    expect(answer.body.map(({ skuId }: { skuId: string }) => skuId)).toEqual(['z', 'a', 'm']);
  });

  it('hides a merchant’s SKUs from every other (decision 1.4)', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    await acme.upsert(skus('MINE', 'mine'));
    expect((await globex.product('MINE')).status).toBe(404);
    expect((await globex.status('mine')).status).toBe(404);
    const [{ id }] = (await globex.upsert(skus('MINE', 'mine'))).body;
    expect((await acme.product('MINE')).body[0].id).not.toBe(id);
    expect((await acme.status('no such')).body.code).toBe('not-found');
  });

  it('accepts the largest SKU that is allowed, and its event', async () => {
    const [sku] = skus('LARGE', 'large');
    const body = {
      ...sku,
      description: 'é'.repeat(20_000),
      images: Array.from({ length: 50 }, (_, i) => `https://x/${i}/${'é'.repeat(2_030)}`),
    };
    expect((await acme.upsert([body])).status).toBe(200);
    await catalog.events.waitFor(SkuUpserted, ({ skuId }) => skuId === 'large');
    const swollen = { ...body, images: body.images.map(() => '\u0001'.repeat(2_048)) };
    const refused = await acme.upsert([swollen]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ pointer: '/0', code: 'too-large' }]);
  });

  describe('refuses', () => {
    const errorsOf = async (body: unknown) => {
      const answer = await acme.upsert(body);
      const errors: { pointer: string; code: string }[] = answer.body.errors ?? [];
      return {
        status: answer.status,
        code: answer.body.code,
        errors: errors.map(({ pointer, code }) => [pointer, code]),
      };
    };
    const product = (choices: SkuChoices & Record<string, unknown>) => [
      { ...aSkuBody({ skuId: 'bad', productId: 'BAD' }), ...choices },
    ];

    it('every fault of a body at once, with pointers (decision 1.2)', async () => {
      const [sku] = product({});
      const { name: _, ...nameless } = sku ?? {};
      const bad = {
        ...nameless,
        skuId: 'tab\there',
        main: 'yes',
        weight: 0.0001,
        height: 1.5,
        images: ['https://a/', 7],
        globalSaleChannelData: {
          active: true,
          brand: null,
          category: 'c',
          attributes: [{ name: 'n' }],
        },
      };
      expect(await errorsOf([sku, bad])).toEqual({
        status: 400,
        code: 'validation-failed',
        errors: expect.arrayContaining([
          ['/1/name', 'required'],
          ['/1/skuId', 'control-character'],
          ['/1/main', 'type'],
          ['/1/weight', 'too-precise'],
          ['/1/height', 'type'],
          ['/1/images/1', 'type'],
          ['/1/globalSaleChannelData/brand', 'required'],
          ['/1/globalSaleChannelData/attributes/0/value', 'required'],
        ]),
      });
    });

    it('an empty array, more than 1,000 SKUs, and a body that is not an array (decisions 1.6, 3.1)', async () => {
      expect(await errorsOf([])).toMatchObject({ status: 400, errors: [['', 'too-few']] });
      const many = Array.from({ length: 1_001 }, (_, i) => ({ skuId: String(i) }));
      expect(await errorsOf(many)).toMatchObject({ status: 400, errors: [['', 'too-many']] });
      expect(await errorsOf({ skus: [] })).toMatchObject({ status: 400, errors: [['', 'type']] });
      expect(await errorsOf('[')).toMatchObject({ status: 400, code: 'malformed-json' });
    });

    it('an eleventh attribute, a 51st image, and texts that are too long (decision 1.6)', async () => {
      const attributes = Array.from({ length: 11 }, () => ({ name: 'n', value: 'v' }));
      const globalSaleChannelData = { active: true, category: 'c', brand: 'b', attributes };
      const images = Array.from({ length: 51 }, () => 'https://a/');
      const description = 'x'.repeat(20_001);
      expect(await errorsOf(product({ globalSaleChannelData, images, description }))).toEqual({
        status: 400,
        code: 'validation-failed',
        errors: expect.arrayContaining([
          ['/0/globalSaleChannelData/attributes', 'too-many'],
          ['/0/images', 'too-many'],
          ['/0/description', 'too-long'],
        ]),
      });
    });

    it('several products and repeated SKUs (decision 3.1)', async () => {
      const mixed = [...skus('A', 'x1', 'x2'), ...skus('B', 'x3')];
      expect(await errorsOf(mixed)).toEqual({
        status: 422,
        code: 'mixed-products',
        errors: [['/2/productId', 'mixed-products']],
      });
      expect(await errorsOf(skus('A', 'x1', 'x2', 'x1'))).toEqual({
        status: 422,
        code: 'duplicate-sku',
        errors: [['/2/skuId', 'duplicate-sku']],
      });
    });

    it('a price of 0, and text that no store accepts', async () => {
      expect(await errorsOf(product({ localizedSalePriceWithTaxes: 0 }))).toMatchObject({
        status: 400,
        errors: [['/0/localizedSalePriceWithTaxes', 'out-of-range']],
      });
      for (const name of ['a\u0000b', 'half \ud800 a pair']) {
        expect(await errorsOf(product({ name }))).toMatchObject({
          status: 400,
          errors: [['/0/name', 'unstorable-character']],
        });
      }
    });

    it('a merchant that is not set up, other clients, and unknown parameters', async () => {
      const absent = new MerchantClient(catalog, 'ABSENT');
      expect((await absent.upsert(skus('N', 'n'))).body.code).toBe('unknown-merchant');
      const token = await catalog.tokens.operator();
      const wrong = await catalog.fetch('/ext/merchant/skus', { token, body: skus('N', 'n') });
      expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-client-kind']);
      expect((await catalog.fetch('/ext/merchant/skus', { body: [] })).status).toBe(401);
      const misspelt = await acme.upsert(skus('N', 'n'), '?dryrun=true');
      expect([misspelt.status, misspelt.body.parameter]).toEqual([400, 'dryrun']);
      expect((await acme.upsert(skus('N', 'n'), '?dryRun=maybe')).status).toBe(400);
      expect((await acme.product('a\u0000b')).status).toBe(400);
    });
  });
});
