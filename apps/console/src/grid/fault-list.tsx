import { Button } from '../design/button.js';
import { fill, LOCALE } from '../language/texts.js';
import type { JudgedRow } from './rows/judge.js';
import { GRID_TEXTS } from './messages.js';
import type { Cell, SheetColumn } from './rows/sheet.js';

/** More would push the grid off the page. */
const SHOWN = 20;

interface Props {
  judged: readonly JudgedRow[];
  columns: readonly SheetColumn[];
  onGo: (cell: Cell) => void;
}

/** Each fault, with a button that goes to its cell. */
export function FaultList({ judged, columns, onGo }: Props) {
  const faults = judged.flatMap(({ faults: own }, row) =>
    columns.flatMap(({ name, label }, column) => {
      const fault = own[name];
      return fault === undefined ? [] : [{ row, column, label, fault }];
    }),
  );
  if (faults.length === 0) return undefined;
  return (
    <details className="sheet-faults">
      <summary>
        {faults.length === 1
          ? GRID_TEXTS.counts.faultsOne
          : fill(GRID_TEXTS.counts.faults, { count: faults.length.toLocaleString(LOCALE) })}
      </summary>
      <ul aria-label={GRID_TEXTS.faultList}>
        {faults.slice(0, SHOWN).map(({ row, column, label, fault }) => (
          <li key={`${row} ${column}`}>
            <Button look="quiet" onClick={() => onGo({ row, column })}>
              {fill(GRID_TEXTS.faultAt, { row: row + 1, column: label, fault })}
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <p>
          {fill(GRID_TEXTS.moreFaults, {
            shown: SHOWN,
            count: faults.length.toLocaleString(LOCALE),
          })}
        </p>
      )}
    </details>
  );
}
