import type { Schemas } from '@entrepot/client';
import { placeFaults } from '../../design/forms/place-faults.js';
import type { CellFaults } from '../../grid/rows/judge.js';
import type { Row, SheetColumn } from '../../grid/rows/sheet.js';
import { messages } from '../messages.js';
import { ANOTHER, EVERYWHERE, faultsIn, priceOf, type PriceInput } from '../set/price-input.js';

const { set: fields, edit: texts } = messages;

/** The answer of the API about a price before it is set (decision 5.30). */
export type PricePreview = Schemas['PricePreviewResponse']['results'][number];

export type ChannelPreview = NonNullable<PricePreview['channels']>[number];

/** The columns, as in the files of `entrepot prices set`. */
export const PRICE_COLUMNS: readonly SheetColumn[] = [
  { name: 'skuId', label: fields.sku },
  { name: 'salePrice', label: texts.sale, type: 'decimal' },
  { name: 'listPrice', label: texts.list, type: 'decimal' },
  { name: 'salesChannel', label: fields.channel },
  { name: 'country', label: fields.country },
];

/** The columns by the fields of the form, whose rules also apply to the grid. */
const COLUMN_OF = {
  skuId: 'skuId',
  sale: 'salePrice',
  list: 'listPrice',
  channel: 'salesChannel',
  country: 'country',
} as const;

function inputOf([skuId = '', sale = '', list = '', channel = '', country = '']: Row): PriceInput {
  const where = channel.trim() === '' ? EVERYWHERE : ANOTHER;
  return { skuId, where, channel, country, sale, list };
}

/** Whether a row asks only for the current price. */
function isWithoutPrice({ sale, list }: PriceInput): boolean {
  return sale.trim() === '' && list.trim() === '';
}

/** The faults of the typed texts, by column. */
export function faultsOfRow(row: Row): CellFaults {
  const input = inputOf(row);
  const { sale, country, ...otherFaults } = faultsIn(input);
  const faults = {
    ...otherFaults,
    ...(!isWithoutPrice(input) && { ...(sale && { sale }), ...(country && { country }) }),
    // Without its channel, the price would become a payout in another currency.
    ...(input.where === EVERYWHERE &&
      input.country.trim() !== '' && { channel: fields.channelFault }),
  };
  return Object.fromEntries(
    Object.entries(COLUMN_OF).flatMap(([field, column]) => {
      const fault = faults[field as keyof typeof COLUMN_OF];
      return fault === undefined ? [] : [[column, fault]];
    }),
  );
}

/** A row of the API's batch of prices, or of its preview. @param row without faults */
export function bodyOfRow(row: Row): Schemas['PricePreviewRow'] {
  const input = inputOf(row);
  const skuId = input.skuId.trim();
  if (!isWithoutPrice(input)) return { skuId, ...priceOf(input) };
  const salesChannel = input.channel.trim();
  return { skuId, ...(salesChannel !== '' && { salesChannel }) };
}

/** The key of the price that a row sets. */
export function recordOfRow(row: Row): string {
  return recordOfBody(bodyOfRow(row));
}

/** The key of the price in a row of the API's batch. */
export function recordOfBody({ skuId, salesChannel = '' }: Schemas['PricePreviewRow']): string {
  return JSON.stringify([skuId, salesChannel]);
}

const PLACES = PRICE_COLUMNS.map(({ name, label }) => ({ name, label }));

/** The faults that the API finds in a row, by column. */
export function faultsOfPreview({ code, detail = '', errors = [] }: PricePreview): CellFaults {
  if (code === undefined) return {};
  const { byField, unplaced } = placeFaults(errors, PLACES);
  if (Object.keys(byField).length > 0) return byField;
  return { skuId: unplaced.join('\n') || detail };
}

const REASONS: Readonly<Record<string, string>> = texts.reasons;

/** Explains why a channel would have no price; undefined if it would have one. */
export function reasonOf({ code, detail }: ChannelPreview): string | undefined {
  return code === undefined ? undefined : (REASONS[code] ?? detail ?? texts.notPriced);
}

/**
 * The columns in which a row differs from the last sent price; a missing crossed-out price counts if it removes one.
 */
export function changedInRow(row: Row, { current }: PricePreview): readonly string[] {
  const { salePrice, listPrice } = bodyOfRow(row);
  if (salePrice === undefined) return [];
  const crossedOut = current?.listPrice === current?.salePrice ? undefined : current?.listPrice;
  const entered = listPrice === salePrice ? undefined : listPrice;
  return [
    ...(salePrice === current?.salePrice ? [] : ['salePrice']),
    ...(entered === crossedOut ? [] : ['listPrice']),
  ];
}
