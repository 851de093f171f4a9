import type { TestAnswer } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { OperatorClient } from '../operator-client.js';

const TAXONOMY = {
  categories: [
    { code: 'CAMISAS', path: 'Ropa > Camisas' },
    { code: 'CAMAS', path: 'Hogar > Camas' },
  ],
  attributes: [],
  limits: {},
};

describe('the reference categories in use (decision 10.6)', () => {
  const catalog = useCatalog({ ROLE: 'api' });
  const acme = new MerchantClient(catalog, 'ACME');
  const operator = new OperatorClient(catalog);
  // eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
  const list = (query: string): Promise<TestAnswer<any>> => acme.get(`/ext/categories?${query}`);
  const names = ({ body }: { body: { categories: { category: string }[] } }) =>
    body.categories.map(({ category }) => category);

  beforeAll(async () => {
    await operator.put('sales-channels/MELI/taxonomy', TAXONOMY);
    const mappings = [{ category: 'clothing', channelCategory: 'CAMISAS' }];
    await operator.put('category-mappings/MELI', { mappings });
    const used = ['Clothing > Shirts', 'Clothing > Shirts', 'Mode > Camisa', 'Äpfel', 'Gone'];
    const skus = used.map((category, index) =>
      aSkuBody({ skuId: `S${index}`, productId: `P${index}`, category }),
    );
    for (const sku of skus) await acme.upsert([sku]);
    await acme.delete('skus/S4');
    const other = new MerchantClient(catalog, 'MANUAL');
    await other.upsert([
      aSkuBody({ category: 'Secret' }),
      aSkuBody({ skuId: 'S2', category: 'Clothing > Shirts' }),
    ]);
  });

  it('are the categories of live SKUs, with their number, their mapping, and suggestions if there is no mapping', async () => {
    const { body } = await list('salesChannel=MELI');
    const mapping = {
      category: 'clothing',
      channelCategory: 'CAMISAS',
      path: 'Ropa > Camisas',
      source: 'operator',
    };
    expect(body).toEqual({
      categories: [
        { category: 'Clothing > Shirts', skus: 2, mapping, suggestions: [] },
        {
          category: 'Mode > Camisa',
          skus: 1,
          suggestions: [{ channelCategory: 'CAMISAS', path: 'Ropa > Camisas' }],
        },
        { category: 'Äpfel', skus: 1, suggestions: [] },
      ],
    });
  });

  it('are found by words and as unmapped categories, in pages', async () => {
    expect(names(await list('salesChannel=MELI&text=apfel'))).toEqual(['Äpfel']);
    expect(names(await list('salesChannel=MELI&unmapped=true'))).toEqual([
      'Mode > Camisa',
      'Äpfel',
    ]);
    const first = await list('salesChannel=MELI&pageSize=2');
    const { nextPageToken } = first.body;
    const next = await list(`salesChannel=MELI&pageSize=2&nextPageToken=${nextPageToken}`);
    expect([...names(first), ...names(next)]).toEqual([
      'Clothing > Shirts',
      'Mode > Camisa',
      'Äpfel',
    ]);
    expect(next.body).not.toHaveProperty('nextPageToken');
  });

  it('cover all merchants in the channel for operators, with the mappings of operators', async () => {
    const mappings = [{ category: 'Äpfel', channelCategory: 'CAMAS' }];
    await catalog.fetch('/ext/category-mappings/MELI', {
      method: 'PUT',
      token: await catalog.tokens.merchant('ACME'),
      body: { mappings },
    });
    const { body } = await operator.get('category-mappings/MELI/categories?pageSize=2');
    const mapping = {
      category: 'clothing',
      channelCategory: 'CAMISAS',
      path: 'Ropa > Camisas',
      source: 'operator',
    };
    expect(body.categories).toEqual([
      { category: 'Clothing > Shirts', skus: 3, mapping, suggestions: [] },
      expect.objectContaining({ category: 'Mode > Camisa', skus: 1 }),
    ]);
    const place = `unmapped=true&nextPageToken=${body.nextPageToken}`;
    const refused = await operator.get(`category-mappings/MELI/categories?${place}`);
    expect(refused.status).toBe(400);
    const rest = await operator.get(
      `category-mappings/MELI/categories?nextPageToken=${body.nextPageToken}`,
    );
    expect(rest.body).toEqual({
      categories: [
        { category: 'Secret', skus: 1, suggestions: [] },
        { category: 'Äpfel', skus: 1, suggestions: [] },
      ],
    });
    expect((await operator.get('category-mappings/NONE/categories')).status).toBe(404);
  });

  it('require a channel to which the merchant is connected', async () => {
    expect((await list('salesChannel=NONE')).status).toBe(404);
    expect((await list('')).status).toBe(400);
  });
});
