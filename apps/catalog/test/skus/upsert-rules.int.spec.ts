import { SkuUpserted } from '#contracts';
import { committedEvents, eventually } from '#testing';
import { aSkuBody, type SkuChoices } from '../a-sku.js';
import { MerchantClient, publishPrice, useCatalog } from '../catalog-service.js';

interface Review {
  skuId: string;
  localizationMessages: { code: string; detail: string }[];
}

describe('an upsert', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const variant = (productId: string, letter: string, choices: SkuChoices = {}) =>
    aSkuBody({ skuId: `${productId}-${letter}`, productId, main: letter === 'a', ...choices });
  const published = (productId: string) =>
    catalog.events.all(SkuUpserted).filter((event) => event.productId === productId);
  const made = async (productId: string) =>
    (await committedEvents(catalog.store, SkuUpserted)).filter(
      (event) => event.productId === productId,
    );
  /** Waits until the last event about each SKU has been read: earlier events have the same key. */
  const allPublished = async (...skuIds: string[]) => {
    const rows = await catalog.store.sql<{ subject: string; version: string }>(
      `SELECT merchant_id || ':' || sku_id AS subject, version FROM sku
        WHERE merchant_id = 'ACME' AND sku_id = ANY ($1)`,
      [skuIds],
    );
    expect(rows).toHaveLength(skuIds.length);
    await eventually(() => {
      for (const { subject, version } of rows) {
        const read = catalog.events.everything().filter(({ event }) => event.subject === subject);
        expect(read.map(({ event }) => event.version)).toContain(Number(version));
      }
    });
  };
  const settled = async (productId: string, ...letters: string[]) => {
    for (const letter of letters) {
      await acme.untilStatus(`${productId}-${letter}`, 'READY_FOR_SALES_CHANNEL');
    }
    return (await acme.product(productId)).body;
  };

  it('is published with the time in its answer, by the store’s clock (decision 3.11)', async () => {
    const { body } = await acme.upsert([variant('CLOCK', 'a')]);
    await allPublished('CLOCK-a');
    expect(published('CLOCK').map(({ occurredAt }) => occurredAt)).toEqual([
      body[0].lastUpdateDate,
    ]);
  });

  it('orders a product’s SKUs oldest first, regardless of the order sent', async () => {
    await acme.upsert([variant('READ', 'm'), variant('READ', 'z'), variant('READ', 'a')]);
    await acme.upsert(['z', 'a', 'b', 'm'].map((letter) => variant('READ', letter)));
    const oldestFirst = ['READ-m', 'READ-z', 'READ-a', 'READ-b'].map((skuId) =>
      expect.objectContaining({ skuId }),
    );
    expect((await acme.product('READ')).body).toEqual(oldestFirst);
    expect((await acme.get('/ext/merchant/products/READ/')).body).toEqual(oldestFirst);
  });

  it('changes nothing on a dry run: no stamp, no event, no SKU (decision 3.2)', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => variant('DRY', letter));
    await acme.upsert([a, b]);
    const before = await settled('DRY', 'a', 'b');
    const clock = () =>
      catalog.store.sql(`SELECT stamp FROM list_clock WHERE merchant_id = 'ACME'`);
    const stamp = await clock();
    const { body } = await acme.upsert([{ ...b, name: 'Another' }, c], '?dryRun=true');
    expect(body).toEqual({
      created: ['DRY-c'],
      updated: ['DRY-b'],
      unchanged: [],
      deleted: ['DRY-a'],
      requirements: [],
      reviews: [
        { skuId: 'DRY-b', localizationMessages: [] },
        { skuId: 'DRY-c', localizationMessages: [] },
      ],
    });
    expect((await acme.product('DRY')).body).toEqual(before);
    expect(await clock()).toEqual(stamp);
    expect((await acme.upsert([{ ...b, weight: 'x' }], '?dryRun=true')).status).toBe(400);
    const mixed = await acme.upsert([a, variant('OTHER', 'a')], '?dryRun=true');
    expect([mixed.status, mixed.body.code]).toEqual([422, 'mixed-products']);
    const real = await acme.upsert([a, b], '?dryRun=false');
    expect(real.body).toHaveLength(2);
    expect(await made('DRY')).toHaveLength(2);
  });

  it('answers a dry run with the review of each SKU that would be reviewed (decisions 3.2, 3.6)', async () => {
    const [a, plain] = [variant('SAY', 'a', { color: 'Blue' }), variant('SAY', 'plain')];
    const poor = variant('SAY', 'poor', { color: 'Red', name: 'TEE', images: [] });
    await acme.upsert([a, plain]);
    await acme.untilStatus('SAY-plain', 'REVIEW_DENIED');
    await acme.untilStatus('SAY-a', 'READY_FOR_SALES_CHANNEL');
    const preview = async (...skus: object[]) =>
      (await acme.upsert(skus, '?dryRun=true')).body.reviews;
    const heavier = await preview({ ...a, weight: 1 }, plain);
    expect(heavier.map(({ skuId }: Review) => skuId)).toEqual(['SAY-plain']);
    expect(await preview(a, plain)).toEqual([]);
    expect(await preview(plain)).toEqual([{ skuId: 'SAY-plain', localizationMessages: [] }]);

    const sent = [poor, variant('SAY', 'a', { color: 'Green' }), plain];
    const said = await preview(...sent);
    expect(
      said.map((review: Review) => [
        review.skuId,
        ...review.localizationMessages.map(({ code }) => code),
      ]),
    ).toEqual([
      ['SAY-poor', 'title-capitals', 'no-image'],
      ['SAY-a'],
      ['SAY-plain', 'color-missing'],
    ]);
    await acme.upsert(sent);
    await acme.untilStatus('SAY-poor', 'REVIEW_DENIED');
    await acme.untilStatus('SAY-plain', 'REVIEW_DENIED');
    await acme.untilStatus('SAY-a', 'READY_FOR_SALES_CHANNEL');
    const reviewed = (await acme.product('SAY')).body as Review[];
    const messages = new Map(reviewed.map((review) => [review.skuId, review.localizationMessages]));
    for (const { skuId, localizationMessages } of said as Review[]) {
      expect([skuId, messages.get(skuId)]).toEqual([skuId, localizationMessages]);
    }
  });

  it('reviews no SKU on a dry run if automatic localization is off (decision 3.5)', async () => {
    const manual = new MerchantClient(catalog, 'MANUAL');
    const { body } = await manual.upsert([variant('OFF', 'a', { images: [] })], '?dryRun=true');
    expect(body).toMatchObject({ created: ['OFF-a'], reviews: [] });
  });

  it('touches only the SKUs that changed (decisions 1.15, 3.3)', async () => {
    const [a, b] = [variant('TOUCH', 'a'), variant('TOUCH', 'b')];
    await acme.upsert([a, b]);
    const [first, second] = await settled('TOUCH', 'a', 'b');
    const { body } = await acme.upsert([a, { ...b, weight: 0.5 }]);
    expect(body[0]).toEqual(first);
    expect(body[1]).toMatchObject({ weight: 0.5, localizationStatus: 'READY_FOR_SALES_CHANNEL' });
    expect(body[1].lastUpdateDate > second.lastUpdateDate).toBe(true);
    await allPublished('TOUCH-a', 'TOUCH-b');
    const changes = published('TOUCH').map(({ skuId, changed }) => [skuId, ...changed]);
    expect(changes.toSorted()).toEqual([
      ['TOUCH-a', 'new'],
      ['TOUCH-b', 'dimensions'],
      ['TOUCH-b', 'new'],
    ]);
  });

  it('keeps channel entries until localization is ready again (decision 3.3)', async () => {
    const sent = variant('ENTRY', 'a');
    await acme.upsert([sent]);
    await publishPrice(catalog, 'ENTRY-a', 'MELI');
    await acme.untilEntry('ENTRY-a', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    const { body } = await acme.upsert([{ ...sent, name: 'Merino shirt, renamed' }]);
    expect(body[0]).toMatchObject({
      localizationStatus: 'PENDING_LOCALIZATION',
      salesChannelStatus: { MELI: { status: 'SALES_CHANNEL_APPROVED' } },
    });
    const { history } = await acme.untilEntry('ENTRY-a', 'MELI', {
      status: 'SALES_CHANNEL_APPROVED',
      history: [{}, {}, {}, {}],
    });
    expect(history.map(({ status }: { status: string }) => status)).toEqual([
      'READY_FOR_SALES_CHANNEL',
      'SALES_CHANNEL_APPROVED',
      'READY_FOR_SALES_CHANNEL',
      'SALES_CHANNEL_APPROVED',
    ]);
    const refused = (await acme.upsert([{ ...sent, name: 'AB' }])).body[0];
    expect(refused.salesChannelStatus.MELI.status).toBe('SALES_CHANNEL_APPROVED');
    const { channels } = await acme.untilStatus('ENTRY-a', 'REVIEW_DENIED');
    expect(channels).toContainEqual(
      expect.objectContaining({ salesChannel: 'MELI', status: 'SALES_CHANNEL_APPROVED' }),
    );
  });

  it('moves a SKU with its id, and reviews refused SKUs of the product it left (decisions 3.3, 3.4)', async () => {
    const blue = variant('LEFT', 'a', { color: 'Blue' });
    const plain = variant('LEFT', 'b');
    const [{ id }] = (await acme.upsert([blue, plain])).body;
    await acme.untilStatus('LEFT-b', 'REVIEW_DENIED');
    await acme.untilStatus('LEFT-a', 'READY_FOR_SALES_CHANNEL');
    const { body } = await acme.upsert([{ ...blue, productId: 'JOINED' }]);
    expect(body).toMatchObject([{ id, localizationStatus: 'PENDING_LOCALIZATION' }]);
    await acme.untilStatus('LEFT-b', 'READY_FOR_SALES_CHANNEL');
    expect((await acme.product('LEFT')).body).toMatchObject([{ skuId: 'LEFT-b' }]);
    await allPublished('LEFT-a');
    const [moved] = published('JOINED');
    expect(moved).toMatchObject({ skuId: 'LEFT-a', changed: ['content', 'product'] });
    expect((await acme.product('never')).status).toBe(404);
  });

  it('treats a deprecated price as an origin update only if the sale price differs (decision 3.11)', async () => {
    const priced = (sale?: number, list?: number) =>
      variant('PRICED', 'a', {
        ...(sale === undefined ? {} : { localizedSalePriceWithTaxes: sale }),
        ...(list === undefined ? {} : { localizedListPriceWithTaxes: list }),
      });
    for (const body of [
      priced(60, 75),
      priced(60, 75), // nothing is published
      priced(60, 80),
      priced(61.5, 80),
      priced(),
      priced(61.5),
    ]) {
      expect((await acme.upsert([body])).status).toBe(200);
    }
    await allPublished('PRICED-a');
    expect(
      published('PRICED').map(({ changed, originSalePrice, originListPrice }) => [
        changed.includes('origin-price'),
        originSalePrice,
        originListPrice,
      ]),
    ).toEqual([
      [true, '60', '75'],
      [false, '60', '80'],
      [true, '61.5', '80'],
      [false, undefined, undefined],
      [true, '61.5', undefined],
    ]);
    expect((await acme.product('PRICED')).body[0]).toMatchObject({
      localizedSalePriceWithTaxes: 61.5,
    });
  });

  it('echoes numbers as sent, in any notation (decision 1.7)', async () => {
    const sent = JSON.stringify([variant('NUM', 'a')])
      .replace('"weight":0.4', '"weight":1.230')
      .replace('"height":10', '"height":1e1')
      .replace('"images"', '"localizedSalePriceWithTaxes":99999999999.9999,"images"');
    const { status, body } = await acme.upsert(sent);
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      weight: 1.23,
      height: 10,
      localizedSalePriceWithTaxes: 99_999_999_999.9999,
    });
    expect((await acme.upsert(sent)).status).toBe(200);
    expect(await made('NUM')).toHaveLength(1);
    expect((await acme.product('NUM')).body[0]).toMatchObject({ weight: 1.23, height: 10 });
  });

  describe('refuses', () => {
    const answerTo = async (body: string) => {
      const { status, headers, body: problem } = await acme.upsert(body);
      expect(headers.get('content-type')).toContain('application/problem+json');
      return [status, problem.code];
    };
    const sku = JSON.stringify(variant('BAD', 'a'));

    it('more than 4 MiB, JSON deeper than 32, and content that is not JSON (decision 1.6)', async () => {
      expect(await answerTo(`[${sku}${' '.repeat(4 * 1024 * 1024)}]`)).toEqual([
        413,
        'body-too-large',
      ]);
      const nested = (depth: number) =>
        `[{"more":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)},${sku.slice(1)}]`;
      expect(await answerTo(nested(33))).toEqual([400, 'json-too-deep']);
      expect((await acme.upsert(nested(32), '?dryRun=true')).status).toBe(200);
      for (const broken of [`[${sku}`, `[${sku},]`, '{', 'NaN', `[${sku.replace('0.4', '.4')}]`]) {
        expect([broken, ...(await answerTo(broken))]).toEqual([broken, 400, 'malformed-json']);
      }
      expect(await answerTo(`[${sku.replace('0.4', '1e400')}]`)).toEqual([
        400,
        'validation-failed',
      ]);
    });

    it('100 faults at most in one answer (decision 1.2)', async () => {
      const { status, body } = await acme.upsert(Array.from({ length: 300 }, () => ({})));
      expect([status, body.errors.length]).toEqual([400, 100]);
      expect(body.errors[0].pointer).toMatch(/^\/0\//);
    });

    it('and stores nothing of a body that has one fault', async () => {
      const good = variant('HALF', 'a');
      expect((await acme.upsert([good, { ...good, skuId: '' }])).status).toBe(400);
      expect((await acme.product('HALF')).status).toBe(404);
    });
  });
});
