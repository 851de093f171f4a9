import type { ComponentType, ReactNode } from 'react';
import type { Session } from '../api/session.js';
import type { Columns } from '../design/tables/table.js';
import type { Plural } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import type { CsvColumn } from './csv/csv.js';
import type { ListSource } from './source.js';

/** Filters under a name. */
export interface View<S> {
  name: string;
  search: S;
  /** The ids of the columns, in their order; all when left out. */
  columns?: readonly string[];
}

/** The selected rows of a list. */
export interface Selection {
  /** The keys of the selected records among those that are loaded; without any when `all` is on. */
  keys: ReadonlySet<string>;
  /** Everything that the filters match is selected, loaded or not. */
  all: boolean;
}

/** What an action bar gets. R: a record; S: the search parameters */
export interface ActionsProps<R, S> {
  selection: Selection;
  /** The selected records among those that are loaded. */
  rows: readonly R[];
  search: S;
  /** How many records are selected; undefined where no one has counted what matches the filters. */
  count: number | undefined;
  /** Ends the selection. */
  onClear: () => void;
}

/** What can be done with the selected rows of a list. */
export interface ListActions<R, S> {
  Bar: ComponentType<ActionsProps<R, S>>;
  /** Of the API; a session that may call none of them has no action, and selects no rows. */
  operationIds: readonly string[];
}

type RawQuery = NonNullable<RawSubject['query']>;

interface Texts {
  loading: string;
  loadingMore: string;
  /** With the `{count}` of rows. */
  complete: Plural;
  /** `filtered` where filters match nothing; left out for a list whose texts say both. */
  empty: { none: string; filtered?: string; filteredHow?: string };
}

/**
 * A list page, defined once: its records, columns, filters, texts, raw view and actions.
 * R: a record; S: the search parameters; Q: the query of the API
 */
export interface ListDefinition<R extends object, S extends object, Q extends object> {
  /** Names the list in the storage of the browser, and its scroll position. */
  id: string;
  source: ListSource<R, S, Q>;
  title: string;
  /** All columns; that with the id `merchantId` is left out for merchants, who see only their own records. */
  columns: Columns<R>;
  /** The columns of an export. */
  csv: readonly CsvColumn<R>[];
  Filters?: ComponentType<{ search: S }>;
  texts: Texts;
  /** What a person can do where there are no records yet. */
  noneHow: (session: Session) => ReactNode;
  raw: {
    what: string;
    paths: Readonly<Record<Reader, string>>;
    /** The member of the API's answer that has the records. */
    rows: string;
    /** The query of the API, where it differs from that of the filters. */
    query?: (reader: Reader, query: RawQuery) => RawQuery;
    /** A record, by its key. @param row where it is loaded */
    row?: (reader: Reader, key: string, row: R | undefined) => RawSubject | undefined;
  };
  /** Views that every browser has. */
  views?: readonly View<S>[];
  /** How many records match the filters, where the API counts them. @throws ApiProblem */
  count?: (reader: Reader, search: S, signal: AbortSignal) => Promise<number>;
  /** What can be done with the selected rows; without it none can be selected. */
  actions?: ListActions<R, S>;
}
