import { Link } from '@tanstack/react-router';
import { Money } from '../../design/money.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import { OrderTaxes } from './order-taxes.js';
import { OrderTotals } from './order-totals.js';

const { items: texts } = messages;

type Item = Order['items'][number];
type Line = Item & Pick<Order, 'currency' | 'foreignCurrency' | 'merchantId' | 'salesChannel'>;

const column = columnHelper<Line>();
const numeric = { numeric: true };
const COLUMNS = column.columns([
  column.accessor('skuId', {
    header: texts.sku,
    cell: ({ row: { original } }) => (
      <>
        <Link to="/skus/$merchantId/$skuId" params={original} className="id">
          {original.skuId}
        </Link>
        <span className="under">{original.name}</span>
        <span className="under">
          {fill(texts.customs, { code: original.hsCode, country: original.countryOfOrigin })}
        </span>
      </>
    ),
  }),
  column.accessor('quantity', { header: texts.quantity, meta: numeric }),
  column.accessor('salePrice', {
    header: texts.unit,
    meta: { numeric: true, wide: true },
    cell: ({ row: { original } }) => (
      <>
        <Money value={original.salePrice} currency={original.currency} unitPrice />
        {original.listPrice !== original.salePrice && (
          <span className="under">
            {texts.list} <Money value={original.listPrice} currency={original.currency} unitPrice />
          </span>
        )}
        <Link
          to="/prices/$skuId"
          params={original}
          search={{ merchant: original.merchantId, channel: original.salesChannel }}
          className="under"
        >
          {texts.made}
        </Link>
      </>
    ),
  }),
  column.accessor('foreignSalePrice', {
    header: texts.foreign,
    meta: { numeric: true, wide: true },
    cell: ({ row: { original } }) => (
      <Money value={original.foreignSalePrice} currency={original.foreignCurrency} unitPrice />
    ),
  }),
  column.accessor((item) => item.salePrice * item.quantity, {
    id: 'line',
    header: texts.line,
    meta: numeric,
    cell: ({ getValue, row: { original } }) => (
      <Money value={getValue()} currency={original.currency} />
    ),
  }),
]) as Columns<Line>;

/** The sold items, and the parts of their value in the currencies of the buyer and of the merchant. */
export function OrderItems({ order }: { order: Order }) {
  const { currency, foreignCurrency, merchantId, salesChannel } = order;
  const ofOrder = { currency, foreignCurrency, merchantId, salesChannel };
  return (
    <section className="card" aria-labelledby="items">
      <h2 id="items">{texts.title}</h2>
      <div className="table-wrap">
        <Table
          label={texts.title}
          columns={COLUMNS}
          rows={order.items.map((item) => ({ ...item, ...ofOrder }))}
        />
      </div>
      <OrderTotals order={order} />
      <OrderTaxes order={order} />
    </section>
  );
}
