import { Link } from '@tanstack/react-router';
import { Moment } from '../../design/moment.js';
import { Money } from '../../design/money.js';
import { SortHeading } from '../../design/tables/sort-heading.js';
import { columnHelper } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';

const { columns: names } = messages;
const column = columnHelper<PriceRow>();
const numeric = { numeric: true };

/** @param withMerchant for operators: a SKU's id is unique within its merchant */
function sku(withMerchant: boolean) {
  return column.accessor('skuId', {
    header: names.sku,
    cell: ({ getValue, row: { original } }) => (
      <Link
        to="/prices/$skuId"
        params={{ skuId: getValue() }}
        search={{
          ...(withMerchant && { merchant: original.merchantId }),
          channel: original.salesChannel,
        }}
        className="id"
        title={getValue()}
      >
        {getValue()}
      </Link>
    ),
  });
}

const merchant = column.accessor('merchantId', { header: names.merchant, meta: { wide: true } });
const rest = [
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
    header: () => (
      <SortHeading
        name={names.updated}
        oldestFirst={messages.oldestFirst}
        newestFirst={messages.newestFirst}
      />
    ),
    meta: { wide: true },
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
];

export const MERCHANT_COLUMNS = column.columns([sku(false), ...rest]) as Columns<PriceRow>;
export const OPERATOR_COLUMNS = column.columns([sku(true), merchant, ...rest]) as Columns<PriceRow>;
