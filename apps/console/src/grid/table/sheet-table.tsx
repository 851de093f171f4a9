import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { Space } from '../../design/tables/list-table.js';
import { copied } from '../rows/copied.js';
import type { JudgedRow } from '../rows/judge.js';
import { actOf, nextCell } from './keys.js';
import { messages } from '../messages.js';
import { cellId, type Cell, type Rows, type SheetColumn } from '../rows/sheet.js';
import type { AnswerColumn } from '../sheet-kind.js';
import { SheetRow } from './sheet-row.js';
import type { Cursor } from './use-cursor.js';

const ROW_HEIGHT = 37;
const OVERSCAN = 6;

/** The actions of a person on the rows. */
export interface SheetActs {
  write: (cell: Cell, text: string) => void;
  clear: () => void;
  paste: (text: string) => void;
  undo: () => void;
}

interface Props<A> {
  label: string;
  columns: readonly SheetColumn[];
  answerColumns: readonly AnswerColumn<A>[];
  rows: Rows;
  judged: readonly JudgedRow[];
  answerOf: (row: number) => A | undefined;
  cursor: Cursor;
  acts: SheetActs;
  table: RefObject<HTMLTableElement | null>;
}

/** A grid that behaves like a spreadsheet and renders only the visible rows. */
export function SheetTable<A>(props: Props<A>) {
  const { label, columns, answerColumns, rows, judged, answerOf, cursor, table } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { active } = cursor;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The heading stays above the rows.
    scrollPaddingStart: ROW_HEIGHT,
    // The active row stays rendered, with the text that is typed there.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].toSorted(
        (row, other) => row - other,
      ),
  });
  const { row: activeRow, column: activeColumn } = active;
  useEffect(() => {
    virtual.scrollToIndex(activeRow, { align: 'auto' });
    const cell = document.getElementById(cellId({ row: activeRow, column: activeColumn }));
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [virtual, activeRow, activeColumn]);
  const edit = useCommit(props);
  const keyboard = useKeyboard(props, scroller, edit);
  let end = 0;
  return (
    <div className="list sheet" ref={scroller}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a grid with the rows of a table
        role="grid"
        className="table"
        aria-label={label}
        aria-describedby="sheet-keys"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + answerColumns.length + 1}
        aria-multiselectable
        aria-activedescendant={cursor.text === undefined ? cellId(active) : undefined}
        tabIndex={0}
        {...keyboard}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{messages.row}</th>
            {[...columns, ...answerColumns].map((column) => (
              <th
                key={'name' in column ? column.name : column.id}
                scope="col"
                className={'type' in column || 'numeric' in column ? 'numeric' : ''}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {virtual.getVirtualItems().map(({ index, start, end: after }) => {
            const gap = start - end;
            end = after;
            return (
              <Fragment key={index}>
                <Space height={gap} />
                <SheetRow
                  ref={virtual.measureElement}
                  index={index}
                  row={rows[index] ?? []}
                  judged={judged[index]}
                  answer={answerOf(index)}
                  columns={columns}
                  answerColumns={answerColumns}
                  cursor={cursor}
                  onCommit={edit.commit}
                />
              </Fragment>
            );
          })}
          <Space height={virtual.getTotalSize() - end} />
        </tbody>
      </table>
    </div>
  );
}

/**
 * Writes the text of the edited cell, once: a key or a press ends an edit, and the field that loses the focus would end it
 * again.
 */
function useCommit<A>({ cursor, acts, rows }: Props<A>) {
  const isEditing = useRef(false);
  const { active, text, stop } = cursor;
  useEffect(() => {
    isEditing.current = text !== undefined;
  }, [text]);
  return {
    commit: (): void => {
      if (!isEditing.current || text === undefined) return;
      isEditing.current = false;
      if (rows[active.row]?.[active.column] !== text) acts.write(active, text);
      stop();
    },
    cancel: (): void => {
      isEditing.current = false;
      stop();
    },
  };
}

/** The keys of the grid, and those of the edited cell; copy, cut and paste. */
function useKeyboard<A>(
  props: Props<A>,
  scroller: RefObject<HTMLDivElement | null>,
  { commit, cancel }: ReturnType<typeof useCommit>,
) {
  const { columns, answerColumns, rows, cursor, acts, table, answerOf } = props;
  const { active, block, text } = cursor;
  const size = {
    rows: rows.length,
    columns: columns.length + answerColumns.length,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2),
  };
  const focus = (): void => table.current?.focus({ preventScroll: true });
  const whileEditing = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
    event.preventDefault();
    if (key === 'Escape') cancel();
    else {
      commit();
      const step = shiftKey ? -1 : 1;
      const below = {
        row: Math.max(0, Math.min(active.row + step, size.rows)),
        column: active.column,
      };
      const next = key === 'Enter' ? below : nextCell(active, step, size);
      if (next) cursor.go(next);
    }
    focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method composes a character of several keys.
    if (event.nativeEvent.isComposing) return;
    if (text !== undefined) {
      whileEditing(event);
      return;
    }
    if (event.key === 'Tab' && cursor.isLeaving) return;
    const act = actOf(event, active, size);
    if (!act) return;
    event.preventDefault();
    if (act.type === 'go') cursor.go(act.to, act.extend);
    else if (act.type === 'edit') {
      if (active.column < columns.length)
        cursor.edit(act.text ?? rows[active.row]?.[active.column] ?? '');
    } else if (act.type === 'clear') acts.clear();
    else if (act.type === 'undo') acts.undo();
    else if (act.type === 'leave') cursor.leave();
    else cursor.select({ row: 0, column: 0 }, { row: size.rows - 1, column: size.columns - 1 });
  };
  const textAt = (row: number, column: number): string => {
    if (column < columns.length) return rows[row]?.[column] ?? '';
    const answer = answerOf(row);
    return answer === undefined
      ? ''
      : (answerColumns[column - columns.length]?.textOf(answer) ?? '');
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (text !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(block, textAt));
    if (event.type === 'cut') acts.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (text !== undefined) return;
    event.preventDefault();
    acts.paste(event.clipboardData.getData('text/plain'));
  };
  return { onKeyDown, onCopy, onCut: onCopy, onPaste };
}
