import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Leaving } from '../design/drafts/leaving.js';
import { Restored } from '../design/drafts/restored.js';
import { Problem } from '../design/problem.js';
import { FaultList } from './fault-list.js';
import { faultsIn, judge, totalsOf } from './rows/judge.js';
import { messages } from './messages.js';
import { paste } from './rows/pasted.js';
import { CommaOffer, pastedText, SheetBar } from './sheet-bar.js';
import {
  countCommas,
  isBlank,
  keyOf,
  withCell,
  withoutRows,
  withoutTexts,
  withPoints,
} from './rows/sheet.js';
import type { Rows } from './rows/sheet.js';
import type { SheetKind } from './sheet-kind.js';
import { SheetTable } from './table/sheet-table.js';
import { useAnswers } from './use-answers.js';
import { useCursor } from './table/use-cursor.js';
import { useSave } from './use-save.js';
import { useSheet, type Sheet } from './use-sheet.js';

interface Props<A> {
  kind: SheetKind<A>;
  /** The rows chosen on another page. */
  start: Rows;
}

/** A page for editing many records as in a spreadsheet, which checks them before they are saved. */
export function SheetPage<A>({ kind, start }: Props<A>) {
  const sheet = useSheet(kind.id, start, kind.columns.length);
  const { draft } = sheet;
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{kind.title}</h1>
      </header>
      <p className="quiet">{kind.explained}</p>
      <Restored draft={draft} />
      <Workspace kind={kind} sheet={sheet} />
      <Leaving guard={draft.guard} onDiscard={() => draft.clear()} />
    </section>
  );
}

/** The known facts about the rows: their faults, the answers of the API about them, and which are saved. */
function useJudged<A>(kind: SheetKind<A>, rows: Rows) {
  const faults = useMemo(() => faultsIn(kind, rows), [kind, rows]);
  const askable = useMemo(
    () =>
      rows.filter((row, index) => !isBlank(row) && Object.keys(faults[index] ?? {}).length === 0),
    [rows, faults],
  );
  const answers = useAnswers(askable, kind.ask);
  const saving = useSave(kind, (failed) => answers.forget(failed.map(({ row }) => row)));
  const { byRow } = answers;
  const { results } = saving;
  const judged = useMemo(
    () => judge(kind, rows, faults, byRow, results),
    [kind, rows, faults, byRow, results],
  );
  const totals = useMemo(() => totalsOf(judged), [judged]);
  return { judged, totals, answers, saving };
}

function Workspace<A>({ kind, sheet }: { kind: SheetKind<A>; sheet: Sheet }) {
  const { rows, change, undo } = sheet;
  const { judged, totals, answers, saving } = useJudged(kind, rows);
  const cursor = useCursor(rows.length - 1);
  const table = useRef<HTMLTableElement>(null);
  const [note, setNote] = useState('');
  const commas = useMemo(() => countCommas(rows, kind.columns), [rows, kind.columns]);
  const answerColumns = useMemo(
    () => kind.columnsOf(answers.byRow.values()),
    [kind, answers.byRow],
  );
  useEndOfDraft(sheet, totals);
  const answerOf = (row: number): A | undefined => answers.byRow.get(keyOf(rows[row] ?? []));
  const save = (): void =>
    saving.save(
      rows.flatMap((row, index) => {
        const answer = answerOf(index);
        const { state } = judged[index] ?? {};
        return answer && (state === 'changed' || state === 'failed') ? [{ row, answer }] : [];
      }),
    );
  const put = (next: Rows): void => {
    setNote('');
    change(next);
  };
  return (
    <>
      <SheetBar
        totals={totals}
        isBusy={saving.isBusy}
        onSave={save}
        onUndo={undo}
        onRemoveRows={() => put(withoutRows(rows, cursor.block))}
        onClear={() => put([])}
      />
      <output className="quiet">{note}</output>
      {answers.error && <Problem error={answers.error} onRetry={answers.retry} />}
      <CommaOffer count={commas} onAccept={() => put(withPoints(rows, kind.columns))} />
      <FaultList
        judged={judged}
        columns={kind.columns}
        onGo={(cell) => {
          cursor.go(cell);
          table.current?.focus({ preventScroll: true });
        }}
      />
      <SheetTable
        label={kind.title}
        columns={kind.columns}
        answerColumns={answerColumns}
        rows={rows}
        judged={judged}
        answerOf={answerOf}
        cursor={cursor}
        table={table}
        acts={{
          write: (cell, text) => put(withCell(rows, cell, text)),
          clear: () => put(withoutTexts(rows, cursor.block)),
          paste: (text) => {
            const { top: row, left: column } = cursor.block;
            const pasted = paste(rows, kind.columns, { row, column }, text);
            change(pasted.rows);
            setNote(pastedText(pasted));
          },
          undo: () => undo?.(),
        }}
      />
      <p id="sheet-keys" className="quiet">
        {messages.keys}
      </p>
    </>
  );
}

/** Once everything is saved, leaving the page loses nothing. */
function useEndOfDraft({ rows, draft }: Sheet, totals: ReturnType<typeof totalsOf>): void {
  const { changes, saved, asking, faults } = totals;
  const isDone = saved > 0 && changes + asking + faults === 0;
  const end = useEffectEvent(() => draft.clear({ rows: rows.slice(0, -1) }));
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);
}
