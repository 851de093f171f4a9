import type { ReactNode } from 'react';
import { Button } from '../../design/button.js';
import { counted, fill, LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { RowSelection } from './use-selection.js';

const { selection: texts } = messages;

interface Props {
  selection: RowSelection;
  /** The number of records that match the filters; undefined if they are not counted. */
  matching: number | undefined;
  /** Whether there are rows that are not loaded. */
  hasMore: boolean;
  children: ReactNode;
}

/** The number of selected rows, a button to select all, and the actions; nothing while no row is selected. */
export function SelectionBar({ selection, matching, hasMore, children }: Props) {
  const { keys, all, clear, selectAll } = selection;
  if (!all && keys.size === 0) return undefined;
  return (
    <section className="selection" aria-label={texts.title}>
      <output>{all ? allText(matching) : counted(texts.some, keys.size)}</output>
      {!all && hasMore && (
        <Button look="quiet" onClick={selectAll}>
          {matching === undefined
            ? texts.selectAll
            : fill(texts.selectAllCounted, { count: matching.toLocaleString(LOCALE) })}
        </Button>
      )}
      <Button look="quiet" onClick={clear}>
        {texts.clear}
      </Button>
      {children}
    </section>
  );
}

function allText(matching: number | undefined): string {
  return matching === undefined
    ? texts.everything
    : fill(texts.everythingCounted, { count: matching.toLocaleString(LOCALE) });
}
