import { Link } from '@tanstack/react-router';
import { Money } from '../../design/money.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';
import { OrderTaxes } from './order-taxes.js';
import { OrderTotals } from './order-totals.js';

const { items: texts } = messages;

type Item = Order['items'][number];
type Line = Item & Pick<Order, 'currency' | 'foreignCurrency' | 'merchantId' | 'salesChannel'>;

const COLUMNS: Columns<Line> = [
  column('skuId', texts.sku, '', (row) => (
    <>
      <Link to="/skus/$merchantId/$skuId" params={row} className="id">
        {row.skuId}
      </Link>
      <span className="under">{row.name}</span>
      <span className="under">
        {fill(texts.customs, { code: row.hsCode, country: row.countryOfOrigin })}
      </span>
    </>
  )),
  column('quantity', texts.quantity, 'numeric'),
  column('salePrice', texts.unit, 'numeric wide', (row) => (
    <>
      <Money value={row.salePrice} currency={row.currency} unitPrice />
      {row.listPrice !== row.salePrice && (
        <span className="under">
          {texts.list} <Money value={row.listPrice} currency={row.currency} unitPrice />
        </span>
      )}
      <Link
        to="/prices/$skuId"
        params={row}
        search={{ merchant: row.merchantId, channel: row.salesChannel }}
        className="under"
      >
        {texts.made}
      </Link>
    </>
  )),
  column('foreignSalePrice', texts.foreign, 'numeric wide', (row) => (
    <Money value={row.foreignSalePrice} currency={row.foreignCurrency} unitPrice />
  )),
  column('line', texts.line, 'numeric', ({ salePrice, quantity, currency }) => (
    <Money value={salePrice * quantity} currency={currency} />
  )),
];

/** The sold items, and the parts of their value in the currencies of the buyer and of the merchant. */
export function OrderItems({ order }: { order: Order }) {
  const { currency, foreignCurrency, merchantId, salesChannel } = order;
  const ofOrder = { currency, foreignCurrency, merchantId, salesChannel };
  return (
    <section className="card" aria-labelledby="items">
      <h2 id="items">{texts.title}</h2>
      <Table
        label={texts.title}
        columns={COLUMNS}
        rows={order.items.map((item) => ({ ...item, ...ofOrder }))}
      />
      <OrderTotals order={order} />
      <OrderTaxes order={order} />
    </section>
  );
}
