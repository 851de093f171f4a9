import { fault, type Fault } from './fault.js';

/** How a cell is read. */
type CellType = 'text' | 'number' | 'integer' | 'boolean' | 'images' | 'attributes' | 'attribute';

/** A column of a CSV file. */
export interface Column {
  /** In the header. */
  name: string;
  /** Where its value is in the body. */
  path: readonly string[];
  type: CellType;
  required: boolean;
}

/**
 * A cell as it was read: undefined when it is empty, which leaves the field out; '' when it is an empty text in quotes.
 */
export type Cell = string | undefined;

const WITH_NAME = 'attributes.';

/** The column of one attribute, `attributes.NAME`; undefined for another header. */
export function attributeColumn(columns: readonly Column[], name: string): Column | undefined {
  const all = columns.find(({ type }) => type === 'attributes');
  if (!all || !name.startsWith(WITH_NAME) || name === WITH_NAME) return undefined;
  return { name, path: all.path, type: 'attribute', required: false };
}

/** Reads the cells of a row into a body, with a fault for each that cannot be read. */
export function readRow(
  columns: readonly (Column | undefined)[],
  cells: readonly Cell[],
): { body: object; faults: Fault[] } {
  const body = {};
  const faults: Fault[] = [];
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const cell = cells[index];
    if (isLeftOut(column, cell)) {
      if (column.required) faults.push(fault('required', column.name, 'is required'));
      continue;
    }
    const found = readCell(column, cell);
    if ('fault' in found) faults.push(found.fault);
    else setAt(body, column, found.value);
  }
  return { body, faults };
}

/** Only a text that is required can be empty: `""`. */
function isLeftOut({ type, required }: Column, cell: Cell): cell is undefined {
  return cell === undefined || (cell === '' && !(type === 'text' && required));
}

type Found = { value: unknown } | { fault: Fault };

const NUMBER = /^-?\d+(\.\d+)?$/;
const INTEGER = /^-?\d+$/;

function readCell({ name, type }: Column, cell: string): Found {
  if (cell.includes('\uFFFD')) return refused(name, 'encoding', 'is not UTF-8');
  switch (type) {
    case 'number':
      return NUMBER.test(cell.trim())
        ? { value: Number(cell) }
        : refused(name, 'type', 'must be a number, with a point before decimals: 12.5');
    case 'integer':
      return INTEGER.test(cell.trim())
        ? { value: Number(cell) }
        : refused(name, 'type', 'must be a whole number');
    case 'boolean':
      return /^(true|false)$/i.test(cell.trim())
        ? { value: cell.trim().toLowerCase() === 'true' }
        : refused(name, 'type', 'must be true or false');
    case 'images':
      return cell.startsWith('[') ? readJson(name, cell) : { value: cell.split('|') };
    case 'attributes':
      return readJson(name, cell);
    default:
      return { value: cell };
  }
}

/** What cannot be written in a cell otherwise: an empty list, or a list whose items have a `|`. */
function readJson(name: string, cell: string): Found {
  try {
    const value: unknown = JSON.parse(cell);
    if (Array.isArray(value)) return { value };
  } catch {
    // Refused below.
  }
  return refused(name, 'type', 'must be a JSON array');
}

function refused(name: string, code: string, what: string): Found {
  return { fault: fault(code, name, what) };
}

function setAt(body: object, { name, path, type }: Column, value: unknown): void {
  let parent = body as Record<string, unknown>;
  for (const member of path.slice(0, -1)) {
    parent = (parent[member] ??= {}) as Record<string, unknown>;
  }
  const member = path.at(-1) ?? '';
  if (type !== 'attribute') parent[member] = value;
  else {
    const attributes = (parent[member] ??= []) as object[];
    attributes.push({ name: name.slice(WITH_NAME.length), value });
  }
}
