import type { UnitOfWork } from '#messaging';
import { decimal } from '#money';
import type { PriceAsked, PriceKind, PricingFacts } from '../domain/localization.js';
import type { Before, Figure } from '../domain/requeueing.js';

/** One price with everything it is made of. */
export interface PricedSubject {
  priceId: string;
  merchantId: string;
  skuId: string;
  salesChannel: string;
  request: number;
  asked: PriceAsked;
  facts: PricingFacts;
  /** The outcome of the last localization, by each figure of its terms; undefined before the first. */
  before: Record<Figure, Before> | undefined;
}

/** Reads what the prices are made of, in one statement. */
export async function readSubjects(
  uow: UnitOfWork,
  priceIds: readonly string[],
): Promise<Map<string, PricedSubject>> {
  const rows = await uow.query<SubjectRow>(READ_SUBJECTS, [priceIds]);
  return new Map(rows.map((row) => [row.price_id, toSubject(row)]));
}

interface SubjectRow {
  price_id: string;
  merchant_id: string;
  sku_id: string;
  sales_channel: string;
  request: number;
  kind: PriceKind;
  sale_price: string;
  list_price: string;
  currency: string;
  failure_code: string | null;
  merchant_country: string;
  merchant_currency: string;
  merchant_rate: string | null;
  channel_country: string | null;
  channel_currency: string;
  channel_rate: string | null;
  fee_share: string;
  taxes_online: boolean;
  ending_step: string;
  ending_offset: string;
  weight: string;
  length: number;
  width: number;
  height: number;
  sale_payout: string;
  list_payout: string;
  sale_retail: string | null;
  list_retail: string;
  sale_shown: string;
  list_shown: string;
}

const READ_SUBJECTS = `
  SELECT r.price_id, r.merchant_id, r.sku_id, r.sales_channel, r.request, r.kind, r.sale_price, r.list_price,
         r.currency, r.failure_code,
         m.country AS merchant_country, m.currency AS merchant_currency, mf.rate AS merchant_rate,
         c.country AS channel_country, c.currency AS channel_currency, cf.rate AS channel_rate, c.fee_share,
         c.taxes_online, c.ending_step, c.ending_offset,
         s.weight, s.length, s.width, s.height,
         p.breakdown #>> '{sale,payout}' AS sale_payout, p.breakdown #>> '{list,payout}' AS list_payout,
         p.breakdown #>> '{sale,retail}' AS sale_retail, p.breakdown #>> '{list,retail}' AS list_retail,
         p.breakdown #>> '{sale,shown}' AS sale_shown, p.breakdown #>> '{list,shown}' AS list_shown
    FROM price_request r
    JOIN merchant m USING (merchant_id)
    JOIN sku s USING (merchant_id, sku_id)
    LEFT JOIN sales_channel c USING (sales_channel)
    LEFT JOIN fx_rate mf ON mf.quote = m.currency
    LEFT JOIN fx_rate cf ON cf.quote = c.currency
    LEFT JOIN price_record p ON p.price_id = r.price_id AND p.request = r.request
   WHERE r.price_id = ANY($1)`;

function toSubject(row: SubjectRow): PricedSubject {
  return {
    priceId: row.price_id,
    merchantId: row.merchant_id,
    skuId: row.sku_id,
    salesChannel: row.sales_channel,
    request: row.request,
    asked: {
      kind: row.kind,
      salePrice: row.sale_price,
      listPrice: row.list_price,
      currency: row.currency,
    },
    facts: toFacts(row),
    before: toBefore(row),
  };
}

function toFacts(row: SubjectRow): PricingFacts {
  const rates = new Map<string, string>();
  if (row.merchant_rate !== null) rates.set(row.merchant_currency, row.merchant_rate);
  if (row.channel_rate !== null) rates.set(row.channel_currency, row.channel_rate);
  return {
    merchant: { country: row.merchant_country, currency: row.merchant_currency },
    ...(row.channel_country === null
      ? {}
      : {
          channel: {
            country: row.channel_country,
            currency: row.channel_currency,
            feeShare: row.fee_share,
            taxesOnline: row.taxes_online,
            ending: { step: row.ending_step, offset: row.ending_offset },
          },
        }),
    rates,
    packed: { weight: row.weight, length: row.length, width: row.width, height: row.height },
  };
}

function toBefore(row: SubjectRow): PricedSubject['before'] {
  if (row.failure_code !== null) {
    const failed = { failure: row.failure_code };
    return { payout: failed, retail: failed, shown: failed };
  }
  if (row.sale_retail === null) return undefined;
  return {
    payout: { sale: decimal(row.sale_payout), list: decimal(row.list_payout) },
    retail: { sale: decimal(row.sale_retail), list: decimal(row.list_retail) },
    shown: { sale: decimal(row.sale_shown), list: decimal(row.list_shown) },
  };
}
