import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Money } from '../../design/money.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';

const { columns: names } = messages;
const column = columnHelper<PriceRow>();
const numeric = { numeric: true };

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

export const PRICE_COLUMNS = column.columns([
  column.accessor('skuId', {
    header: names.sku,
    cell: ({ row: { original } }) => <SkuLink price={original} />,
  }),
  column.accessor('merchantId', { header: names.merchant, meta: { wide: true } }),
  column.accessor('skuName', { header: names.name, meta: { wide: true } }),
  column.accessor('salesChannel', { header: names.channel }),
  column.accessor('localizedSalePriceWithTaxes', {
    header: names.shown,
    meta: numeric,
    cell: ({ getValue, row: { original } }) => (
      <Money value={getValue()} currency={original.localizedCurrency} />
    ),
  }),
  column.accessor('grossOutboundSalePrice', {
    header: names.payout,
    meta: { numeric: true, wide: true },
    cell: ({ getValue, row: { original } }) => (
      <Money value={getValue()} currency={original.merchantCurrency} />
    ),
  }),
  column.accessor('lastUpdateDate', {
    header: names.updated,
    meta: { wide: true, sorted: true },
    cell: momentCell,
  }),
]) as Columns<PriceRow>;
