import { acceptedOf, Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  localize,
  type Localization,
  type PricingFacts,
} from '../../prices/domain/localization.js';
import { readConditions } from '../../prices/store/conditions.store.js';
import {
  loadCurrentPrices,
  type CurrentPrices,
  type SentAmounts,
} from '../../prices/store/sent-price.store.js';
import { readFacts } from '../../prices/store/pricing-facts.store.js';
import { openChannels } from '../../prices/store/reference.store.js';
import {
  fault,
  faultsInChannel,
  faultsOfAmounts,
  refusalFor,
  unknownSku,
} from '../price-refusals.js';
import type { PriceRow } from '../price-rows.js';

/** A price that a merchant considers; amounts are plain decimals. */
export interface ConsideredPrice {
  merchantId: string;
  skuId: string;
  /** The amounts; if left out, only the current prices are read. */
  amounts?: SentAmounts;
  /** The channel of a destination price. */
  salesChannel?: string;
  country?: string;
}

/** The price of a SKU in a channel before and after. */
export interface ChannelPreview {
  salesChannel: string;
  /** ISO 4217; undefined while the channel is not known. */
  currency?: string;
  /** The shown sale price that is valid now. */
  before?: string;
  /** The considered price in the channel; undefined without amounts. */
  localization?: Localization;
}

export interface PricePreview {
  /** The last price that the merchant sent for the same SKU and channel. */
  current?: SentAmounts;
  /** The currency of `current`, ISO 4217. */
  currency?: string;
  channels: ChannelPreview[];
}

/** A SKU in a channel, with the previewed row. */
interface Target {
  price: ConsideredPrice;
  merchantId: string;
  skuId: string;
  salesChannel: string;
}

/** The number of prices that are localized in one turn of the event loop; each takes about a millisecond. */
const TOGETHER = 50;

/**
 * Computes the prices in the channels before they are set (decision 5.30). Only reads, and does not wait for unknown
 * SKUs.
 */
@Injectable()
export class PreviewPrices {
  constructor(private readonly database: Database) {}

  /**
   * @param rows rows of this merchant
   * @returns the outcome of each row, in order: its preview, the refusal of the update, or the row's own refusal
   */
  async preview(
    merchantId: string,
    rows: readonly PriceRow<ConsideredPrice>[],
  ): Promise<(PricePreview | Refusal)[]> {
    const queries = this.database.reads({ merchantId });
    const skuIds = [...new Set(acceptedOf(rows).map(({ skuId }) => skuId))];
    const current = await loadCurrentPrices(queries, merchantId, skuIds);
    const merchant = (await openChannels(queries, [merchantId])).get(merchantId);
    const channels = merchant?.channels ?? [];
    const checkedRows = rows.map((row) => {
      if (row instanceof Refusal) return row;
      if (!merchant || !current.has(row.skuId)) return unknownSku(row);
      return refusalOf(row) ?? row;
    });
    const targets = acceptedOf(checkedRows).flatMap((price) => targetsOf(price, channels));
    const previews = await previewTargets(queries, targets, merchant?.currency ?? '');
    return checkedRows.map((row) => {
      if (row instanceof Refusal) return row;
      const previewsOfRow = previews.get(row) ?? [];
      return (
        refusalFor(faultsOfDestination(row, channels, previewsOfRow)) ??
        toPreview(row, previewsOfRow, current.get(row.skuId), merchant?.currency)
      );
    });
  }
}

function refusalOf({ amounts, salesChannel, country }: ConsideredPrice): Refusal | undefined {
  // Without its channel, the row would become an origin price in another currency.
  const isAlone = salesChannel === undefined && country !== undefined;
  const missing = isAlone ? 'salesChannel' : 'country';
  if (isAlone || (amounts && salesChannel !== undefined && country === undefined)) {
    const errors = [fault('required', 'is required', `/${missing}`)];
    return new Refusal('validation-failed', 'Fields of the row are not valid.', { errors });
  }
  return refusalFor(amounts ? faultsOfAmounts(amounts) : []);
}

function targetsOf(price: ConsideredPrice, channels: readonly string[]): Target[] {
  const { merchantId, skuId, salesChannel } = price;
  const targetChannels = salesChannel === undefined ? channels : [salesChannel];
  return targetChannels.map((channel) => ({ price, merchantId, skuId, salesChannel: channel }));
}

interface TargetPreview {
  salesChannel: string;
  facts: PricingFacts;
  localization?: Localization;
}

async function previewTargets(
  queries: Queries,
  targets: readonly Target[],
  merchantCurrency: string,
): Promise<Map<ConsideredPrice, TargetPreview[]>> {
  const facts = await readFacts(queries, targets);
  const conditions = await readConditions(queries, facts);
  const previews = new Map<ConsideredPrice, TargetPreview[]>();
  for (const [index, { price, salesChannel }] of targets.entries()) {
    const factsOfTarget = facts[index];
    if (!factsOfTarget) throw new Error(`no facts of ${price.skuId} in ${salesChannel}`);
    if (index > 0 && index % TOGETHER === 0) await nextTurn();
    const isOrigin = price.salesChannel === undefined;
    const currency = isOrigin ? merchantCurrency : (factsOfTarget.channel?.currency ?? '');
    const requested = price.amounts && {
      ...price.amounts,
      kind: isOrigin ? ('origin' as const) : ('destination' as const),
      currency,
    };
    const preview = {
      salesChannel,
      facts: factsOfTarget,
      ...(requested && { localization: localize(requested, factsOfTarget, conditions) }),
    };
    previews.set(price, [...(previews.get(price) ?? []), preview]);
  }
  return previews;
}

function faultsOfDestination(
  price: ConsideredPrice,
  channels: readonly string[],
  [preview]: readonly TargetPreview[],
) {
  const { merchantId, salesChannel, country, amounts } = price;
  if (salesChannel === undefined || country === undefined || !amounts) return [];
  const destination = { ...amounts, merchantId, salesChannel, country };
  return faultsInChannel(destination, channels, preview?.facts.channel);
}

function toPreview(
  { salesChannel: ofChannel }: ConsideredPrice,
  previews: readonly TargetPreview[],
  current: CurrentPrices | undefined,
  merchantCurrency: string | undefined,
): PricePreview {
  const isOrigin = ofChannel === undefined;
  const sent = isOrigin ? current?.origin : current?.channels[ofChannel]?.sent;
  const currency = isOrigin ? merchantCurrency : previews[0]?.facts.channel?.currency;
  return {
    ...(sent && { current: sent, ...(currency !== undefined && { currency }) }),
    channels: previews.map(({ salesChannel, facts, localization }) => {
      const before = current?.channels[salesChannel]?.shown;
      return {
        salesChannel,
        ...(facts.channel && { currency: facts.channel.currency }),
        ...(typeof before === 'string' && { before }),
        ...(localization && { localization }),
      };
    }),
  };
}
