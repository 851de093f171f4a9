import type { ChannelSettings } from '#contracts';
import { Decimal, decimal, type Numeric } from '#money';
import { done, refused, type Result } from './result.js';
import type { Rates } from './rule-sets/consignment.js';
import type { TermsOfDay } from './rule-sets/destination-terms.js';

export interface Merchant {
  /** ISO 3166 alpha-2; the country from which goods are shipped (decision 9.7). */
  country: string;
  /** ISO 4217 */
  currency: string;
  /** Units of the merchant's currency per US dollar; 1 for USD. */
  localPerUsd: Numeric;
}

/** The terms of the sales channel: its settings (decision 9.7) and the exchange rate of its currency. */
export interface Channel extends Omit<ChannelSettings, 'region'> {
  /** The state or province of the destination, as named in rules. */
  region?: string | undefined;
  /** Units of the channel's currency per US dollar. */
  localPerUsd: Numeric;
}

/** The factors between a payout and a net price. `fx` of decision 5.2 is `local ÷ merchant`, never rounded. */
export interface Factors {
  merchant: Decimal;
  local: Decimal;
  feeShare: Decimal;
}

/** @throws RangeError on a rate that is not above 0 or a fee share outside 0 … 1 */
export function factorsOf(merchant: Merchant, channel: Channel): Factors {
  const factors = {
    merchant: decimal(merchant.localPerUsd),
    local: decimal(channel.localPerUsd),
    feeShare: decimal(channel.feeShare),
  };
  if (!factors.merchant.greaterThan(0) || !factors.local.greaterThan(0)) {
    throw new RangeError('an exchange rate must be above 0');
  }
  if (factors.feeShare.lessThan(0) || !factors.feeShare.lessThan(1)) {
    throw new RangeError(`a fee share must be from 0 to below 1: ${factors.feeShare.toFixed()}`);
  }
  return factors;
}

/** Local currency per unit of the merchant's, unrounded. */
export function fxOf({ local, merchant }: Factors): Decimal {
  return local.dividedBy(merchant);
}

/** Converts local into merchant currency, unrounded, by one division, which is exact if the result is exact. */
export function toMerchant(amount: Decimal, { local, merchant }: Factors): Decimal {
  return amount.times(merchant).dividedBy(local);
}

/** Computes N = (payout · fx + L) ÷ (1 − f), by one division (decision 5.2). */
export function netOfPayout(payout: Decimal, freight: Decimal, factors: Factors): Decimal {
  const { merchant, local, feeShare } = factors;
  const received = payout.times(local).plus(freight.times(merchant));
  return received.dividedBy(merchant.times(new Decimal(1).minus(feeShare)));
}

/** Computes the reverse, payout = (N · (1 − f) − L) ÷ fx (decision 5.4). */
export function payoutOfNet(net: Decimal, freight: Decimal, factors: Factors): Decimal {
  return toMerchant(net.times(new Decimal(1).minus(factors.feeShare)).minus(freight), factors);
}

/** Units per US dollar, by currency. */
export type PerUsd = ReadonlyMap<string, Numeric>;

/** The rates that rules and freight look up on a day; a currency without exchange rate causes a refusal. */
export function ratesOf(
  { ruleSet, duties, tariff }: Partial<TermsOfDay>,
  { currency, localPerUsd }: { currency: string; localPerUsd: Decimal },
  perUsd: PerUsd = new Map(),
): Result<Rates, 'no-fx-rate'> {
  const needed = [...(ruleSet?.compiled.currencies ?? []), ...(tariff ? [tariff.currency] : [])];
  const missing = needed.find(
    (neededCurrency) => ![currency, 'USD'].includes(neededCurrency) && !perUsd.has(neededCurrency),
  );
  if (missing !== undefined) return noFxRate(missing);
  return done({ ...localRates(localPerUsd, currency, perUsd), duties: duties?.table });
}

function noFxRate(currency: string) {
  return refused('no-fx-rate', `No exchange rate of USD/${currency} is in force.`);
}

/** Units of a channel's currency per unit of another. */
export function localRates(
  localPerUsd: Decimal,
  currency: string,
  perUsd: PerUsd = new Map(),
): Rates {
  return {
    local: (currencyCode) => {
      if (currencyCode === currency) return ONE;
      if (currencyCode === 'USD') return localPerUsd;
      const rate = perUsd.get(currencyCode);
      if (rate === undefined) throw new RangeError(`there is no exchange rate for ${currencyCode}`);
      return localPerUsd.dividedBy(decimal(rate));
    },
  };
}

const ONE = new Decimal(1);
