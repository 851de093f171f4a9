import type { FormValues } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow, SentPrices } from '../price-row.js';
import { readSentPrices } from '../requests.js';
import { changedPrice, enteredPrice, isByPercent } from './price-change.js';
import type { KnownPrice, Price } from './price-change.js';

const { bulk: texts } = messages;

/** A price before and after a change. */
export interface Planned {
  /** Left out if there is none, or if it is not needed. */
  before?: Price | undefined;
  after: Price;
}

export type Sku = Pick<PriceRow, 'merchantId' | 'skuId'>;

/** The payouts that a run has read, so that a percentage applies once to each payout, even if a request is repeated. */
const payouts = new WeakMap<FormValues, Map<string, KnownPrice>>();

/**
 * The payout of a SKU after a change.
 * @param values of one run, which reads each payout once
 * @throws Error where a percentage has no payout to change
 */
export async function plannedPayout(sku: Sku, values: FormValues): Promise<Planned> {
  if (!isByPercent(values)) return { after: enteredPrice(values) };
  const before = await currentPayout(sku, values);
  if (!before) throw new Error(texts.noPayout);
  return { before, after: changedPrice(before, values) };
}

/** The current payout of a SKU, before the run changes it; undefined if none is set. */
export async function currentPayout(
  { merchantId, skuId }: Sku,
  values: FormValues,
): Promise<KnownPrice | undefined> {
  const cachedPrices = payouts.get(values) ?? new Map<string, KnownPrice>();
  payouts.set(values, cachedPrices);
  const { signal } = new AbortController();
  const price =
    cachedPrices.get(skuId) ??
    priceOf(await readSentPrices('merchant', { merchantId, skuId }, signal));
  if (price) cachedPrices.set(skuId, price);
  return price;
}

/** The API returns the sale price as the list price of a price that was sent without one. */
function priceOf({ origin }: SentPrices): KnownPrice | undefined {
  if (!origin) return undefined;
  const { salePrice: sale, listPrice: list, currency } = origin;
  return { sale, ...(list > sale && { list }), currency };
}

/**
 * Returns the price of a channel after a change.
 * @throws Error for an amount in another currency
 */
export function plannedInChannel(row: PriceRow, values: FormValues): Planned {
  const { localizedCurrency: currency, localizedSalePriceWithTaxes: sale } = row;
  const list = row.localizedListPriceWithTaxes;
  const before = { sale, ...(list > sale && { list }), currency };
  if (isByPercent(values)) return { before, after: changedPrice(before, values) };
  if (values['currency'] !== currency) {
    throw new Error(fill(texts.otherCurrency, { currency, entered: values['currency'] ?? '' }));
  }
  return { before, after: enteredPrice(values, currency) };
}
