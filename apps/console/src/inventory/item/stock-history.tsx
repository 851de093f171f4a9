import { Link } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { column, momentColumn, Table, type Columns } from '../../design/tables/table.js';
import { LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';
import type { Movement } from '../requests.js';
import { useMovements } from './use-stock.js';

const { history: texts } = messages;

const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });
const COLUMNS: Columns<Movement> = [
  momentColumn('time', texts.time),
  column('kind', texts.kind, '', (row) => (
    <>
      {texts.kinds[row.kind]}
      {row.inventoryType === 'DAMAGED' && <span className="under">{messages.types.DAMAGED}</span>}
      <Cause of={row} />
    </>
  )),
  column('quantity', texts.quantity, 'numeric', ({ quantity }) => signed.format(quantity)),
  column('onHand', texts.onHand, 'numeric', ({ onHand }) => onHand.toLocaleString(LOCALE)),
  column('reserved', texts.reserved, 'numeric wide', ({ reserved }) =>
    reserved.toLocaleString(LOCALE),
  ),
];

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
      {movements.length > 0 && <Table label={texts.title} columns={COLUMNS} rows={movements} />}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
