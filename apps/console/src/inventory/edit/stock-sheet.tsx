import { Link } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { useSession } from '../../api/session.js';
import { errorOfRow } from '../../bulk/act.js';
import type { SheetKind } from '../../grid/sheet-kind.js';
import type { Row } from '../../grid/rows/sheet.js';
import { fill, LOCALE } from '../../language/texts.js';
import { idOf } from '../inventory-row.js';
import { isConflict } from '../item/use-set-stock.js';
import { messages } from '../messages.js';
import {
  bodyOfRow,
  changedInRow,
  faultsOfAnswer,
  faultsOfRow,
  recordOfRow,
  STOCK_COLUMNS,
  unitsNow,
} from './stock-rows.js';
import type { StockAnswer } from './stock-rows.js';

const { edit: texts } = messages;

/** The number of rows in a request: a batch may have 500. */
const PORTION = 200;

export const STOCK_SHEET: SheetKind<StockAnswer> = {
  id: 'stock-sheet',
  title: texts.title,
  explained: texts.explained,
  columns: STOCK_COLUMNS,
  check: faultsOfRow,
  recordOf: recordOfRow,
  faultsOf: faultsOfAnswer,
  changedIn: changedInRow,
  columnsOf: () => [
    {
      id: 'current',
      label: texts.current,
      numeric: true,
      textOf: (answer) => String(unitsNow(answer)),
      cell: (answer) =>
        answer.inventory ? unitsNow(answer).toLocaleString(LOCALE) : texts.noPosition,
    },
  ],
  ask: async (rows) => {
    const body = rows.map(bodyOfRow);
    return (await call('setInventories', { query: { dryRun: true }, body })).results;
  },
  saveTitle: texts.saving,
  portion: PORTION,
  save: async (rows) => {
    // A position that changed since its units were shown is refused, as on the page of the position.
    const body = rows.map(({ row, answer }) => ({
      ...bodyOfRow(row),
      changeFromQuantity: unitsNow(answer),
    }));
    const { results } = await call('setInventories', { body });
    return results.map((result, index) => {
      const error = errorOfRow(result);
      const answer = rows[index]?.answer;
      return error && answer && isConflict(error) ? conflictOf(unitsNow(answer)) : error;
    });
  },
  // The feed brings the changed stock into the list.
  onSaved: () => undefined,
  nameOf: ([skuId = '']) => skuId,
  linkTo: (row) => <PositionLink row={row} />,
};

/** The row contains the current units after the refetch. */
function conflictOf(seen: number): ApiProblem {
  const title = fill(texts.conflict, { seen: seen.toLocaleString(LOCALE) });
  return new ApiProblem(409, { code: 'quantity-changed', title });
}

function PositionLink({ row }: { row: Row }) {
  const { merchantId } = useSession();
  return (
    <Link to="/inventory" search={{ open: idOf(bodyOfRow(row), merchantId) }} className="id">
      {row[0]}
    </Link>
  );
}
