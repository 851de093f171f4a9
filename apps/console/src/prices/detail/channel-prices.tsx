import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { column, momentColumn, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { WithList } from './with-list.js';

const { detail: texts, columns: names } = messages;

type Row = PriceRow & { isChosen: boolean };

const COLUMNS: Columns<Row> = [
  column('salesChannel', names.channel, '', (row) => <ChannelLink price={row} />),
  column('localizedSalePriceWithTaxes', names.shown, 'numeric', (row) => (
    <WithList
      value={row.localizedSalePriceWithTaxes}
      list={row.localizedListPriceWithTaxes}
      currency={row.localizedCurrency}
    />
  )),
  column('grossOutboundSalePrice', names.payout, 'numeric wide', (row) => (
    <WithList
      value={row.grossOutboundSalePrice}
      list={row.grossOutboundListPrice}
      currency={row.merchantCurrency}
    />
  )),
  column('grossOutboundSalePriceWithTaxes', texts.withTaxes, 'numeric wide', (row) =>
    addsTaxes(row) ? (
      <span className="quiet">{texts.taxesAdded}</span>
    ) : (
      <WithList
        value={row.grossOutboundSalePriceWithTaxes}
        list={row.grossOutboundListPriceWithTaxes}
        currency={row.merchantCurrency}
      />
    ),
  ),
  momentColumn('lastUpdateDate', names.updated, 'wide'),
];

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
  return <Table label={texts.inChannels} columns={COLUMNS} rows={marked} />;
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
