import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { WithList } from './with-list.js';

const { detail: texts, columns: names } = messages;

type Row = PriceRow & { isChosen: boolean };

const column = columnHelper<Row>();
const numeric = { numeric: true };
const COLUMNS = column.columns([
  column.accessor('salesChannel', {
    header: names.channel,
    cell: ({ row: { original } }) => <ChannelLink price={original} />,
  }),
  column.accessor('localizedSalePriceWithTaxes', {
    header: names.shown,
    meta: numeric,
    cell: ({ row: { original } }) => (
      <WithList
        value={original.localizedSalePriceWithTaxes}
        list={original.localizedListPriceWithTaxes}
        currency={original.localizedCurrency}
      />
    ),
  }),
  column.accessor('grossOutboundSalePrice', {
    header: names.payout,
    meta: { numeric: true, wide: true },
    cell: ({ row: { original } }) => (
      <WithList
        value={original.grossOutboundSalePrice}
        list={original.grossOutboundListPrice}
        currency={original.merchantCurrency}
      />
    ),
  }),
  column.accessor('grossOutboundSalePriceWithTaxes', {
    header: texts.withTaxes,
    meta: { numeric: true, wide: true },
    cell: ({ row: { original } }) =>
      addsTaxes(original) ? (
        <span className="quiet">{texts.taxesAdded}</span>
      ) : (
        <WithList
          value={original.grossOutboundSalePriceWithTaxes}
          list={original.grossOutboundListPriceWithTaxes}
          currency={original.merchantCurrency}
        />
      ),
  }),
  column.accessor('lastUpdateDate', {
    header: names.updated,
    meta: { wide: true },
    cell: momentCell,
  }),
]) as Columns<Row>;

/** If the channel adds the taxes, the API returns the payout instead of the price with taxes (decision 5.2). */
function addsTaxes(price: PriceRow): boolean {
  return price.grossOutboundSalePriceWithTaxes === price.grossOutboundSalePrice;
}

/** The valid price in each channel, with the breakdown of one of them. */
export function ChannelPrices({ rows, chosen }: { rows: readonly PriceRow[]; chosen: PriceRow }) {
  const marked = useMemo(
    () => rows.map((row) => ({ ...row, isChosen: row.id === chosen.id })),
    [rows, chosen.id],
  );
  return (
    <div className="table-wrap">
      <Table label={texts.inChannels} columns={COLUMNS} rows={marked} />
    </div>
  );
}

function ChannelLink({ price: { skuId, merchantId, salesChannel, isChosen } }: { price: Row }) {
  return (
    <Link
      to="/prices/$skuId"
      params={{ skuId }}
      search={(old) => ({
        ...(old.merchant !== undefined && { merchant: merchantId }),
        channel: salesChannel,
      })}
      replace
      resetScroll={false}
      className={`view ${isChosen ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={isChosen ? 'true' : 'false'}
      aria-label={fill(texts.show, { channel: salesChannel })}
    >
      {salesChannel}
    </Link>
  );
}
