import type { ComponentType, ReactNode } from 'react';
import type { Session } from '../api/session.js';
import type { Columns } from '../design/tables/table.js';
import type { FilterField } from '../filters/filter-bar.js';
import type { Plural } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import type { ListApi } from './api-list.js';
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
  /** The keys of the selected records that are loaded; empty if `all` is on. */
  keys: ReadonlySet<string>;
  /** All records that match the filters are selected, loaded or not. */
  all: boolean;
}

/** The props of an action bar. R: a record; S: the search parameters */
export interface ActionsProps<R, S> {
  selection: Selection;
  /** The selected records that are loaded. */
  rows: readonly R[];
  search: S;
  /** The number of selected records; undefined if the matching records are not counted. */
  count: number | undefined;
  onClear: () => void;
}

/** The actions on the selected rows of a list. */
export interface ListActions<R, S> {
  Bar: ComponentType<ActionsProps<R, S>>;
  /** The operations of the API; a session that may call none of them has no action, and cannot select rows. */
  operationIds: readonly string[];
}

type RawQuery = NonNullable<RawSubject['query']>;

interface Texts {
  loading: string;
  /** With the `{count}` of rows. */
  complete: Plural;
  /** `filtered` is for filters without matches; left out if one text fits both cases. */
  empty: { none: string; filtered?: string; filteredHow?: string };
}

/**
 * The definition of a list page: its records, columns, filters, texts, raw view and actions. R: a record; S: the search
 * parameters; Q: the query of the API
 */
export interface ListDefinition<R extends object, S extends object, Q extends object> {
  /** The name of the list in the storage of the browser and for its scroll position. */
  id: string;
  source: ListSource<R, S, Q>;
  title: string;
  /** All columns; the column with the id `merchantId` is left out for merchants, who see only their own records. */
  columns: Columns<R>;
  csv: readonly CsvColumn<R>[];
  /** Its filters; the first one is always shown. */
  filters?: readonly FilterField<keyof S & string>[];
  /** Of the address, what is no filter and stays when the filters are cleared. */
  retained?: readonly (keyof S & string)[];
  /** In place of `filters` where they depend on data. */
  Filters?: ComponentType<{ search: S }>;
  texts: Texts;
  /** The first step for a person if there are no records yet. */
  noneHow: (session: Session) => ReactNode;
  raw: {
    what: string;
    api: ListApi;
    /** The query of the API, if it differs from that of the filters. */
    query?: (reader: Reader, query: RawQuery) => RawQuery;
    /** A record by its key. @param row the row, if it is loaded */
    row?: (reader: Reader, key: string, row: R | undefined) => RawSubject | undefined;
  };
  views?: readonly View<S>[];
  /** The number of records that match the filters, if the API counts them. @throws ApiProblem */
  count?: (reader: Reader, search: S, signal: AbortSignal) => Promise<number>;
  /** The actions on the selected rows; without actions, rows cannot be selected. */
  actions?: ListActions<R, S>;
}
