import { fault, type Fault, type ReasonName } from './fault.js';
import type { Reading } from './reading.js';

/** How a cell is read. */
type CellType =
  'text' | 'number' | 'integer' | 'boolean' | 'images' | 'attributes' | 'attribute' | 'other';

/** A column of a CSV file. */
export interface Column {
  /** The name in the header. */
  name: string;
  /** The path of its value in the body. */
  path: readonly string[];
  type: CellType;
  required: boolean;
  /** Whether `""` is a value, if the column is not required. */
  keepsEmpty?: boolean;
}

/** A cell as read, without surrounding blanks unless they are in quotes. */
export interface Cell {
  text: string;
  isQuoted: boolean;
}

export function isEmpty({ text, isQuoted }: Cell): boolean {
  return text === '' && !isQuoted;
}

const WITH_NAME = 'attributes.';

/** The prefix of columns with members that this version does not know: a newer service may have answered them. */
export const OTHER_MEMBER = 'other.';

/**
 * Returns the column of one attribute, `attributes.NAME`, or of a member that this version does not know, `other.PATH`;
 * undefined for another header, and in files that have no attributes.
 */
export function columnWithName(columns: readonly Column[], name: string): Column | undefined {
  const all = columns.find(({ type }) => type === 'attributes');
  if (!all) return undefined;
  if (name.startsWith(WITH_NAME)) {
    return { name, path: all.path, type: 'attribute', required: false };
  }
  if (!name.startsWith(OTHER_MEMBER)) return undefined;
  const path = name.slice(OTHER_MEMBER.length).split('.');
  return { name, path, type: 'other', required: false };
}

/** Returns a member that this version does not know as a cell: a text, or JSON if it is no text or could be JSON. */
export function otherCell(value: unknown): string {
  const isPlain = typeof value === 'string' && value !== '' && value === value.trim();
  return isPlain && jsonOf(value) === undefined ? textCell(value) : JSON.stringify(value);
}

function jsonOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** How the cells of a row are read. */
type RowReading = Pick<Reading, 'decimalComma' | 'hints' | 'signs'>;

/** Reads the cells of a row into a body, with a fault for each unreadable cell. */
export function readRow(
  columns: readonly (Column | undefined)[],
  cells: readonly Cell[],
  reading: RowReading,
): { body: object; faults: Fault[] } {
  const body = {};
  const faults: Fault[] = [];
  // Programs that quote every cell write `""` for an empty cell.
  const isQuotedThroughout = cells.every(({ isQuoted }) => isQuoted);
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const cell = cells[index];
    if (!cell || isLeftOut(column, cell, isQuotedThroughout)) {
      if (column.required) faults.push(fault('required', column.name, 'is required', 'required'));
      continue;
    }
    const result = readCell(column, cell.text, reading);
    if ('fault' in result) faults.push(result.fault);
    else setAt(body, column, result.value);
  }
  return { body, faults };
}

/** Only texts can be empty. */
function isLeftOut(column: Column, cell: Cell, isQuotedThroughout: boolean): boolean {
  const { type, required, keepsEmpty = false } = column;
  const isValue = type === 'text' && (required || (keepsEmpty && !isQuotedThroughout));
  return cell.text === '' && !(cell.isQuoted && isValue);
}

/** Matches texts that spreadsheets interpret as a formula, including leading apostrophes that prevent this. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Returns a text as a cell that no spreadsheet evaluates: `'=1+1`. Reading removes the apostrophe. */
export function textCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function cellText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

type Found = { value: unknown } | { fault: Fault };

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const DECIMAL_COMMA = /^-?(?:\d+(?:,\d+)?|,\d+)$/;
const INTEGER = /^-?\d+$/;

function readCell({ name, type }: Column, cell: string, reading: RowReading): Found {
  switch (type) {
    case 'number':
      return readNumber(name, cell.trim(), reading);
    case 'integer':
      return INTEGER.test(cell.trim())
        ? { value: Number(cell) }
        : refused(name, 'whole-number', 'must be a whole number');
    case 'boolean':
      return /^(true|false)$/i.test(cell.trim())
        ? { value: cell.trim().toLowerCase() === 'true' }
        : refused(name, 'true-or-false', 'must be true or false');
    case 'images':
      return cell.startsWith('[')
        ? readJson(name, cell)
        : {
            value: cellText(cell)
              .split('|')
              .map((image) => image.trim()),
          };
    case 'attributes':
      return readJson(name, cell);
    case 'other':
      return jsonOf(cell) ?? { value: cellText(cell) };
    default:
      return { value: cellText(cell) };
  }
}

function readNumber(name: string, cell: string, reading: RowReading): Found {
  const { decimalComma, hints, signs } = reading;
  if (decimalComma) {
    return DECIMAL_COMMA.test(cell)
      ? { value: Number(cell.replace(',', '.')) }
      : refused(name, 'decimal-comma', 'must be a number, with a comma before decimals: 12,5');
  }
  if (NUMBER.test(cell)) {
    if (cell.includes('.')) signs.addNumber('point');
    return { value: Number(cell) };
  }
  const hasComma = DECIMAL_COMMA.test(cell);
  if (hasComma) signs.addNumber('comma');
  const hint = hasComma ? hints.decimalComma() : '';
  const what = 'must be a number, with a point before decimals: 12.5';
  return refused(name, 'decimal-point', hint === '' ? what : `${what}; ${hint}`);
}

/** Reads the JSON form of a list that has no other form: an empty list, or a list whose items contain a `|`. */
function readJson(name: string, cell: string): Found {
  const parsed = jsonOf(cell);
  if (Array.isArray(parsed?.value)) return parsed;
  return refused(name, 'json-array', 'must be a JSON array');
}

function refused(name: string, reason: ReasonName, what: string): Found {
  return { fault: fault('type', name, what, reason) };
}

function setAt(body: object, { name, path, type }: Column, value: unknown): void {
  let parent = body as Record<string, unknown>;
  for (const member of path.slice(0, -1)) {
    parent = (parent[member] ??= {}) as Record<string, unknown>;
  }
  const member = path.at(-1) ?? '';
  if (type === 'attribute') {
    addTo(parent, member, [{ name: name.slice(WITH_NAME.length), value }]);
  } else if (type === 'attributes') addTo(parent, member, value as object[]);
  else parent[member] = value;
}

/** Attributes of a row can be in several columns, so their values are merged. */
function addTo(parent: Record<string, unknown>, member: string, attributes: object[]): void {
  const existing = (parent[member] ?? []) as object[];
  parent[member] = [...existing, ...attributes];
}
