import { Link } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import { LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import type { Movement } from '../requests.js';
import { useMovements } from './use-stock.js';

const { history: texts } = messages;

const numeric = { numeric: true };
const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });

const column = columnHelper<Movement>();
const COLUMNS = column.columns([
  column.accessor('time', { header: texts.time, cell: momentCell }),
  column.accessor('kind', {
    header: texts.kind,
    cell: ({ row: { original } }) => (
      <>
        {texts.kinds[original.kind]}
        {original.inventoryType === 'DAMAGED' && (
          <span className="under">{messages.types.DAMAGED}</span>
        )}
        <Cause of={original} />
      </>
    ),
  }),
  column.accessor('quantity', {
    header: texts.quantity,
    meta: numeric,
    cell: ({ getValue }) => signed.format(getValue()),
  }),
  column.accessor('onHand', {
    header: texts.onHand,
    meta: numeric,
    cell: ({ getValue }) => getValue().toLocaleString(LOCALE),
  }),
  column.accessor('reserved', {
    header: texts.reserved,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => getValue().toLocaleString(LOCALE),
  }),
]) as Columns<Movement>;

/** The order, or the client that set the quantity. */
function Cause({ of: { orderId, who } }: { of: Movement }) {
  if (orderId === undefined) return <span className="under">{who}</span>;
  return (
    <Link to="/orders/$orderId" params={{ orderId }} className="under id">
      {orderId}
    </Link>
  );
}

/** The changes of the stock of a SKU in a warehouse, the newest first. */
export function StockHistory({ row }: { row: InventoryRow }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useMovements(row);
  const movements = data?.pages.flatMap((page) => page.movements) ?? [];
  return (
    <section aria-labelledby="history">
      <h3 id="history">{texts.title}</h3>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && movements.length === 0 && <p className="quiet">{texts.none}</p>}
      {movements.length > 0 && (
        <div className="table-wrap">
          <Table label={texts.title} columns={COLUMNS} rows={movements} />
        </div>
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
