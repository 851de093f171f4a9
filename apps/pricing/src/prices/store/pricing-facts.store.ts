import { channelSettingsOf, type ChannelSettings } from '#contracts';
import { decimal } from '#money';
import type { Queries } from '#platform';
import type { RequestedPrice, PricingFacts } from '../domain/localization.js';
import type { Before, Figure } from '../domain/requeueing.js';
import { WAITS, type PriceWish } from './price-request.store.js';
import { columnsOf, type PricedSku } from './sku.store.js';

/** One price with everything it is made of. */
export interface PricedSubject {
  priceId: string;
  request: number;
  requestedPrice: RequestedPrice;
  facts: PricingFacts;
  /** The outcome of the request with the numbers of its terms; undefined while it is in progress. */
  before: Record<Figure, Before> | undefined;
}

/** Reads the facts of the prices in one statement. */
export async function readSubjects(
  queries: Queries,
  priceIds: readonly string[],
): Promise<PricedSubject[]> {
  const rows = await queries.query<SubjectRow>(READ_SUBJECTS, [priceIds]);
  return rows.map(toSubject);
}

/**
 * Reads the facts of requested prices that are not written yet. Their merchants and SKUs are known.
 * @returns the facts in order
 */
export async function readFacts(
  queries: Queries,
  prices: readonly Pick<PriceWish, 'merchantId' | 'skuId' | 'salesChannel'>[],
): Promise<PricingFacts[]> {
  const rows = await queries.query<FactsRow>(READ_FACTS, [
    ...columnsOf(prices),
    prices.map(({ salesChannel }) => salesChannel),
  ]);
  return rows.map(toFacts);
}

type FactsRow = PricedSku & {
  merchantCountry: string;
  merchantCurrency: string;
  merchantRate: string | null;
  /** Null if the channel is not known. */
  channel: ChannelSettings | null;
  channelRate: string | null;
};

type SubjectRow = FactsRow &
  RequestedPrice & {
    priceId: string;
    request: number;
    failureCode: string | null;
    salePayout: string;
    listPayout: string;
    waits: boolean;
    /** Null if there is no record of the request. */
    saleRetail: string | null;
    listRetail: string;
    saleShown: string;
    listShown: string;
  };

const FACTS = `
         m.country AS "merchantCountry", m.currency AS "merchantCurrency", mf.rate AS "merchantRate",
         c.settings AS channel, cf.rate AS "channelRate", s.weight, s.length, s.width, s.height, s.hscode,
         s.country_of_origin AS "countryOfOrigin"`;

/** The joins of the facts, by merchant, SKU and channel. */
const FACTS_OF = `
    JOIN merchant m USING (merchant_id)
    JOIN sku s USING (merchant_id, sku_id)
    LEFT JOIN sales_channel c USING (sales_channel)
    LEFT JOIN fx_rate mf ON mf.quote = m.currency
    LEFT JOIN fx_rate cf ON cf.quote = c.currency`;

const READ_SUBJECTS = `
  SELECT r.price_id AS "priceId", r.request, r.kind, r.sale_price AS "salePrice", r.list_price AS "listPrice",
         r.currency, r.failure_code AS "failureCode", ${WAITS} AS waits,${FACTS},
         p.breakdown #>> '{sale,payout}' AS "salePayout", p.breakdown #>> '{list,payout}' AS "listPayout",
         p.breakdown #>> '{sale,retail}' AS "saleRetail", p.breakdown #>> '{list,retail}' AS "listRetail",
         p.breakdown #>> '{sale,shown}' AS "saleShown", p.breakdown #>> '{list,shown}' AS "listShown"
    FROM price_request r${FACTS_OF}
    LEFT JOIN price_record p ON p.price_id = r.price_id AND p.request = r.request
   WHERE r.price_id = ANY($1)`;

const READ_FACTS = `
  SELECT ${FACTS}
    FROM unnest($1::text[], $2::text[], $3::text[])
         WITH ORDINALITY AS asked (merchant_id, sku_id, sales_channel, position)${FACTS_OF}
   ORDER BY position`;

function toSubject(row: SubjectRow): PricedSubject {
  const { priceId, request, kind, salePrice, listPrice, currency } = row;
  const requestedPrice = { kind, salePrice, listPrice, currency };
  return { priceId, request, requestedPrice, facts: toFacts(row), before: toBefore(row) };
}

function toFacts(row: FactsRow): PricingFacts {
  const { merchantCurrency, merchantRate, channel, channelRate } = row;
  const { weight, length, width, height } = row;
  const rates = new Map<string, string>();
  if (merchantRate !== null) rates.set(merchantCurrency, merchantRate);
  if (channel !== null && channelRate !== null) rates.set(channel.currency, channelRate);
  return {
    merchant: { country: row.merchantCountry, currency: merchantCurrency },
    ...(channel && { channel: channelSettingsOf(channel) }),
    rates,
    packed: { weight, length, width, height },
    ...(row.hscode !== null && { hsCode: row.hscode }),
    ...(row.countryOfOrigin !== null && { origin: row.countryOfOrigin }),
  };
}

function toBefore(row: SubjectRow): PricedSubject['before'] {
  if (row.failureCode !== null || row.waits) {
    const failed = { failure: row.failureCode };
    return { payout: failed, retail: failed, shown: failed };
  }
  if (row.saleRetail === null) return undefined;
  return {
    payout: { sale: decimal(row.salePayout), list: decimal(row.listPayout) },
    retail: { sale: decimal(row.saleRetail), list: decimal(row.listRetail) },
    shown: { sale: decimal(row.saleShown), list: decimal(row.listShown) },
  };
}
