import type { ChannelSettings } from '#contracts';
import { decimal, fitsDecimals, minorUnits } from '#money';
import { Refusal, type FieldError } from '#edge';
import { faultOfPrices } from '../prices/domain/price.js';
import type { SentAmounts } from '../prices/store/sent-price.store.js';
import type { SkuKey } from '../prices/store/sku.store.js';

export function faultsOfAmounts({ salePrice, listPrice }: SentAmounts): FieldError[] {
  if (faultOfPrices(decimal(salePrice), decimal(listPrice)) === undefined) return [];
  const detail = 'The list price must not be below the sale price.';
  return [fault('list-below-sale', detail, '/listPrice')];
}

/**
 * Checks the decimals of a price: a channel shows the price as sent, so it cannot be finer than the channel's currency
 * (decision 5.4).
 */
function faultsOfPrecision({ salePrice, listPrice }: SentAmounts, currency: string): FieldError[] {
  const amounts: [pointer: string, amount: string][] = [['/salePrice', salePrice]];
  if (listPrice !== salePrice) amounts.push(['/listPrice', listPrice]);
  const digits = minorUnits(currency);
  const detail = `must not have more decimals than ${currency}: ${digits}`;
  return amounts.flatMap(([pointer, amount]) =>
    fitsDecimals(amount, digits) ? [] : [fault('amount-precision', detail, pointer)],
  );
}

/** The members of a destination price that identify its channel. */
export interface PriceInChannel extends SentAmounts {
  merchantId: string;
  salesChannel: string;
  /** ISO 3166 alpha-2 */
  country: string;
}

/**
 * The reasons why a merchant cannot set a price in a channel (decision 5.4).
 * @param channels the channels in which the merchant sells
 * @param channel undefined for an unknown channel
 */
export function faultsInChannel(
  price: PriceInChannel,
  channels: readonly string[],
  channel: Pick<ChannelSettings, 'country' | 'currency'> | undefined,
): FieldError[] {
  const { merchantId, salesChannel, country } = price;
  if (!channel) {
    return [fault('unknown-sales-channel', 'There is no such channel.', '/salesChannel')];
  }
  const faults: FieldError[] = [];
  if (!channels.includes(salesChannel)) {
    const detail = `${merchantId} is not connected to ${salesChannel}.`;
    faults.push(fault('channel-not-connected', detail, '/salesChannel'));
  }
  if (channel.country !== country) {
    const detail = `${salesChannel} sells in ${channel.country}.`;
    faults.push(fault('country-mismatch', detail, '/country'));
  }
  faults.push(...faultsOfPrecision(price, channel.currency));
  return faults;
}

/** Combines all faults in one refusal (decision 1.2), with the code of the first; undefined without faults. */
export function refusalFor(errors: FieldError[]): Refusal | undefined {
  const [first] = errors;
  return first && new Refusal(first.code, first.detail, { errors });
}

export function refuseAny(errors: FieldError[]): void {
  const refusal = refusalFor(errors);
  if (refusal) throw refusal;
}

/** The refusal of a row of a batch, whose SKU is in the body. */
export function unknownSku({ merchantId, skuId }: SkuKey): Refusal {
  const detail = `${merchantId} has no SKU ${skuId}.`;
  return new Refusal('unknown-sku', detail, { errors: [fault('unknown-sku', detail, '/skuId')] });
}

export function fault(code: string, detail: string, pointer: string): FieldError {
  return { pointer, code, detail };
}
