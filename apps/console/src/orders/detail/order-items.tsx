import { Money } from '../../design/money.js';
import { columnHelper, Table } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';

const { items: texts } = messages;

type Item = Order['items'][number];
type Line = Item & { currency: string; foreignCurrency: string };

const column = columnHelper<Line>();
const numeric = { numeric: true };
const COLUMNS = column.columns([
  column.accessor('skuId', {
    header: texts.sku,
    cell: ({ row: { original } }) => (
      <>
        <span className="id">{original.skuId}</span>
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
        <Money value={original.salePrice} currency={original.currency} />
        {original.listPrice !== original.salePrice && (
          <span className="under">
            {texts.list} <Money value={original.listPrice} currency={original.currency} />
          </span>
        )}
      </>
    ),
  }),
  column.accessor('foreignSalePrice', {
    header: texts.foreign,
    meta: { numeric: true, wide: true },
    cell: ({ row: { original } }) => (
      <Money value={original.foreignSalePrice} currency={original.foreignCurrency} />
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

interface Total {
  name: string;
  local: number;
  merchant: number;
  currency: string;
  foreignCurrency: string;
}

const total = columnHelper<Total>();
const TOTAL_COLUMNS = total.columns([
  total.accessor('name', { header: texts.member }),
  total.accessor('local', {
    header: texts.local,
    meta: numeric,
    cell: ({ row: { original } }) => <Money value={original.local} currency={original.currency} />,
  }),
  total.accessor('merchant', {
    header: texts.merchant,
    meta: numeric,
    cell: ({ row: { original } }) => (
      <Money value={original.merchant} currency={original.foreignCurrency} />
    ),
  }),
]) as Columns<Total>;

/** What was sold, and how its value is made up in the currencies of the buyer and of the merchant. */
export function OrderItems({ order }: { order: Order }) {
  const { currency, foreignCurrency } = order;
  return (
    <section className="card" aria-labelledby="items">
      <h2 id="items">{texts.title}</h2>
      <div className="table-wrap">
        <Table
          label={texts.title}
          columns={COLUMNS}
          rows={order.items.map((item) => ({ ...item, currency, foreignCurrency }))}
        />
      </div>
      <h3>{texts.totals}</h3>
      <div className="table-wrap">
        <Table label={texts.totals} columns={TOTAL_COLUMNS} rows={totalsOf(order)} />
      </div>
    </section>
  );
}

function totalsOf({ totals, totalsForeignCurrency: foreign, ...order }: Order): Total[] {
  const { currency, foreignCurrency } = order;
  const amounts: [name: string, local: number, merchant: number][] = [
    [texts.itemsGross, totals.itemsGross, foreign.itemsGross],
    [texts.itemsDiscount, -totals.itemsDiscount, -foreign.itemsDiscount],
    [texts.shippingGross, totals.shippingGross, foreign.shippingGross],
    [texts.shippingDiscount, -totals.shippingDiscount, -foreign.shippingDiscount],
    [texts.orderValue, totals.orderValue, foreign.orderValue],
    [texts.taxes, -totals.taxes, -foreign.taxes],
    [texts.grossValue, totals.grossInboundValue, foreign.grossOutboundValue],
    [texts.fees, -totals.fees, -foreign.fees],
    [texts.netValue, totals.netInboundValue, foreign.netOutboundValue],
  ];
  return amounts.map(([name, local, merchant]) => ({
    name,
    // No minus before nothing.
    local: local || 0,
    merchant: merchant || 0,
    currency,
    foreignCurrency,
  }));
}
