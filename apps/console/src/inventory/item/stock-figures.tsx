import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { fill, LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import type { Stock } from '../requests.js';
import { useStock } from './use-stock.js';

const { stock: texts } = messages;

const column = columnHelper<Stock['orders'][number]>();
const COLUMNS = column.columns([
  column.accessor('orderId', {
    header: texts.order,
    cell: ({ getValue }) => (
      <Link to="/orders/$orderId" params={{ orderId: getValue() }} className="id">
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('quantity', { header: texts.units, meta: { numeric: true } }),
]) as Columns<Stock['orders'][number]>;

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
            <div className="table-wrap">
              <Table label={texts.orders} columns={COLUMNS} rows={data.orders} />
            </div>
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
