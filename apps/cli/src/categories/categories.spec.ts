import { FakeApi, type FakeRequest } from '../spec/fake-api.js';

const MAP = ['categories', 'map', '--channel', 'MELI', 'Apparel'];

describe('the mapping of a category', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => {
    api.requests.splice(0);
    api.answers['PUT /ext/category-mappings/MELI'] = { changed: 1 };
    api.answers['GET /ext/taxonomies/MELI'] = {};
    api.answers['GET /ext/categories'] = {
      categories: [
        { category: 'Apparel > Shirts', skus: 7, mapping: mappingOf('APPAREL') },
        { category: 'Apparel > Hats', skus: 3, mapping: mappingOf('Apparel > Hats') },
        { category: 'Apparel', skus: 2, mapping: mappingOf('Apparel') },
        { category: 'Apparel > Socks', skus: 9, mapping: mappingOf('apparel', 'operator') },
        { category: 'Apparel > Other', skus: 1 },
      ],
    };
  });

  const mappingOf = (category: string, source = 'merchant') => ({
    category,
    channelCategory: 'K',
    source,
  });

  const writes = () => api.requests.filter(({ method }) => method !== 'GET');

  it('by a merchant applies to its own SKUs, and the output counts their categories', async () => {
    expect(await api.runCommand('merchant', [...MAP, 'K'])).toEqual({
      code: 0,
      out: ['Apparel is mapped to K. The mapping applies to 2 categories with 9 SKUs.'],
      notes: [],
    });
    expect(writes()).toMatchObject([
      {
        path: '/ext/category-mappings/MELI',
        body: { mappings: [{ category: 'Apparel', channelCategory: 'K' }] },
      },
    ]);
  });

  it('by an operator is for all merchants, and --wait waits until SKUs are compared', async () => {
    api.answers['PUT /ops/category-mappings/MELI'] = { changed: 1 };
    api.answers['GET /ops/category-mappings/MELI/categories'] = {
      categories: [
        { category: 'Apparel > Socks', skus: 9, mapping: mappingOf('apparel', 'operator') },
        { category: 'Apparel > Hats', skus: 3, mapping: mappingOf('Apparel > Hats', 'operator') },
      ],
    };
    let requestCount = 0;
    api.answers['GET /ops/sales-channels/MELI/taxonomy'] = () => {
      requestCount += 1;
      return requestCount < 3 ? { recheck: { remaining: 1_500 } } : {};
    };
    const applies = 'The mapping applies to 1 category with 9 SKUs.';
    const out = [`Apparel is mapped to K for all merchants. ${applies}`];
    const noted = await api.runCommand('operator', [...MAP, 'K']);
    const notes = ['1,500 SKUs are still to be compared; --wait waits for that.'];
    expect(noted).toEqual({ code: 0, out, notes });
    const waited = await api.runCommand('operator', [...MAP, 'K', '--wait']);
    expect(waited).toEqual({ code: 0, out, notes: ['All SKUs are compared.'] });
    expect(requestCount).toBe(3);
  });

  it('is removed with --remove, and the output counts the categories and SKUs that it applied to', async () => {
    api.answers['DELETE /ext/category-mappings/MELI'] = {};
    expect((await api.runCommand('merchant', [...MAP, '--remove'])).out).toEqual([
      'Apparel is no longer mapped. The mapping applied to 2 categories with 9 SKUs.',
    ]);
    expect(writes()).toMatchObject([{ method: 'DELETE', query: { category: 'Apparel' } }]);
  });

  it.each([
    ['merchant', MAP, 2, 'Give the code of the channel, or --remove.'],
    ['merchant', [...MAP, 'K', '--remove'], 2, 'Give the code of the channel, or --remove.'],
    ['sales-channel', [...MAP, 'K'], 3, 'categories map is for a client of the kind merchant'],
    ['operator', ['categories', 'taxonomy', 'show'], 2, '--channel is missing'],
    [
      'sales-channel',
      ['categories', 'taxonomy', 'show', '--channel', 'ECOM'],
      2,
      '--channel is not for a client of the kind sales-channel',
    ],
  ])('as %s by %j is refused before it is sent', async (kind, words, code, fault) => {
    const { notes, ...outcome } = await api.runCommand(kind, words);
    expect(outcome).toEqual({ code, out: [] });
    expect(notes[0]).toContain(fault);
    expect(api.requests).toEqual([]);
  });

  it('for an attribute contains the values that the channel writes differently', async () => {
    const route = '/ext/category-mappings/MELI/attributes';
    api.answers[`PUT ${route}`] = { changed: 1 };
    const words = ['categories', 'attributes', 'map', 'fabric', 'MATERIAL', '--channel', 'MELI'];
    const values = ['--value', 'cotton=Algodón', '--value', 'a=b=c'];
    const { out } = await api.runCommand('merchant', [...words, ...values]);
    expect(out).toEqual(['fabric is mapped to MATERIAL.']);
    const sent = [
      { value: 'cotton', channelValue: 'Algodón' },
      { value: 'a', channelValue: 'b=c' },
    ];
    const mapping = { name: 'fabric', attribute: 'MATERIAL', values: sent };
    expect(writes()).toMatchObject([{ path: route, body: { mappings: [mapping] } }]);
  });
});

describe('the categories in use', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  it('show the mapping that applies and its level, or else suggestions, also in 60 columns', async () => {
    const path = 'Ropa > Playeras';
    api.answers['GET /ext/categories'] = ({ query }: FakeRequest) => ({
      categories: [
        {
          category: 'Apparel > Shirts',
          skus: 12,
          mapping: { category: 'Apparel', channelCategory: 'P1', path, source: 'operator' },
          suggestions: [],
        },
        { category: 'Hats', skus: 1, suggestions: [{ channelCategory: 'G7', path: 'Gorras' }] },
      ].slice(query['unmapped'] === 'true' ? 1 : 0),
    });
    const list = async (columns: number, ...words: string[]) => {
      const all = ['categories', 'list', '--channel', 'MELI', ...words];
      return (await api.runCommand('merchant', all, { columns })).out;
    };
    expect(await list(60)).toEqual([
      'CATEGORY          SKUS  MAPPED TO                SUGGESTIONS',
      'Apparel > Shirts    12  P1 Ropa > Playeras',
      '                        (operator at Apparel)',
      'Hats                 1  not mapped               G7 Gorras',
    ]);
    expect(await list(60, '--unmapped')).toEqual([
      'CATEGORY  SKUS  MAPPED TO   SUGGESTIONS',
      'Hats         1  not mapped  G7 Gorras',
    ]);
  });

  it('of all merchants are for operators', async () => {
    api.answers['GET /ops/category-mappings/MELI/categories'] = {
      categories: [{ category: 'Hats', skus: 1_200, suggestions: [] }],
    };
    const words = ['categories', 'list', '--channel', 'MELI', '--text', 'hat', '--json'];
    const { code, out } = await api.runCommand('operator', words);
    expect([code, out.map((line) => JSON.parse(line) as object)]).toEqual([
      0,
      [{ category: 'Hats', skus: 1_200, suggestions: [] }],
    ]);
    const { path, query } = api.requests.at(-1) ?? {};
    expect([path, query]).toEqual([
      '/ops/category-mappings/MELI/categories',
      { text: 'hat', pageSize: '200' },
    ]);
    const missing = await api.runCommand('operator', ['categories', 'list']);
    expect([missing.code, missing.notes[0]]).toEqual([2, 'error: --channel is missing.']);
  });
});
