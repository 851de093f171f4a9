import { HeldRows, type TestAnswer } from '#testing';
import { useCatalog } from '../catalog-service.js';
import { addListedMerchant } from '../listings/listed-merchant.js';
import { errorsOf, OperatorClient } from '../operator-client.js';

const PATH = 'sales-channels/MELI/taxonomy';

const aTaxonomy = (choices: object = {}) => ({
  categories: [
    { code: 'ROPA', path: 'Ropa' },
    { code: 'PLAYERAS', path: 'Ropa > Playeras' },
    { code: 'BEBES', path: 'Bebés > Ropa' },
  ],
  attributes: [
    { code: 'MATERIAL', name: 'Material', type: 'text', required: true, categories: ['PLAYERAS'] },
    { code: 'BRAND', name: 'Marca', type: 'text', required: true, maxLength: 40 },
  ],
  limits: { titleLength: 60, html: false },
  ...choices,
});

describe('the taxonomy of a sales channel (decision 10.6)', () => {
  const catalog = useCatalog({ ROLE: 'api' });
  const operator = new OperatorClient(catalog);

  // eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
  type Answer = TestAnswer<any>;
  const asChannel = async (channel: string, path = '', body?: unknown): Promise<Answer> =>
    catalog.fetch(`/channel/taxonomy${path}`, {
      token: await catalog.tokens.channel(channel, ['listings']),
      ...(body === undefined ? {} : { method: 'PUT', body }),
    });
  const asMerchant = async (path: string): Promise<Answer> =>
    catalog.fetch(`/ext/taxonomies/${path}`, { token: await catalog.tokens.merchant('ACME') });
  const pathsOf = ({ body }: Answer) =>
    body.categories.map(({ path }: { path: string }) => path) as string[];

  it('is set by an operator, and changes only if the request differs', async () => {
    expect((await operator.get(PATH)).status).toBe(404);
    const created = await operator.put(PATH, aTaxonomy());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ salesChannel: 'MELI', version: 1, categoryCount: 3 });
    expect((await operator.get('sales-channels/ECOM/taxonomy')).status).toBe(404);
    const { categories, ...rest } = aTaxonomy();
    const same = await operator.put(PATH, { ...rest, categories: categories.toReversed() });
    expect([same.status, same.body]).toEqual([200, created.body]);

    const [ropa, playeras] = categories;
    const other = { code: 'OTRO', path: 'Otro' };
    const moved = { ...playeras, path: 'Ropa > Camisetas' };
    const changed = await operator.put(PATH, aTaxonomy({ categories: [ropa, moved, other] }));
    expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
    const details = (await operator.audit('sales-channel.taxonomy-set')).map(
      (entry) => entry.details,
    );
    expect(details.map(({ version, categories: counts }) => [version, counts])).toEqual([
      [1, { added: 3, changed: 0, removed: 0, total: 3 }],
      [2, { added: 1, changed: 1, removed: 1, total: 3 }],
    ]);
    const { body } = await operator.get(`${PATH}/categories`);
    expect(body).toEqual({
      categories: [
        { ...other, attributes: [] },
        { ...ropa, attributes: [] },
        { ...moved, attributes: ['MATERIAL'] },
      ],
    });
  });

  it('is set and read by the channel, and read by connected merchants', async () => {
    const sent = aTaxonomy({ limits: { minImages: 1 } });
    expect((await asChannel('SHOP', '', sent)).status).toBe(201);
    const { body } = await asChannel('SHOP');
    expect((await asMerchant('SHOP')).body).toEqual(body);
    expect(body).toMatchObject({ salesChannel: 'SHOP', limits: { minImages: 1 } });
    const [{ categories: _named, ...material }, brand] = sent.attributes as [
      Record<string, unknown>,
      object,
    ];
    expect(body.attributes).toEqual([material, brand]);
    expect((await asMerchant('SHOP/categories?text=bebes%20ROPA')).body.categories).toEqual([
      { code: 'BEBES', path: 'Bebés > Ropa', attributes: [] },
    ]);
    await catalog.store.sql(
      `DELETE FROM connection WHERE merchant_id = 'ACME' AND sales_channel = 'SHOP'`,
    );
    for (const path of ['SHOP', 'SHOP/categories', 'NONE']) {
      expect((await asMerchant(path)).status).toBe(404);
    }
  });

  it('is read with the number of SKUs of the reader that are still to be compared', async () => {
    await addListedMerchant(catalog, 'LISTED', ['ECOM'], 30);
    await addListedMerchant(catalog, 'OTHER', ['ECOM', 'MELI'], 12);
    const set = await asChannel('ECOM', '', aTaxonomy());
    expect([set.status, set.body.recheck]).toEqual([201, undefined]);
    const { body } = await asChannel('ECOM');
    expect(body.recheck).toMatchObject({ changed: 0, remaining: 42 });
    const token = await catalog.tokens.merchant('LISTED');
    const ofMerchant = async () => (await catalog.fetch('/ext/taxonomies/ECOM', { token })).body;
    expect(await ofMerchant()).toMatchObject({ recheck: { remaining: 30 } });
    // In the middle of a job, after a change in the middle: the remaining and the repeated SKUs.
    const place = (after: string, until: string, again: boolean) =>
      catalog.store.sql(
        `UPDATE requirement_recheck SET after_sku = $1, until_sku = $2, again = $3 WHERE merchant_id = 'LISTED'`,
        [after, until, again],
      );
    await place('S27', 'S10', false);
    // In the order of their texts: S28, S29, S3 to S9, and S0, S1 and S10.
    expect(await ofMerchant()).toMatchObject({ recheck: { remaining: 12 } });
    await place('S0', 'S10', true);
    expect(await ofMerchant()).toMatchObject({ recheck: { remaining: 2 } });
  });

  it('requires the scope of listings, and an existing channel', async () => {
    const token = await catalog.tokens.channel('SHOP', ['orders']);
    const refused = await catalog.fetch('/channel/taxonomy', { token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'missing-scope' } });
    expect((await asChannel('NOWHERE', '', aTaxonomy())).status).toBe(404);
    expect((await operator.put('sales-channels/NOWHERE/taxonomy', aTaxonomy())).status).toBe(404);
  });

  it('is refused with pointers, and is not stored, if it has faults', async () => {
    const before = (await operator.get(PATH)).body;
    const twice = [
      { code: 'A', path: 'A' },
      { code: 'A', path: 'B' },
    ];
    const faulty = await operator.put(PATH, aTaxonomy({ categories: twice, attributes: [] }));
    expect(faulty).toMatchObject({ status: 422, body: { code: 'invalid-taxonomy' } });
    expect(errorsOf(faulty)).toEqual(['/categories/1/code duplicate']);
    const misspelt = await operator.put(PATH, aTaxonomy({ limits: { titleLenght: 60 } }));
    expect([misspelt.status, errorsOf(misspelt)]).toEqual([
      400,
      ['/limits/titleLenght unknown-member'],
    ]);
    expect((await operator.get(PATH)).body).toEqual(before);
  });

  it('is prepared before its transaction, which Postgres ends if it is idle for long', async () => {
    const row = `SELECT FROM channel_taxonomy WHERE sales_channel = 'MELI' FOR UPDATE`;
    const held = await HeldRows.take(catalog, row);
    const keys = jest.spyOn(String.prototype, 'normalize');
    const change = operator.put(PATH, aTaxonomy({ limits: { titleLength: 61 } }));
    await held.untilWaiting(1);
    expect(keys).toHaveBeenCalled();
    keys.mockClear();
    await held.release();
    expect((await change).status).toBe(200);
    expect(keys).not.toHaveBeenCalled();
    keys.mockRestore();
  });

  it('may have 20,000 categories, which are read in pages and found by words', async () => {
    const categories = Array.from({ length: 20_000 }, (_, index) => ({
      code: `MLM${100_000 + index}`,
      path: `Hogar > Sección ${index % 40} > Categoría número ${index}, con un nombre bastante largo`,
    }));
    const { status } = await operator.put(PATH, aTaxonomy({ categories, attributes: [] }));
    expect(status).toBe(200);
    const page = await operator.get(`${PATH}/categories?text=12345%20SECCION`);
    expect(pathsOf(page)).toEqual([categories[12_345]?.path]);

    const first = await operator.get(`${PATH}/categories?pageSize=200&text=1`);
    const { nextPageToken } = first.body;
    const next = await operator.get(
      `${PATH}/categories?pageSize=200&nextPageToken=${nextPageToken}`,
    );
    const paths = [...pathsOf(first), ...pathsOf(next)];
    expect(new Set(paths).size).toBe(400);
    expect(paths.every((path) => path.includes('1'))).toBe(true);
  });
});
