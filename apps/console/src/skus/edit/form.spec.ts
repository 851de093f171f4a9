import { readFileSync } from 'node:fs';
import { ApiProblem } from '../../api/problem.js';
import type { Sku } from '../sku-row.js';
import { faultsAt, faultsIn, inputOf, productWith } from './form.js';

function sku(skuId: string, change: Partial<Sku> = {}): Sku {
  return {
    id: `id-${skuId}`,
    merchantId: 'ACME',
    skuId,
    productId: 'P',
    merchantProductId: 'P',
    main: false,
    name: 'Linen shirt',
    description: 'A light shirt of linen',
    weight: 0.25,
    height: 3,
    width: 25,
    length: 30,
    ean: '4006381333931',
    hscode: '6205.90',
    globalSaleChannelData: {
      active: true,
      category: 'Shirts',
      brand: 'Acme',
      color: 'blue',
      attributes: [{ name: 'Care: how', value: 'cold\nonly' }],
    },
    images: ['https://images.example.com/a.jpg', ' https://images.example.com/b.jpg'],
    localizationStatus: 'REVIEW_DENIED',
    localizationMessages: [],
    salesChannelStatus: {},
    lastUpdateDate: '2026-11-21T10:00:00.000Z',
    version: 3,
    ...change,
  };
}

const [mainSku, other] = [sku('A', { main: true }), sku('B')];
const product = [mainSku, other];
const before = inputOf(other);

const { schemas } = JSON.parse(readFileSync('apps/gateway/openapi.json', 'utf8')).components;
const namesIn = (schema: string): string[] => Object.keys(schemas[schema].properties);

/** A value for every member that the API document has, including members that the form does not know. */
function markersOf(schema: string): object {
  return Object.fromEntries(namesIn(schema).map((name) => [name, `the ${name}`]));
}

function membersOf(schema: string, value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => namesIn(schema).includes(name)),
  );
}

describe('a product with a changed SKU', () => {
  it('is sent completely and unchanged if nothing was changed, without members that only answers have', () => {
    const answers = product.map((answer) => ({
      ...markersOf('SkuResponse'),
      ...answer,
      globalSaleChannelData: { ...markersOf('SkuSaleData'), ...answer.globalSaleChannelData },
    }));
    const unchanged = inputOf(answers[1]!);
    expect(productWith(answers, 'B', unchanged, unchanged)).toEqual(
      answers.map((answer) => ({
        ...membersOf('SkuDto', answer),
        globalSaleChannelData: membersOf('GlobalSaleChannelDataDto', answer.globalSaleChannelData),
      })),
    );
  });

  it('has the changed members, including concurrent changes by others', () => {
    const meanwhile = [mainSku, { ...other, description: 'A better description' }];
    const input = {
      ...before,
      name: 'Shirt',
      weight: ' 0.3 ',
      size: 'M',
      images: 'https://x/a\n\n',
    };
    expect(productWith(meanwhile, 'B', before, input)[1]).toMatchObject({
      name: 'Shirt',
      description: 'A better description',
      weight: 0.3,
      images: ['https://x/a'],
      globalSaleChannelData: { color: 'blue', size: 'M', brand: 'Acme' },
    });
  });

  it('omits a color that was cleared', () => {
    const [, sent] = productWith(product, 'B', before, { ...before, color: '' });
    expect(sent?.globalSaleChannelData).not.toHaveProperty('color');
  });

  it('has the entered origin, and none after it is cleared', () => {
    const made = sku('B', { countryOfOrigin: 'PT' });
    const was = inputOf(made);
    const originOf = (countryOfOrigin: string) =>
      productWith([made], 'B', was, { ...was, countryOfOrigin })[0]?.countryOfOrigin;
    expect(['PT', ' CN ', ''].map(originOf)).toEqual(['PT', 'CN', undefined]);
  });

  it('has one main SKU after another SKU becomes the main one', () => {
    const sent = productWith(product, 'B', before, { ...before, main: true });
    expect(sent.map(({ main }) => main)).toEqual([false, true]);
  });
});

describe('the faults of the form', () => {
  it('include invalid numbers, and the API’s faults about this SKU', () => {
    expect(Object.keys(faultsIn({ ...before, weight: '1,5', height: '' }))).toEqual([
      'weight',
      'height',
    ]);
    const error = new ApiProblem(400, {
      errors: [
        { pointer: '/1/globalSaleChannelData/brand', detail: 'is too long' },
        { pointer: '/1/images/0', detail: 'is no text' },
        { pointer: '/0/name', detail: 'is not known' },
      ],
    });
    expect(faultsAt(error, ['A', 'B'], 'B', ['brand', 'images', 'name'])).toEqual({
      byField: { brand: 'Brand is too long.', images: 'Images is no text.' },
      unplaced: ['SKU A: Name is not known.'],
    });
  });
});
