import { createContext, useContext } from 'react';
import { column, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { RowSelection } from './use-selection.js';

const { selection: texts } = messages;

/** The selection of the surrounding list, for its checkboxes. */
export const SelectionContext = createContext<RowSelection | undefined>(undefined);

export function selectionColumn<R extends object>(keyOf: (row: R) => string): Columns<R>[number] {
  return column('selection', LoadedCheckbox, 'check-cell', (row) => (
    <RowCheckbox rowKey={keyOf(row)} />
  ));
}

function RowCheckbox({ rowKey }: { rowKey: string }) {
  const selection = useContext(SelectionContext);
  return (
    <input
      type="checkbox"
      aria-label={fill(texts.row, { key: rowKey })}
      checked={selection?.all === true || selection?.keys.has(rowKey) === true}
      // A click event reports whether Shift is pressed, also for the keyboard.
      onClick={({ shiftKey }) => selection?.toggle(rowKey, shiftKey)}
      onChange={nothing}
    />
  );
}

/** React requires this handler for a controlled checkbox. */
function nothing(): void {}

function LoadedCheckbox() {
  const selection = useContext(SelectionContext);
  if (!selection) return undefined;
  const { all, keys, loaded, toggleLoaded } = selection;
  const isWhole = all || (loaded.length > 0 && keys.size === loaded.length);
  return (
    <input
      type="checkbox"
      aria-label={texts.loaded}
      checked={isWhole}
      ref={(input) => {
        if (input) input.indeterminate = !isWhole && keys.size > 0;
      }}
      onChange={toggleLoaded}
    />
  );
}
