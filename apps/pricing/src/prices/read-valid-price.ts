import { Refusal } from '#edge';
import { ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { PriceRecords, type ReadablePrice } from './store/price-record.store.js';
import type { SkuKey } from './store/sku.store.js';

export interface PriceQuery extends SkuKey {
  salesChannel: string;
  /** ISO 4217; if given, it must be the channel's currency. */
  currency?: string | undefined;
}

export type ValidPrice = Required<Pick<ReadablePrice, 'skuName' | 'record'>>;

/** Reads the valid price of a SKU in a channel (decision 5.5). */
@Injectable()
export class ReadValidPrice {
  constructor(
    private readonly records: PriceRecords,
    private readonly projectionWaiter: ProjectionWaiter,
  ) {}

  /**
   * @throws Refusal `sku-not-found` (unknown or deleted), `sales-channel-not-found`, `invalid-parameter` for another
   * currency, `price-not-localized` with the reason if localization failed or is not done yet (decision 9.6)
   */
  async read({ merchantId, skuId, salesChannel, currency }: PriceQuery): Promise<ValidPrice> {
    const { skuName, channelCurrency, record, ...absence } = await this.projectionWaiter.until(
      () => this.records.read(merchantId, skuId, salesChannel),
      (state) => state.skuName !== undefined && state.channelCurrency !== undefined,
    );
    if (skuName === undefined) {
      throw new Refusal('sku-not-found', `There is no SKU ${skuId}.`, { parameter: 'skuId' });
    }
    if (channelCurrency === undefined) {
      const detail = `There is no sales channel ${salesChannel}.`;
      throw new Refusal('sales-channel-not-found', detail, { parameter: 'salesChannel' });
    }
    if (currency !== undefined && currency !== channelCurrency) {
      const detail = `The currency of ${salesChannel} is ${channelCurrency}.`;
      throw new Refusal('invalid-parameter', detail, { parameter: 'currency' });
    }
    if (record === undefined) throw notLocalized(absence);
    return { skuName, record };
  }
}

function notLocalized({ failure, waits }: Pick<ReadablePrice, 'failure' | 'waits'>): Refusal {
  const detail = failure
    ? `The price could not be localized (${failure.code}). ${failure.detail}`
    : waits
      ? 'The price waits for tax rules, duty rates or a freight tariff of the destination, which have not arrived yet.'
      : 'The SKU has no localized price in the channel.';
  return new Refusal('price-not-localized', detail);
}
