import { HttpTransactor, type UnitOfWork } from '#messaging';
import type { FieldError } from '#platform';
import { Injectable } from '@nestjs/common';
import { priceIdOf } from '../prices/domain/price.js';
import { SkuAwaiter } from './sku-awaiter.js';
import { fault, faultsOfAmounts, faultsOfPrecision, refuseAny } from './price-refusals.js';
import { localizeRequests } from '../prices/localize-requests.js';
import { queuePrices } from '../prices/queue-prices.js';
import {
  findSalesChannel,
  lockReference,
  openChannels,
  type OpenChannels,
} from '../prices/store/reference.store.js';
import { lockSkus, type OriginPrice } from '../prices/store/sku.store.js';
import type { WhenQueued } from './update-origin-price.js';

/** A price tag in a channel's currency. */
export interface DestinationPrice extends OriginPrice {
  salesChannel: string;
  /** ISO 3166 alpha-2 */
  country: string;
}

type Merchants = ReadonlyMap<string, OpenChannels>;

/** A merchant sends the price tag of a SKU itself, for one channel (decisions 5.1, 5.4). */
@Injectable()
export class UpdateDestinationPrice {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly skuAwaiter: SkuAwaiter,
  ) {}

  /**
   * @returns how many localizations were queued: 1
   * @throws Refusal `unknown-sku`, `list-below-sale`, `unknown-sales-channel`, `country-mismatch`,
   *   `channel-not-connected`, `amount-precision`, `payout-not-positive`; whatever `whenQueued` throws, and then nothing is queued
   */
  async queue(price: DestinationPrice, whenQueued: WhenQueued): Promise<number> {
    return this.skuAwaiter.whenKnown(price, () => this.queueOnce(price, whenQueued));
  }

  /** In a transaction that holds the SKU's lock. @returns nothing when merchant or SKU are not known */
  private queueOnce(price: DestinationPrice, whenQueued: WhenQueued): Promise<number | undefined> {
    return this.transactor.run({ merchantId: price.merchantId }, async (uow) => {
      await lockReference(uow, 'shared');
      const [sku] = await lockSkus(uow, [price]);
      const open = sku && (await openChannels(uow, [price.merchantId]));
      if (!open?.size) return undefined;
      const { currency, faults } = await termsOfChannel(uow, price, open);
      refuseAny([...faults, ...faultsOfAmounts(price)]);
      await queuePrices(uow, [{ ...price, kind: 'destination', currency }], 'update');
      await refuseWithoutPayout(uow, price);
      await whenQueued(uow, 1);
      return 1;
    });
  }
}

async function termsOfChannel(
  uow: UnitOfWork,
  price: DestinationPrice,
  merchants: Merchants,
): Promise<{ currency: string; faults: FieldError[] }> {
  const { merchantId, salesChannel, country } = price;
  const channel = await findSalesChannel(uow, salesChannel);
  if (!channel) {
    const unknown = fault('unknown-sales-channel', 'There is no such channel.', '/salesChannel');
    return { currency: '', faults: [unknown] };
  }
  const faults: FieldError[] = [];
  if (!merchants.get(merchantId)?.channels.includes(salesChannel)) {
    const detail = `${merchantId} is not connected to ${salesChannel}.`;
    faults.push(fault('channel-not-connected', detail, '/salesChannel'));
  }
  if (channel.country !== country) {
    const detail = `${salesChannel} sells in ${channel.country}.`;
    faults.push(fault('country-mismatch', detail, '/country'));
  }
  faults.push(...faultsOfPrecision(price, channel.currency));
  return { currency: channel.currency, faults };
}

/** Localizes the request that was just written; the refusal rolls it back with the transaction. */
async function refuseWithoutPayout(uow: UnitOfWork, price: DestinationPrice): Promise<void> {
  const priceId = priceIdOf(price.merchantId, price.skuId, price.salesChannel);
  const requests = await localizeRequests(uow, [priceId], new Date());
  const localization = requests.get(priceId)?.localization;
  if (localization?.ok === false && localization.code === 'payout-not-positive') {
    refuseAny([fault('payout-not-positive', localization.detail, '/salePrice')]);
  }
}
