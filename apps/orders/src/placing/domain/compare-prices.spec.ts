import { decimal } from '#money';
import type { ListedPrice } from '../../reference/domain/listed-price.js';
import { item, now, order, referenceData, sku } from '../spec/orders-to-place.js';
import { differenceDetail, priceDifferences } from './compare-prices.js';
import type { KnownSku } from './reference-data.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(now.getTime() - ms);

interface Case {
  /** Unit prices, by line. */
  sold: readonly string[];
  skus?: readonly KnownSku[];
  currency?: string;
  /** The age of the order; without it, the order has no date. */
  ago?: number;
  quoted?: 'DDP' | 'DDU';
  changes?: readonly ListedPrice[];
}

const change = (sale: string | null, validFrom: Date, over: Partial<ListedPrice> = {}) => ({
  skuId: sku.skuId,
  validFrom,
  request: 1,
  knownAt: validFrom,
  sale,
  currency: sale === null ? null : 'MXN',
  ...over,
});

/** When the price changed from 1850 to 1795.90. */
const CHANGED = 30 * HOUR_MS;
const PRICES = [change('1795.90', ago(CHANGED)), change('1850', ago(5 * DAY_MS))];

/** The text for operators; undefined if no line differs. */
function textOf({ sold, currency = 'MXN', quoted, changes = PRICES, ...members }: Case) {
  const items = sold.map((price, i) => ({
    ...item,
    id: `line-${i + 1}`,
    salePrice: decimal(price),
  }));
  const placed = order({
    items,
    currency,
    creationDate: members.ago === undefined ? undefined : ago(members.ago),
    ...(quoted && { quote: { content: undefined } }),
  });
  const channel = { ...referenceData().channel!, taxesOnline: quoted === 'DDU' };
  const { skus = sold.map(() => sku) } = members;
  const differences = priceDifferences(placed, { channel, skus, changes }, now);
  return differences.length === 0 ? undefined : differenceDetail(currency, differences);
}

describe('prices of an order beside those of its listings (decision 10.15)', () => {
  it.each<[string, Case]>([
    ['the present price', { sold: ['1795.9'] }],
    ['a price that rounds to it', { sold: ['1795.8951'] }],
    ['a new price at its first moment', { sold: ['1795.9'], ago: CHANGED }],
    ['the former price for 24 hours', { sold: ['1850'], ago: CHANGED - DAY_MS + 1 }],
    [
      'the former price in an order of the future, as in one of now',
      { sold: ['1850'], ago: -DAY_MS, changes: [change('1795.90', ago(HOUR_MS)), PRICES[1]!] },
    ],
    ['any price before the first known one', { sold: ['1'], ago: 5 * DAY_MS + 1 }],
    [
      'any price more than 7 days ago',
      { sold: ['1'], ago: 7 * DAY_MS + 1, changes: [change('2', ago(9 * DAY_MS))] },
    ],
    ['any price of a SKU without one', { sold: ['1'], changes: [] }],
    [
      'any price while those before the first known one count',
      { sold: ['1'], changes: [change('1795.90', ago(DAY_MS - 1), { request: 2 })] },
    ],
    [
      'any price for an hour after the newest known one was known late',
      { sold: ['1'], changes: [change('1795.90', ago(CHANGED), { knownAt: ago(HOUR_MS - 1) })] },
    ],
    ['any price in another currency', { sold: ['1'], currency: 'USD' }],
    ['quoted prices that include taxes', { sold: ['1'], quoted: 'DDP' }],
    [
      'any price 24 hours after the end of the price',
      { sold: ['1'], ago: CHANGED - DAY_MS, changes: [change(null, ago(CHANGED)), PRICES[1]!] },
    ],
  ])('accept %s', (_, sale) => {
    expect(textOf(sale)).toBeUndefined();
  });

  it.each<[string, Case, string]>([
    [
      'one of 24 hours after the first known price',
      { sold: ['1'], changes: [change('2', ago(DAY_MS), { request: 2 })] },
      '1.00, listed at 2.00 (-1.00)',
    ],
    [
      'one of an hour after the newest known price was known late',
      { sold: ['1'], changes: [change('2', ago(CHANGED), { knownAt: ago(HOUR_MS) })] },
      '1.00, listed at 2.00 (-1.00)',
    ],
    [
      'one right after a price that was known in time',
      { sold: ['1'], changes: [change('2', ago(60_000), { knownAt: now })] },
      '1.00, listed at 2.00 (-1.00)',
    ],
    ['one that is lower', { sold: ['1795.89'] }, '1795.89, listed at 1795.90 (-0.01)'],
    ['one that is higher', { sold: ['1900'] }, '1900.00, listed at 1795.90 (+104.10)'],
    [
      'a new price before its first moment',
      { sold: ['1795.9'], ago: CHANGED + 1 },
      '1795.90, listed at 1850.00 (-54.10)',
    ],
    [
      'the former price after 24 hours',
      { sold: ['1850'], ago: CHANGED - DAY_MS },
      '1850.00, listed at 1795.90 (+54.10)',
    ],
    [
      'one of 7 days ago',
      { sold: ['1'], ago: 7 * DAY_MS, changes: [change('2', ago(9 * DAY_MS))] },
      '1.00, listed at 2.00 (-1.00)',
    ],
    [
      'one within 24 hours after the end of the price',
      { sold: ['1'], ago: CHANGED - DAY_MS + 1, changes: [change(null, ago(CHANGED)), PRICES[1]!] },
      '1.00, listed at 1850.00 (-1849.00)',
    ],
    ['a quoted one without taxes', { sold: ['1'], quoted: 'DDU' }, '1.00, listed at 1795.90'],
    [
      'one that is equal in another currency',
      { sold: ['96.90'], changes: [change('96.90', ago(1), { currency: 'USD' }), ...PRICES] },
      '96.90, listed at 1795.90',
    ],
  ])('report %s', (_, sale, text) => {
    expect(textOf(sale)).toContain(`TEE-BLUE-M (item line-1) sold at ${text}`);
  });

  it('report each line that differs, with its former prices once each', () => {
    const skus = [sku, { ...sku, skuId: 'CAP' }, { ...sku, skuId: 'UNPRICED' }, sku];
    const ofCap = ['10', '12', '10.00', '11', '13'];
    const changes = [
      ...ofCap.map((sale, i) => change(sale, ago(i * HOUR_MS), { skuId: 'CAP' })),
      change('1795.90', ago(HOUR_MS)),
      PRICES[1]!,
    ];
    expect(textOf({ sold: ['1795.90', '9', '7', '1700'], skus, changes })).toBe(
      'prices in MXN differ from the listing: ' +
        'CAP (item line-2) sold at 9.00, listed at 10.00 (-1.00), before at 12.00 and 11.00; ' +
        'TEE-BLUE-M (item line-4) sold at 1700.00, listed at 1795.90 (-95.90), before at 1850.00',
    );
  });

  it('count the lines that are not shown', () => {
    const text = textOf({ sold: Array.from({ length: 22 }, () => '1') })!;
    expect(text).toMatch(/ \(item line-20\) .*; 2 more items$/);
  });
});
