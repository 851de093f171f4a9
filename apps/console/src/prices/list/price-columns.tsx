import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Money } from '../../design/money.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';

const { columns: names } = messages;

/** For operators, includes the merchant, since a SKU's id is unique only within its merchant. */
export function SkuLink({ price: { skuId, merchantId, salesChannel } }: { price: PriceRow }) {
  const { kind } = useSession();
  return (
    <Link
      to="/prices/$skuId"
      params={{ skuId }}
      search={{
        ...(kind === 'operator' && { merchant: merchantId }),
        channel: salesChannel,
      }}
      className="id"
      title={skuId}
    >
      {skuId}
    </Link>
  );
}

export const PRICE_COLUMNS: Columns<PriceRow> = [
  column('skuId', names.sku, '', (row) => <SkuLink price={row} />),
  column('merchantId', names.merchant, 'wide'),
  column('skuName', names.name, 'wide'),
  column('salesChannel', names.channel),
  column('localizedSalePriceWithTaxes', names.shown, 'numeric', (row) => (
    <Money value={row.localizedSalePriceWithTaxes} currency={row.localizedCurrency} />
  )),
  column('grossOutboundSalePrice', names.payout, 'numeric wide', (row) => (
    <Money value={row.grossOutboundSalePrice} currency={row.merchantCurrency} />
  )),
  momentColumn('lastUpdateDate', names.updated, 'wide sorted'),
];
