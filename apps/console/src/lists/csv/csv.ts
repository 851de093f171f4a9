/** A member of a record, or a name with what stands under it. */
export type CsvColumn<R> = (keyof R & string) | readonly [name: string, value: (row: R) => unknown];

/** Spreadsheets run what begins like this as a formula, after the apostrophes that prevent it; a number is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const SPECIAL = /[",\r\n]/;

/** The line with the names of the columns, after the mark by which spreadsheets know UTF-8. */
export function csvHead<R>(columns: readonly CsvColumn<R>[]): string {
  return `\u{FEFF}${line(columns.map((one) => (typeof one === 'string' ? one : one[0])))}`;
}

/** Lines of CSV (RFC 4180) with the values of the API; lists and objects as JSON. */
export function csvLines<R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string {
  return rows
    .map((row) => line(columns.map((one) => (typeof one === 'string' ? row[one] : one[1](row)))))
    .join('');
}

function line(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  const text = textOf(value);
  const safe = guarded(text);
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A text that no spreadsheet runs as a formula: `'=1+1`. */
export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The text that {@link guarded} was given. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
