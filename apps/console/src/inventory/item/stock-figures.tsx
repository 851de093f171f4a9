import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { fill, LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import type { Stock } from '../requests.js';
import { useStock } from './use-stock.js';

const { stock: texts } = messages;
const COLUMNS: Columns<Stock['orders'][number]> = [
  column('orderId', texts.order, '', ({ orderId }) => (
    <Link to="/orders/$orderId" params={{ orderId }} className="id">
      {orderId}
    </Link>
  )),
  column('quantity', texts.units, 'numeric'),
];

/** The stock of a SKU in a warehouse: on hand, reserved, by which orders, and available. */
export function StockFigures({ row }: { row: InventoryRow }) {
  const { data, error, refetch } = useStock(row);
  return (
    <section aria-labelledby="stock">
      <h3 id="stock">{texts.title}</h3>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Facts>
            {(['onHand', 'reserved', 'available', 'damaged'] as const).map((name) => (
              <Fact key={name} label={texts[name]}>
                {data[name].toLocaleString(LOCALE)}
              </Fact>
            ))}
          </Facts>
          {data.orders.length > 0 && (
            <Table label={texts.orders} columns={COLUMNS} rows={data.orders} />
          )}
          {data.orderCount > data.orders.length && (
            <p className="quiet">
              {fill(texts.moreOrders, {
                shown: data.orders.length,
                count: data.orderCount.toLocaleString(LOCALE),
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
