import type { Column } from '../column.js';
import { fault, type Fault } from '../fault.js';

function column(name: string, type: Column['type'], required: boolean): Column {
  return { name, path: [name], type, required };
}

/** The columns of a file of prices: the merchant's own prices, or with `salesChannel` the prices of a channel. */
export const PRICE_COLUMNS: readonly Column[] = [
  column('skuId', 'text', true),
  column('salePrice', 'number', true),
  column('listPrice', 'number', false),
  column('salesChannel', 'text', false),
  column('country', 'text', false),
];

/** Returns the faults of a price that could be read. @param body of a record, perhaps incomplete */
export function priceFaults(body: object): Fault[] {
  // Without a channel, the price would become the merchant's own price, in another currency.
  if (!hasText(body, 'country') || hasText(body, 'salesChannel')) return [];
  return [
    fault(
      'required',
      'salesChannel',
      'is required where country is given',
      'required-with-country',
    ),
  ];
}

function hasText(body: object, member: 'country' | 'salesChannel'): boolean {
  const { [member]: value } = body as Record<string, unknown>;
  return typeof value === 'string' && value !== '';
}

/** Returns warnings about a price, which is sent unchanged. @param body of a record, perhaps incomplete */
export function priceWarnings(body: object): Fault[] {
  if ('salesChannel' in body) return [];
  return [...tooFine(body, 'salePrice'), ...tooFine(body, 'listPrice')];
}

/** Most currencies have two decimals. The service accepts four decimals of a merchant's own price (decision 1.7). */
function tooFine(body: object, member: 'salePrice' | 'listPrice'): Fault[] {
  const { [member]: value } = body as Record<string, unknown>;
  const [, decimals = ''] = String(value).split('.');
  if (typeof value !== 'number' || decimals.length <= 2) return [];
  return [
    fault('decimals', member, `has ${decimals.length} decimals`, 'decimals', {
      count: decimals.length,
    }),
  ];
}
