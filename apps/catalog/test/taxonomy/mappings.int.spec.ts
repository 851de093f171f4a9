import type { TestAnswer } from '#testing';
import { useCatalog } from '../catalog-service.js';
import { errorsOf, OperatorClient } from '../operator-client.js';

const TAXONOMY = {
  categories: [
    { code: 'ROPA', path: 'Ropa' },
    { code: 'PLAYERAS', path: 'Ropa > Playeras' },
  ],
  attributes: [
    { code: 'MATERIAL', name: 'Material', type: 'text', required: true, values: ['Lino'] },
    { code: 'GSM', name: 'Gramaje', type: 'number', required: false },
  ],
  limits: {},
};

describe('mappings to the categories of a sales channel (decision 10.6)', () => {
  const catalog = useCatalog({ ROLE: 'api' });
  const operator = new OperatorClient(catalog);

  // eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
  type Answer = TestAnswer<any>;
  const as = async (merchant: string, path: string, method = 'GET', body?: unknown) =>
    catalog.fetch(`/ext/category-mappings/${path}`, {
      token: await catalog.tokens.merchant(merchant),
      method,
      ...(body === undefined ? {} : { body }),
    }) as Promise<Answer>;
  const asOperator = async (path: string, method = 'GET', body?: unknown) =>
    catalog.fetch(`/ops/category-mappings/${path}`, {
      token: await catalog.tokens.operator(),
      method,
      ...(body === undefined ? {} : { body }),
    }) as Promise<Answer>;
  const map = (...pairs: [string, string][]) => ({
    mappings: pairs.map(([category, channelCategory]) => ({ category, channelCategory })),
  });
  const listed = ({ body }: Answer) =>
    body.mappings.map((mapping: Record<string, string>) =>
      [mapping['source'], mapping['category'], mapping['channelCategory'], mapping['path']].join(
        ' ',
      ),
    );

  beforeAll(async () => {
    expect((await operator.put('sales-channels/MELI/taxonomy', TAXONOMY)).status).toBe(201);
  });

  it('are made by operators for all merchants, and overridden by a merchant', async () => {
    const sent = map(['Clothing', 'ROPA'], ['Clothing > Shirts', 'PLAYERAS']);
    expect((await asOperator('MELI', 'PUT', sent)).body).toEqual({ changed: 2 });
    expect((await asOperator('MELI', 'PUT', sent)).body).toEqual({ changed: 0 });
    const mappings = map(['CLOTHING  > shirts', 'ROPA'], ['Mode', 'ROPA']);
    expect((await as('ACME', 'MELI', 'PUT', mappings)).body).toEqual({ changed: 2 });

    const forAll = [
      'operator Clothing ROPA Ropa',
      'operator Clothing > Shirts PLAYERAS Ropa > Playeras',
    ];
    const forAcme = [
      'operator Clothing ROPA Ropa',
      'merchant CLOTHING  > shirts ROPA Ropa',
      'merchant Mode ROPA Ropa',
    ];
    expect(listed(await asOperator('MELI'))).toEqual(forAll);
    expect(listed(await as('MANUAL', 'MELI'))).toEqual(forAll);
    expect(listed(await as('ACME', 'MELI'))).toEqual(forAcme);
    expect(listed(await asOperator('MELI?merchantId=ACME'))).toEqual(forAcme);

    const path = `MELI?category=${encodeURIComponent('clothing > SHIRTS')}`;
    expect((await as('MANUAL', path, 'DELETE')).status).toBe(404);
    expect((await as('ACME', path, 'DELETE')).status).toBe(204);
    expect((await as('ACME', path, 'DELETE')).status).toBe(404);
    expect(listed(await as('ACME', 'MELI'))).toEqual([...forAll, 'merchant Mode ROPA Ropa']);
    const audited = await operator.audit('category-mappings.set');
    expect(
      audited.map(({ who, details }) => [who, details['merchantId'], details['changed']]),
    ).toEqual([
      ['OPS', undefined, 2],
      ['ACME', 'ACME', 2],
      ['ACME', 'ACME', 1],
    ]);
  });

  it('are found by words, in pages', async () => {
    const pairs = Array.from({ length: 5 }, (_, n): [string, string] => [`Bébé > Nº ${n}`, 'ROPA']);
    await asOperator('MELI', 'PUT', map(...pairs));
    const categories: string[] = [];
    let query = 'MELI?text=BEBE&pageSize=2';
    for (;;) {
      const { body } = await as('ACME', query);
      categories.push(...body.mappings.map(({ category }: { category: string }) => category));
      if (body.nextPageToken === undefined) break;
      query = `MELI?pageSize=2&nextPageToken=${body.nextPageToken}`;
    }
    expect(categories).toEqual(pairs.map(([category]) => category));
  });

  it('have page tokens that only the same kind of reader can use', async () => {
    const firstPage = await as('ACME', 'MELI?pageSize=1');
    const ofAcme = await asOperator('MELI?merchantId=ACME&pageSize=1');
    const next = ({ body }: Answer) => `&nextPageToken=${body.nextPageToken}`;
    expect((await as('ACME', `MELI?pageSize=1${next(firstPage)}`)).status).toBe(200);
    expect((await asOperator(`MELI?merchantId=ACME${next(ofAcme)}`)).status).toBe(200);
    for (const refused of [
      await as('ACME', `MELI?pageSize=1${next(ofAcme)}`),
      await asOperator(`MELI?merchantId=ACME${next(firstPage)}`),
      await asOperator(`MELI?pageSize=1${next(ofAcme)}`),
    ]) {
      expect(refused).toMatchObject({
        status: 400,
        body: { errors: [{ parameter: 'nextPageToken', code: 'invalid-page-token' }] },
      });
    }
  });

  it('of attributes have values, which the channel must accept', async () => {
    const values = [{ value: 'Linen', channelValue: 'Lino' }];
    const good = { mappings: [{ name: 'Fabric', attribute: 'MATERIAL', values }] };
    expect((await as('ACME', 'MELI/attributes', 'PUT', good)).body).toEqual({ changed: 1 });
    expect((await as('ACME', 'MELI/attributes')).body.mappings).toMatchObject([
      { name: 'Fabric', attribute: 'MATERIAL', values, source: 'merchant' },
    ]);
    const wool = { value: 'wool', channelValue: 'Lana' };
    const bad = {
      mappings: [
        { name: 'Fabric', attribute: 'MATERIAL', values: [wool, { ...wool, value: 'WOOL' }] },
        { name: 'weight', attribute: 'GSM', values: [{ value: 'light', channelValue: 'ligero' }] },
        { name: 'fabric', attribute: 'NONE' },
      ],
    };
    const refused = await as('ACME', 'MELI/attributes', 'PUT', bad);
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-mapping' } });
    expect(errorsOf(refused)).toEqual([
      '/mappings/0/values/0/channelValue unknown-value',
      '/mappings/0/values/1/channelValue unknown-value',
      '/mappings/0/values/1/value duplicate',
      '/mappings/1/values/0/channelValue type',
      '/mappings/2/attribute unknown-attribute',
      '/mappings/2/name duplicate',
    ]);
    expect((await as('ACME', 'MELI/attributes?name=FABRIC', 'DELETE')).status).toBe(204);
    expect((await as('ACME', 'MELI/attributes')).body.mappings).toEqual([]);
  });

  it('require a category of the channel, and a channel to which the merchant is connected', async () => {
    const refused = await as('ACME', 'MELI', 'PUT', map(['Toys', 'NONE'], ['toys', 'ROPA']));
    expect(errorsOf(refused)).toEqual([
      '/mappings/0/channelCategory unknown-category',
      '/mappings/1/category duplicate',
    ]);
    for (const answer of [
      await as('ACME', 'NONE'),
      await as('ACME', 'NONE', 'PUT', map(['Toys', 'ROPA'])),
      await asOperator('NONE', 'PUT', map(['Toys', 'ROPA'])),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it('are not deleted by a merchant after its disconnection', async () => {
    await as('ACME', 'MELI', 'PUT', map(['Gone', 'ROPA']));
    const connection = `merchant_id = 'ACME' AND sales_channel = 'MELI'`;
    await catalog.store.sql(`DELETE FROM connection WHERE ${connection}`);
    expect((await as('ACME', 'MELI?category=Gone', 'DELETE')).status).toBe(404);
    await catalog.store.sql(`INSERT INTO connection VALUES ('ACME', 'MELI')`);
    expect((await as('ACME', 'MELI?category=Gone', 'DELETE')).status).toBe(204);
  });
});
