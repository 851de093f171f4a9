import { csvRow } from './write-csv.js';
import type { Format } from './format.js';
import { hanging, planTable, tableLines, type Column, type TablePlan } from './table.js';
import type { Terminal } from './terminal.js';

/** A column of records, for tables and files. */
export interface RecordColumn<R> extends Column<R> {
  /** Its name in a file. */
  name: string;
  /** Its value in a file. */
  value: (record: R) => unknown;
  /** Only for `wide` and files. */
  wide?: boolean | undefined;
}

/** A column that has the same text in a file as in a table. */
export function textColumn<R>(
  name: string,
  title: string,
  text: (record: R) => string,
  options: Pick<RecordColumn<R>, 'align' | 'rank' | 'isProse'> = {},
): RecordColumn<R> {
  return { name, title, text, value: text, ...options };
}

/** The number of rows that share their column widths: the API's largest page. */
const ROWS_AT_ONCE = 200;

/** Prints records one after the other, in one of the formats. */
export class RecordPrinter<R> {
  /** How many were printed. */
  count = 0;
  private rows: R[] = [];
  private plan: TablePlan<R> | undefined;

  constructor(
    private readonly terminal: Terminal,
    private readonly format: Format,
    private readonly layout: readonly RecordColumn<R>[],
    /** Colors the line of a record in a table. */
    private readonly painted: (line: string, record: R) => string = (line) => line,
  ) {}

  print(record: R): void {
    const { terminal, format, layout, count } = this;
    this.count += 1;
    if (format === 'ndjson') return terminal.out(JSON.stringify(record));
    if (format === 'json') {
      return terminal.out(`${count === 0 ? '[' : ','}${JSON.stringify(record)}`);
    }
    if (format === 'csv') {
      if (count === 0) terminal.out(csvRow(layout.map(({ name }) => name)));
      return terminal.out(csvRow(layout.map(({ value }) => value(record))));
    }
    this.rows.push(record);
    if (this.rows.length === ROWS_AT_ONCE) this.flush();
  }

  /** @param none the message when there was no record */
  end(none: string): void {
    const { terminal, format, layout, count } = this;
    if (count > 0) return this.stop();
    if (format === 'json') return terminal.out('[]');
    if (format === 'csv') terminal.out(csvRow(layout.map(({ name }) => name)));
    if (format !== 'ndjson') terminal.note(none);
  }

  /** Prints the remaining records of an incomplete list. */
  stop(): void {
    const { terminal, format, count } = this;
    if (format === 'json' && count > 0) return terminal.out(']');
    this.flush();
    const { dropped = [] } = this.plan ?? {};
    if (dropped.length === 0) return;
    const note = `Not shown at ${terminal.columns} columns: ${dropped.join(', ')}. -o wide shows them.`;
    for (const line of hanging(note, 0, terminal.columns)) terminal.note(line);
  }

  private flush(): void {
    const { terminal, rows, format } = this;
    if (rows.length === 0) return;
    const isFirst = this.plan === undefined;
    this.plan ??= planTable(
      this.layout.filter(({ wide }) => format === 'wide' || wide !== true),
      rows,
      format === 'wide' ? undefined : terminal.columns,
    );
    const { head, lines } = tableLines(this.plan, rows);
    if (isFirst) terminal.out(terminal.paint('dim', head));
    rows.forEach((record, index) => terminal.out(this.painted(lines[index] ?? '', record)));
    this.rows = [];
  }
}

/** Prints records that are in memory. */
export function printRecords<R>(
  terminal: Terminal,
  records: readonly R[],
  { format, layout, none }: { format: Format; layout: readonly RecordColumn<R>[]; none: string },
): void {
  const printer = new RecordPrinter(terminal, format, layout);
  for (const record of records) printer.print(record);
  printer.end(none);
}
