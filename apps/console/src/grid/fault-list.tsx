import { Button } from '../design/button.js';
import { counted, fill, LOCALE } from '../language/texts.js';
import type { JudgedRow } from './rows/judge.js';
import { messages } from './messages.js';
import type { Cell, SheetColumn } from './rows/sheet.js';

/** More faults would push the grid off the page. */
const SHOWN = 20;

interface Props {
  judged: readonly JudgedRow[];
  columns: readonly SheetColumn[];
  onGo: (cell: Cell) => void;
}

/** Each fault, with a button that goes to its cell. */
export function FaultList({ judged, columns, onGo }: Props) {
  const faults = judged.flatMap(({ faults: rowFaults }, row) =>
    columns.flatMap(({ name, label }, column) => {
      const fault = rowFaults[name];
      return fault === undefined ? [] : [{ row, column, label, fault }];
    }),
  );
  if (faults.length === 0) return undefined;
  return (
    <details className="sheet-faults">
      <summary>{counted(messages.counts.faults, faults.length)}</summary>
      <ul aria-label={messages.faultList}>
        {faults.slice(0, SHOWN).map(({ row, column, label, fault }) => (
          <li key={`${row} ${column}`}>
            <Button look="quiet" onClick={() => onGo({ row, column })}>
              {fill(messages.faultAt, { row: row + 1, column: label, fault })}
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <p>
          {fill(messages.moreFaults, {
            shown: SHOWN,
            count: faults.length.toLocaleString(LOCALE),
          })}
        </p>
      )}
    </details>
  );
}
