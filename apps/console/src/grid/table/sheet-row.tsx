import { useEffect, useRef, type PointerEvent, type Ref } from 'react';
import { wordsOf } from '../../bulk/act.js';
import { Badge, type Tone } from '../../design/badge.js';
import { fill } from '../../language/texts.js';
import type { JudgedRow } from '../rows/judge.js';
import { messages } from '../messages.js';
import { cellId, type Block, type Cell, type Row, type SheetColumn } from '../rows/sheet.js';
import type { AnswerColumn } from '../sheet-kind.js';
import type { Cursor } from './use-cursor.js';

interface Props<A> {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  row: Row;
  judged: JudgedRow | undefined;
  answer: A | undefined;
  columns: readonly SheetColumn[];
  answerColumns: readonly AnswerColumn<A>[];
  cursor: Cursor;
  onCommit: () => void;
}

/** The state of a row, its cells, and the answer of the API about it. */
export function SheetRow<A>(props: Props<A>) {
  const { ref, index, row, judged, answer, columns, answerColumns, cursor } = props;
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className="sheet-head">
        {index + 1} {judged && <StateBadge judged={judged} />}
      </th>
      {columns.map((column, columnIndex) => (
        <EditableCell
          key={column.name}
          {...props}
          column={column}
          columnIndex={columnIndex}
          text={row[columnIndex] ?? ''}
        />
      ))}
      {answerColumns.map((column, answerIndex) => {
        const cell = { row: index, column: columns.length + answerIndex };
        return (
          <td
            key={column.id}
            id={cellId(cell)}
            className={classOf(cursor, cell, [column.numeric && 'numeric', 'sheet-answer'])}
            aria-colindex={cell.column + 2}
            aria-readonly="true"
            aria-selected={isIn(cursor.block, cell)}
            {...pointing(props, cell)}
          >
            {answer !== undefined && column.cell(answer, row)}
          </td>
        );
      })}
    </tr>
  );
}

const TONES: Partial<Record<JudgedRow['state'], [Tone, keyof typeof messages.states]>> = {
  changed: ['info', 'changed'],
  saved: ['good', 'saved'],
  failed: ['bad', 'failed'],
};

function StateBadge({ judged: { state } }: { judged: JudgedRow }) {
  const [tone, name] = TONES[state] ?? [];
  return tone && name && <Badge tone={tone}>{messages.states[name]}</Badge>;
}

interface CellProps<A> extends Props<A> {
  column: SheetColumn;
  columnIndex: number;
  text: string;
}

function EditableCell<A>(props: CellProps<A>) {
  const { index, judged, cursor, column, columnIndex, text, onCommit } = props;
  const cell = { row: index, column: columnIndex };
  const fault = judged?.faults[column.name];
  // The first cell shows the reason of a rejected row.
  const failure = columnIndex === 0 && judged?.error ? wordsOf(judged.error) : undefined;
  const note = fault ?? failure;
  const isEdited = isSame(cursor.active, cell) && cursor.text !== undefined;
  const isChanged = judged?.changed.includes(column.name);
  return (
    <td
      id={cellId(cell)}
      className={classOf(cursor, cell, [
        column.type && 'numeric',
        isChanged && 'sheet-changed',
        fault !== undefined && 'sheet-faulty',
      ])}
      aria-colindex={columnIndex + 2}
      aria-selected={isIn(cursor.block, cell)}
      aria-invalid={fault !== undefined}
      onDoubleClick={() => cursor.edit(text)}
      {...pointing(props, cell)}
    >
      {isEdited ? (
        <Editor
          label={fill(messages.cell, { column: column.label, row: index + 1 })}
          text={cursor.text ?? ''}
          numeric={column.type !== undefined}
          onType={cursor.edit}
          onCommit={onCommit}
        />
      ) : (
        text
      )}
      {note !== undefined && <span className="under sheet-fault">{note}</span>}
    </td>
  );
}

interface EditorProps {
  label: string;
  text: string;
  numeric: boolean;
  onType: (text: string) => void;
  onCommit: () => void;
}

function Editor({ label, text, numeric, onType, onCommit }: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <input
      ref={input}
      className="sheet-input"
      aria-label={label}
      inputMode={numeric ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onBlur={onCommit}
    />
  );
}

/** A press selects a cell; with Shift or while moving, it selects a block. */
function pointing({ cursor, onCommit }: Pick<Props<unknown>, 'cursor' | 'onCommit'>, cell: Cell) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
      onCommit();
      cursor.go(cell, event.shiftKey);
    },
    onPointerEnter: ({ buttons, pointerType }: PointerEvent) => {
      if (buttons === 1 && pointerType === 'mouse') cursor.go(cell, true);
    },
  };
}

function isSame(cell: Cell, other: Cell): boolean {
  return cell.row === other.row && cell.column === other.column;
}

function isIn({ top, left, bottom, right }: Block, { row, column }: Cell): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

function classOf(
  { active, block }: Cursor,
  cell: Cell,
  names: readonly (string | false | undefined)[],
): string {
  const selectionClass = isSame(active, cell)
    ? 'sheet-active'
    : isIn(block, cell) && 'sheet-selected';
  return [...names, selectionClass].filter(Boolean).join(' ');
}
