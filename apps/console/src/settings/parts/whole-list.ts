import type { OperationId } from '@entrepot/client';
import { apiList } from '../../lists/api-list.js';
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
  /** The API's operation that lists the records. */
  operation: OperationId;
  /** The member of its answer that contains them. */
  rows: string;
  columns: Columns<R>;
  csv: readonly CsvColumn<R>[];
  texts: { empty: { title: string; how: string }; raw: { list: string } };
  keyOf: (row: R) => string;
  /** A record for the raw view, by its key. */
  row?: (key: string) => RawSubject;
}

/** A list of the settings that the API returns as a whole, without filters. */
export function wholeList<R extends object>(list: WholeList<R>): ListDefinition<R, object, object> {
  const { id, title, operation, rows, columns, csv, texts, keyOf, row } = list;
  const { api, read } = apiList<R, object>({ operator: operation, merchant: operation }, rows);
  const { empty, raw } = texts;
  return {
    id,
    source: {
      parent: 'settings',
      name: id,
      keyOf,
      search: listSearch<R, object>()({}),
      read,
      whole: true,
    },
    title,
    columns,
    csv,
    texts: { ...messages, empty: { none: empty.title } },
    noneHow: () => empty.how,
    raw: {
      what: raw.list,
      api,
      ...(row && { row: (_reader, key) => row(key) }),
    },
  };
}
