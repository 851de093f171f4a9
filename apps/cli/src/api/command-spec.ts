import type { OperationId } from '@entrepot/client';
import { momentText, durationText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import type { RecordColumn } from '../terminal/print.js';

export type ApiRecord = Readonly<Record<string, unknown>>;

/** A command that calls one operation, as data. */
export interface CommandSpec {
  /** The words of the command: `orders hold`. */
  path: string;
  /** The operations, one for each kind of client; the command calls the one that the caller may use. */
  operations: readonly OperationId[];
  /** The description in the help; by default the summary of the first operation. */
  about?: string;
  /** The positional arguments, in this order; by default the path parameters of the operation. */
  args?: readonly string[];
  /** Options whose name differs from their parameter or member. */
  names?: Readonly<Record<string, string>>;
  /** Members of one operation that share the option of another operation's member. */
  sameAs?: Readonly<Record<string, string>>;
  /** Members that the command requires, although the API does not. */
  needs?: readonly string[];
  /** Parameters that are true when their option is given. */
  flags?: readonly string[];
  /** The default values of parameters and members. */
  defaults?: Readonly<Record<string, () => unknown>>;
  /** An array member; options give the values of one element. */
  arrayMember?: string;
  list?: ListSpec;
  /** The confirmation question before an act that cannot be undone; `{member}` stands for an argument or option. */
  asks?: string;
  /** The message after success; `{member}` stands for a member of the answer, or for an argument or option. */
  done?: string | ((values: ApiRecord) => string);
  /** Additional messages, by the member that the answer must have. */
  besides?: Readonly<Record<string, string>>;
  /** The member of the answer that is shown only once; requires `done`. */
  secret?: string;
}

/** A command that prints a list, page after page. */
export interface ListSpec {
  /** The member of an answer that holds the records. */
  member: string;
  columns: readonly RecordColumn<ApiRecord>[];
  none: string;
  /** Whether `view=summary` has everything that the columns show. */
  hasSummary?: boolean;
  /** The order, for a list that the API returns in one order only. */
  order?: 'newest' | 'oldest';
}

interface ColumnOptions {
  /** In a narrow terminal, columns with a lower rank take precedence; a column without a rank is always shown. */
  rank?: number;
  /** Only for `wide` and files. */
  wide?: boolean;
}

/** A column that shows a member unchanged; nested members have names such as `totals.taxes`. */
export function column(
  name: string,
  title: string,
  { rank, wide }: ColumnOptions = {},
): RecordColumn<ApiRecord> {
  const value = (record: ApiRecord): unknown => memberOf(record, name);
  return { name, title, rank, wide, value, text: (record) => oneLine(valueText(value(record))) };
}

/** A column of sentences, or of other long texts. */
export function prose(name: string, title: string, options: ColumnOptions = {}) {
  return { ...column(name, title, options), isProse: true };
}

/** A column of numbers. */
export function numbers(name: string, title: string, options: ColumnOptions = {}) {
  return { ...column(name, title, options), align: 'right' as const };
}

/** A column of dates, in UTC. */
export function dates(name: string, title: string, options: ColumnOptions = {}) {
  const plain = column(name, title, options);
  const text = (record: ApiRecord): string => {
    const date = plain.value(record);
    return typeof date === 'string' ? momentText(date) : '';
  };
  return { ...plain, text };
}

/** A column that shows the age of a date. */
export function ages(name: string, title: string, options: ColumnOptions = {}) {
  const plain = column(name, title, options);
  const text = (record: ApiRecord): string =>
    durationText(Date.now() - Date.parse(valueText(plain.value(record))));
  return { ...plain, text };
}

function memberOf(record: ApiRecord, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((node, member) => (node as ApiRecord | undefined)?.[member], record);
}

/** Formats a value in a few words: the values of a list, and the members of an object. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(elementText).join(', ');
  if (!(value instanceof Object)) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${name}: ${valueText(member)}`);
  return members.join(', ');
}

function elementText(element: unknown): string {
  const isRecord = element instanceof Object && !Array.isArray(element);
  return isRecord ? Object.values(element).map(valueText).join(' ') : valueText(element);
}
