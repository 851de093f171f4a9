import { Button } from '../design/button.js';
import { Problem } from '../design/problem.js';
import { column, Table, type Columns } from '../design/tables/table.js';
import { saveFile } from '../files/save-file.js';
import { fill, LOCALE } from '../language/texts.js';
import { csvHead, csvLines, type CsvColumn } from '../lists/csv/csv.js';
import { wordsOf } from './act.js';
import type { Bulk, BulkState, Failure } from './bulk-run.js';
import { closeBulk } from './current.js';
import { messages } from './messages.js';

const { panel: texts } = messages;

/** More rows would make the panel slow; the file contains all rows. */
const FAILURES_SHOWN = 100;
const COLUMNS: Columns<Failure> = [
  column('name', texts.record, '', (row) => row.link),
  column('reason', texts.reason, '', ({ error }) => (
    <span className="bulk-reason">{wordsOf(error)}</span>
  )),
];

type Result = ReturnType<Bulk['results']>[number];

const CSV: readonly CsvColumn<Result>[] = [
  'name',
  ['result', resultText],
  ['code', ({ error }) => (error && 'code' in error ? error.code : undefined)],
  ['reason', ({ error }) => error && wordsOf(error)],
];

interface Props {
  bulk: Bulk;
  state: BulkState;
}

/** The progress and the results of an action on many records, on every page until it is closed. */
export function BulkPanel({ bulk, state }: Props) {
  return (
    <section className="bulk" aria-label={texts.label}>
      <h2 className="bulk-title">{state.title}</h2>
      {state.phase === 'ended' ? (
        <Ended bulk={bulk} state={state} />
      ) : (
        <Running bulk={bulk} state={state} />
      )}
    </section>
  );
}

function Running({ bulk, state }: Props) {
  const { phase, total, done, failures, waitMs } = state;
  const text = phase === 'reading' ? texts.reading : texts.sending;
  const words = fill(text, numbers({ total, done, failed: failures.length }));
  return (
    <>
      <progress
        aria-label={state.title}
        {...(phase === 'sending' && { value: done + failures.length, max: total })}
      />
      <output>{words}</output>
      {waitMs > 0 && <p>{fill(texts.waiting, { seconds: Math.ceil(waitMs / 1_000) })}</p>}
      <div className="row">
        <Button onClick={() => bulk.stop()}>{texts.stop}</Button>
      </div>
    </>
  );
}

function Ended({ bulk, state }: Props) {
  const { total, done, failures, error } = state;
  const failed = failures.length;
  const remaining = total - done - failed;
  const text = done === total ? texts.done : texts.doneSome;
  return (
    <>
      <output>{fill(text, numbers({ total, done, failed, left: remaining }))}</output>
      {error && <Problem error={error} />}
      {failed > 0 && (
        <div className="bulk-failures">
          <Table
            label={texts.failures}
            columns={COLUMNS}
            rows={failures.slice(0, FAILURES_SHOWN)}
          />
        </div>
      )}
      {failed > FAILURES_SHOWN && <p>{fill(texts.more, numbers({ count: FAILURES_SHOWN }))}</p>}
      <div className="row">
        {failed + remaining > 0 && (
          <Button onClick={() => void bulk.retry()}>
            {fill(texts.retry, numbers({ count: failed + remaining }))}
          </Button>
        )}
        {total > 0 && <Button onClick={() => save(bulk)}>{texts.save}</Button>}
        <Button onClick={closeBulk}>{texts.close}</Button>
      </div>
    </>
  );
}

function save(bulk: Bulk): void {
  saveFile(texts.fileName, [csvHead(CSV), csvLines(CSV, bulk.results())]);
}

function resultText({ sent, error }: Result): string {
  if (!sent) return texts.results.notSent;
  return error ? texts.results.failed : texts.results.done;
}

function numbers<N extends string>(values: Readonly<Record<N, number>>): Record<N, string> {
  const shown = Object.entries<number>(values).map(([name, value]) => [
    name,
    value.toLocaleString(LOCALE),
  ]);
  return Object.fromEntries(shown) as Record<N, string>;
}
