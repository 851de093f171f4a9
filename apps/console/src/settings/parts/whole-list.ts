import type { CsvColumn } from '../../lists/csv/csv.js';
import type { Columns } from '../../design/tables/table.js';
import type { ListDefinition } from '../../lists/definition.js';
import { listSearch } from '../../lists/search.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from '../messages.js';

interface WholeList<R extends object> {
  /** The name, also the last part of the key of its cache. */
  id: string;
  title: string;
  /** The API's path of the records. */
  path: string;
  /** The member of its answer that contains them. */
  rows: string;
  columns: Columns<R>;
  csv: readonly CsvColumn<R>[];
  texts: { empty: { title: string; how: string }; raw: { list: string } };
  keyOf: (row: R) => string;
  read: (signal: AbortSignal) => Promise<R[]>;
  /** A record for the raw view, by its key. */
  row?: (key: string) => RawSubject;
}

/** A list of the settings that the API returns as a whole, without filters. */
export function wholeList<R extends object>(
  given: WholeList<R>,
): ListDefinition<R, object, object> {
  const { id, title, path, rows, columns, csv, texts, keyOf, read, row } = given;
  const { empty, raw } = texts;
  return {
    id,
    source: {
      parent: 'settings',
      name: id,
      keyOf,
      search: listSearch<R, object>()({}),
      read: async (_reader, _query, signal) => ({ rows: await read(signal) }),
      whole: true,
    },
    title,
    columns,
    csv,
    texts: { ...messages, empty: { none: empty.title } },
    noneHow: () => empty.how,
    raw: {
      what: raw.list,
      paths: { operator: path, merchant: path },
      rows,
      ...(row && { row: (_reader, key) => row(key) }),
    },
  };
}
