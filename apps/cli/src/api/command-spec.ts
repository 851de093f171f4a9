import type { OperationId } from '@entrepot/client';
import { momentText, durationText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import type { RecordColumn } from '../terminal/print.js';

/** A record of an answer. */
export type ApiRecord = Readonly<Record<string, unknown>>;

/** A command that calls one operation, as data. */
export interface CommandSpec {
  /** The words of the command: `orders hold`. */
  path: string;
  /** For each kind of client; the one that the caller may use is called. */
  operations: readonly OperationId[];
  /** For the help; the summary of the first operation when left out. */
  about?: string;
  /** What is given without an option, in this order; the parameters of the operation's path when left out. */
  args?: readonly string[];
  /** Options that have another name than their parameter or member. */
  names?: Readonly<Record<string, string>>;
  /** Members of one operation that have the option of another operation's member. */
  sameAs?: Readonly<Record<string, string>>;
  /** Members that a command needs, although the API does not. */
  needs?: readonly string[];
  /** Parameters that are true where their option is given. */
  flags?: readonly string[];
  /** What parameters and members are when they are not given. */
  defaults?: Readonly<Record<string, () => unknown>>;
  /** A member that is an array, of whose elements options give one. */
  one?: string;
  list?: ListSpec;
  /** The question before an act that cannot be undone; `{member}` stands for an argument or option. */
  asks?: string;
  /** The message afterwards; `{member}` stands for a member of the answer, or for an argument or option. */
  done?: string | ((values: ApiRecord) => string);
  /** What is said besides, by the member that the answer must have for it. */
  besides?: Readonly<Record<string, string>>;
  /** The member of the answer that is shown only once; it needs `done`. */
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
  /** The order of a list that the API gives in one order only. */
  order?: 'newest' | 'oldest';
}

interface ColumnOptions {
  /** Where a terminal is too narrow, lower ranks are shown before others; a column without one always is. */
  rank?: number;
  /** Only for `wide` and files. */
  wide?: boolean;
}

/** A column that shows a member as it is; of nested ones `totals.taxes`. */
export function column(
  name: string,
  title: string,
  { rank, wide }: ColumnOptions = {},
): RecordColumn<ApiRecord> {
  const value = (record: ApiRecord): unknown => memberOf(record, name);
  return { name, title, rank, wide, value, text: (record) => oneLine(textOf(value(record))) };
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

/** A column of how long ago something was. */
export function ages(name: string, title: string, options: ColumnOptions = {}) {
  const plain = column(name, title, options);
  const text = (record: ApiRecord): string =>
    durationText(Date.now() - Date.parse(textOf(plain.value(record))));
  return { ...plain, text };
}

function memberOf(record: ApiRecord, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((at, member) => (at as ApiRecord | undefined)?.[member], record);
}

/** A value in a few words: the values of a list, and the members of an object. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(elementText).join(', ');
  if (!(value instanceof Object)) return String(value);
  const members = Object.entries(value).map(([name, one]) => `${name}: ${textOf(one)}`);
  return members.join(', ');
}

function elementText(element: unknown): string {
  const isRecord = element instanceof Object && !Array.isArray(element);
  return isRecord ? Object.values(element).map(textOf).join(' ') : textOf(element);
}
