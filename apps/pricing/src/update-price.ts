import { HttpTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { decimal } from '#money';
import { LookAgain, Refusal } from '#platform';
import type { FieldError } from '#platform';
import { Injectable } from '@nestjs/common';
import { localize } from './domain/localization.js';
import { faultOfPrices, priceIdOf } from './domain/price.js';
import { originWishes } from './keep-skus.js';
import { readSubjects } from './pricing-facts.store.js';
import { queuePrices } from './queue-prices.js';
import { findSalesChannel, KnownSkus, lockReference, openChannels } from './reference.store.js';
import type { OpenChannels } from './reference.store.js';
import { lockSkus, saveOriginPrices } from './sku.store.js';
import type { OriginPrice, SkuKey } from './sku.store.js';

/** A price tag in a channel's currency. */
export interface DestinationPrice extends OriginPrice {
  salesChannel: string;
  /** ISO 3166 alpha-2 */
  country: string;
}

/** Called in the update's own transaction with the number of localizations that it queued. */
export type WhenQueued = (uow: UnitOfWork, count: number) => Promise<void>;

type Merchants = ReadonlyMap<string, OpenChannels>;

/** @param open the channels in which the merchant sells */
type Work = (uow: UnitOfWork, open: Merchants) => Promise<number>;

/** A merchant sends a price of a SKU (decisions 5.1, 5.4). */
@Injectable()
export class UpdatePrice {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly knownSkus: KnownSkus,
    private readonly lookAgain: LookAgain,
  ) {}

  /**
   * The payout that the merchant expects, for every connected channel.
   * @returns how many localizations were queued
   * @throws Refusal `unknown-sku`, `list-below-sale`; whatever `whenQueued` throws, and then nothing is queued
   */
  async origin(price: OriginPrice, whenQueued: WhenQueued): Promise<number> {
    refuseAny(faultsOfAmounts(price));
    return this.priced(price, whenQueued, async (uow, open) => {
      await saveOriginPrices(uow, [price]);
      const wishes = originWishes([price], open);
      await queuePrices(uow, wishes, 'update');
      return wishes.length;
    });
  }

  /**
   * The price tag itself, for one channel.
   * @returns how many localizations were queued: 1
   * @throws Refusal `unknown-sku`, `list-below-sale`, `unknown-sales-channel`, `country-mismatch`,
   *   `channel-not-connected`, `payout-not-positive`
   */
  async destination(price: DestinationPrice, whenQueued: WhenQueued): Promise<number> {
    return this.priced(price, whenQueued, async (uow, open) => {
      const { currency, faults } = await termsOfChannel(uow, price, open);
      refuseAny([...faults, ...faultsOfAmounts(price)]);
      await queuePrices(uow, [{ ...price, kind: 'destination', currency }], 'update');
      await refuseWithoutPayout(uow, price);
      return 1;
    });
  }

  /** Most SKUs are known; one that is not yet is waited for, outside of any transaction. */
  private async priced(price: OriginPrice, whenQueued: WhenQueued, work: Work): Promise<number> {
    const attempt = () => this.pricedOnce(price, whenQueued, work);
    const count =
      (await attempt()) ?? ((await this.becomesKnown(price)) ? await attempt() : undefined);
    if (count === undefined) throw unknownSku(price);
    return count;
  }

  /** In a transaction that holds the SKU's lock. @returns nothing when merchant or SKU are not known */
  private pricedOnce(
    price: OriginPrice,
    whenQueued: WhenQueued,
    work: Work,
  ): Promise<number | undefined> {
    return this.transactor.run({}, async (uow) => {
      await lockReference(uow, 'shared');
      const [sku] = await lockSkus(uow, [price]);
      const open = sku && (await openChannels(uow, [price.merchantId]));
      if (!open?.size) return undefined;
      const count = await work(uow, open);
      await whenQueued(uow, count);
      return count;
    });
  }

  private becomesKnown({ merchantId, skuId }: SkuKey): Promise<boolean> {
    return this.lookAgain.until(
      () => this.knownSkus.has(merchantId, skuId),
      (found) => found,
    );
  }
}

async function termsOfChannel(
  uow: UnitOfWork,
  { merchantId, salesChannel, country }: DestinationPrice,
  merchants: Merchants,
): Promise<{ currency: string; faults: FieldError[] }> {
  const channel = await findSalesChannel(uow, salesChannel);
  if (!channel) {
    const unknown = fault('unknown-sales-channel', 'There is no such channel.', '/salesChannel');
    return { currency: '', faults: [unknown] };
  }
  const faults: FieldError[] = [];
  if (!merchants.get(merchantId)?.channels.includes(salesChannel)) {
    const detail = `${merchantId} does not sell in ${salesChannel}.`;
    faults.push(fault('channel-not-connected', detail, '/salesChannel'));
  }
  if (channel.country !== country) {
    const detail = `${salesChannel} sells in ${channel.country}.`;
    faults.push(fault('country-mismatch', detail, '/country'));
  }
  return { currency: channel.currency, faults };
}

/** Tries the request that was just written; the refusal takes it back with the transaction. */
async function refuseWithoutPayout(uow: UnitOfWork, price: DestinationPrice): Promise<void> {
  const priceId = priceIdOf(price.merchantId, price.skuId, price.salesChannel);
  const subject = (await readSubjects(uow, [priceId])).get(priceId);
  const localization = subject && localize(subject.asked, subject.facts, new Date());
  if (localization?.ok === false && localization.code === 'payout-not-positive') {
    refuseAny([fault('payout-not-positive', localization.detail, '/salePrice')]);
  }
}

function faultsOfAmounts({ salePrice, listPrice }: OriginPrice): FieldError[] {
  if (faultOfPrices(decimal(salePrice), decimal(listPrice)) === undefined) return [];
  const detail = 'The list price must not be below the sale price.';
  return [fault('list-below-sale', detail, '/listPrice')];
}

/** All faults in one answer (decision 1.2), under the code of the first. */
function refuseAny(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new Refusal(first.code, first.detail, { errors });
}

function fault(code: string, detail: string, pointer: string): FieldError {
  return { pointer, code, detail };
}

function unknownSku({ merchantId, skuId }: SkuKey): Refusal {
  const detail = `${merchantId} has no SKU ${skuId}.`;
  return new Refusal('unknown-sku', detail, { parameter: 'skuId' });
}
