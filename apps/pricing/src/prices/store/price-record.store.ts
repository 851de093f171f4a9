import type { UnitOfWork } from '#messaging';
import { Database, RowColumns } from '#platform';
import { Injectable } from '@nestjs/common';
import type { Breakdown } from '../domain/breakdown.js';
import type { PriceKind } from '../domain/localization.js';
import { WAITS } from './price-request.store.js';

/** A valid price (spec, "SKU price record"); amounts are plain decimals. */
export interface PriceRecord {
  priceId: string;
  request: number;
  kind: PriceKind;
  merchantCurrency: string;
  localizedCurrency: string;
  /** ISO 8601, UTC. */
  localizationTimestamp: string;
  grossOutboundListPrice: string;
  grossOutboundSalePrice: string;
  grossOutboundListPriceWithTaxes: string;
  grossOutboundSalePriceWithTaxes: string;
  localizedListPriceWithTaxes: string;
  localizedSalePriceWithTaxes: string;
  /** Units of the localized currency for one of the merchant's. */
  fxRate: string;
  rulesVersion: string;
  breakdown: Breakdown;
  version: number;
}

/** Writes the records of locked requests, each price at most once. */
export function saveRecords(unitOfWork: UnitOfWork, records: readonly PriceRecord[]): void {
  if (records.length > 0) unitOfWork.write(SAVE, [RECORD.json(records)]);
}

const RECORD = new RowColumns<PriceRecord>(
  {
    priceId: 'text',
    request: 'integer',
    kind: 'text',
    merchantCurrency: 'text',
    localizedCurrency: 'text',
    localizationTimestamp: 'timestamptz',
    grossOutboundListPrice: 'numeric',
    grossOutboundSalePrice: 'numeric',
    grossOutboundListPriceWithTaxes: 'numeric',
    grossOutboundSalePriceWithTaxes: 'numeric',
    localizedListPriceWithTaxes: 'numeric',
    localizedSalePriceWithTaxes: 'numeric',
    fxRate: 'numeric',
    rulesVersion: 'text',
    breakdown: 'jsonb',
    version: 'bigint',
  },
  ['priceId'],
);

const SAVE = `
  INSERT INTO price_record (${RECORD.names}, withdrawn)
  SELECT ${RECORD.members}, false FROM ${RECORD.table('$1')} ORDER BY "priceId" COLLATE "C"
  ON CONFLICT (price_id) DO UPDATE SET ${RECORD.replaced}, withdrawn = false`;

/** Withdraws the valid prices of locked requests. */
export function withdrawRecords(unitOfWork: UnitOfWork, priceIds: readonly string[]): void {
  if (priceIds.length === 0) return;
  unitOfWork.write(
    'UPDATE price_record SET withdrawn = true WHERE price_id = ANY($1) AND NOT withdrawn',
    [priceIds],
  );
}

/** The state of a SKU's price in a channel. */
export interface ReadablePrice {
  /** Undefined if the merchant has no such SKU. */
  skuName?: string;
  /** Undefined if the channel is not known. */
  channelCurrency?: string;
  record?: Omit<PriceRecord, 'request'>;
  /** The reason why the newest request failed. */
  failure?: { code: string; detail: string };
  /** Whether the newest request waits for terms (decision 9.6). */
  waits?: true;
}

/** Reads for requests. */
@Injectable()
export class PriceRecords {
  constructor(private readonly database: Database) {}

  /** The valid price of a merchant's SKU in a channel, or the explanation of its absence. */
  async read(merchantId: string, skuId: string, salesChannel: string): Promise<ReadablePrice> {
    const [row] = await this.database.http.query<{ price: string }[]>(READ, [
      merchantId,
      skuId,
      salesChannel,
    ]);
    return JSON.parse(row?.price ?? '{}') as ReadablePrice;
  }
}

/** A record `p` as JSON, amounts as plain texts. */
export const RECORD_JSON = `
  json_build_object(
    'priceId', p.price_id, 'kind', p.kind, 'merchantCurrency', p.merchant_currency,
    'localizedCurrency', p.localized_currency,
    'localizationTimestamp', to_char(p.localization_timestamp, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'grossOutboundListPrice', p.gross_outbound_list_price::text,
    'grossOutboundSalePrice', p.gross_outbound_sale_price::text,
    'grossOutboundListPriceWithTaxes', p.gross_outbound_list_price_with_taxes::text,
    'grossOutboundSalePriceWithTaxes', p.gross_outbound_sale_price_with_taxes::text,
    'localizedListPriceWithTaxes', p.localized_list_price_with_taxes::text,
    'localizedSalePriceWithTaxes', p.localized_sale_price_with_taxes::text,
    'fxRate', p.fx_rate::text, 'rulesVersion', p.rules_version, 'breakdown', p.breakdown, 'version', p.version)`;

const READ = `
  SELECT json_strip_nulls(json_build_object(
           'skuName', s.name, 'channelCurrency', c.currency,
           'failure', CASE WHEN r.state = 'failed'
                           THEN json_build_object('code', r.failure_code, 'detail', r.failure_detail) END,
           'waits', CASE WHEN ${WAITS} THEN true END,
           'record', CASE WHEN p.price_id IS NOT NULL THEN ${RECORD_JSON} END
         ))::text AS price
    FROM (SELECT $1 AS merchant_id, $2 AS sku_id, $3 AS sales_channel) asked
    LEFT JOIN sku s ON s.merchant_id = asked.merchant_id AND s.sku_id = asked.sku_id AND NOT s.deleted
    LEFT JOIN sales_channel c ON c.sales_channel = asked.sales_channel
    LEFT JOIN price_request r ON r.merchant_id = asked.merchant_id AND r.sku_id = asked.sku_id
          AND r.sales_channel = asked.sales_channel
    LEFT JOIN price_record p ON p.price_id = r.price_id AND NOT p.withdrawn`;
