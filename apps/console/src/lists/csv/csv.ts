/** A member of a record, or a name with a function of its value. */
export type CsvColumn<R> = (keyof R & string) | readonly [name: string, value: (row: R) => unknown];

/**
 * The beginning of texts that spreadsheets run as a formula, after apostrophes that prevent it; a number is not a
 * formula.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const SPECIAL = /[",\r\n]/;

/** The line with the names of the columns, after the byte order mark by which spreadsheets recognize UTF-8. */
export function csvHead<R>(columns: readonly CsvColumn<R>[]): string {
  return `\u{FEFF}${line(columns.map((column) => (typeof column === 'string' ? column : column[0])))}`;
}

/** Lines of CSV (RFC 4180) with the values of the API; lists and objects as JSON. */
export function csvLines<R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string {
  return rows
    .map((row) =>
      line(columns.map((column) => (typeof column === 'string' ? row[column] : column[1](row)))),
    )
    .join('');
}

function line(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  const text = cellText(value);
  const safe = guarded(text);
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Escapes a text so that no spreadsheet runs it as a formula: `'=1+1`. */
export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Restores the text that was passed to {@link guarded}. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
