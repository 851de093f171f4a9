import { useSearch } from '@tanstack/react-router';
import { useMemo, useRef, type ReactNode } from 'react';
import { readerOf, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import { EmptyState } from '../design/empty-state.js';
import { Problem } from '../design/problem.js';
import { PagedList } from '../design/tables/paged-list.js';
import { counted, fill } from '../language/texts.js';
import { FilterBar } from '../filters/filter-bar.js';
import { AsOf } from '../live/as-of.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { ColumnMenu } from './columns/column-menu.js';
import { useColumns } from './columns/use-columns.js';
import { useExport } from './csv/use-export.js';
import type { ListDefinition } from './definition.js';
import { ManyChanged } from './many-changed.js';
import { messages } from './messages.js';
import { Selectable } from './selection/selectable.js';
import { listKey, pageQuery, useList, type List } from './use-list.js';
import { ViewBar } from './views/view-bar.js';

const { csv: csvTexts } = messages;

interface ExportProps<R extends object, S extends object, Q extends object> {
  definition: ListDefinition<R, S, Q>;
  search: S;
}

interface Props<R extends object, S extends object, Q extends object> {
  definition: ListDefinition<R, S, Q>;
  /** The height of the page; that of the window if left out. */
  className?: string;
  /** The acts of the page, and their results. */
  head?: ReactNode;
  /** Between the head and the filters. */
  intro?: ReactNode;
  /** The dialog or drawer above the list. */
  children?: ReactNode;
}

/** A list with its filters, views and columns, which the address contains. @param definition a constant */
export function ListPage<R extends object, S extends object, Q extends object>(
  props: Props<R, S, Q>,
) {
  const { definition, className = 'page page-list', head, intro, children } = props;
  const { id, source, title, filters, retained, Filters, views = [] } = definition;
  const raw = useSearch({ strict: false });
  const search = useMemo(() => source.search.read(raw), [source, raw]);
  const list = useList(source, search);
  const { offered, chosen, columns, choose } = useColumns(id, definition.columns);
  return (
    <section className={className}>
      <header className="page-head">
        <h1>{title}</h1>
        {head}
        {source.feed ? (
          <AsOf readAt={list.dataUpdatedAt} feed={source.feed.name} />
        ) : (
          <ReadAt readAt={list.dataUpdatedAt} error={list.error} />
        )}
        <RawView definition={definition} search={search} list={list} />
      </header>
      {intro}
      <div className="list-bar">
        <ViewBar
          list={id}
          read={source.search.read}
          builtIn={views}
          search={source.search.listed(search)}
          columns={chosen}
        />
        <ColumnMenu offered={offered} columns={columns} onChoose={choose} />
        <ExportButton definition={definition} search={search} />
      </div>
      {filters && <FilterBar search={search} fields={filters} {...(retained && { retained })} />}
      {Filters && <Filters search={search} />}
      <Records definition={definition} search={search} list={list} columns={columns} />
      {children}
    </section>
  );
}

interface PartProps<R extends object, S extends object, Q extends object> {
  definition: ListDefinition<R, S, Q>;
  search: S;
  list: List<R>;
}

function RawView<R extends object, S extends object, Q extends object>({
  definition: { source, raw },
  search,
  list,
}: PartProps<R, S, Q>) {
  const reader = readerOf(useSession());
  const { what, api, query = (_, filters) => ({ ...filters, ...api.fixed }), row } = raw;
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const loaded = (key: string): R | undefined =>
    pages.flatMap((page) => page.rows).find((loadedRow) => source.keyOf(loadedRow) === key);
  const { rows, ...rest } = first ?? { rows: [] };
  const subject = {
    what,
    path: api.paths[reader],
    query: query(reader, pageQuery(source, search)),
    value: { [api.rows]: rows, ...rest },
  };
  return (
    <Raw
      subject={first && subject}
      {...(row && { rowSubject: (key: string) => row(reader, key, loaded(key)) })}
    />
  );
}

interface RecordsProps<R extends object, S extends object, Q extends object> extends PartProps<
  R,
  S,
  Q
> {
  columns: ListDefinition<R, S, Q>['columns'];
}

function Records<R extends object, S extends object, Q extends object>(
  props: RecordsProps<R, S, Q>,
) {
  const { definition, search, list, columns } = props;
  const { id, source, title, texts, noneHow } = definition;
  const session = useSession();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const isFiltered = source.search.isFiltered(search);
  const { none, filtered, filteredHow } = texts.empty;
  return (
    <>
      {source.feed && (
        <ManyChanged
          feed={source.feed.name}
          list={list}
          queryKey={listKey(source, search)}
          scroller={scroller}
        />
      )}
      <Selectable {...props} rows={rows}>
        {(selection) => (
          <PagedList
            list={list}
            label={title}
            columns={selection ? [selection, ...columns] : columns}
            keyOf={source.keyOf}
            scrollId={id}
            scroller={scroller}
            texts={texts}
            empty={
              <EmptyState title={isFiltered && filtered !== undefined ? filtered : none}>
                {isFiltered && filteredHow !== undefined ? filteredHow : noneHow(session)}
              </EmptyState>
            }
          />
        )}
      </Selectable>
    </>
  );
}

/** Saves the whole list as a file, with its progress and a way to stop. */
function ExportButton<R extends object, S extends object, Q extends object>({
  definition,
  search,
}: ExportProps<R, S, Q>) {
  const { count, start, stop, isRunning, isDone, error } = useExport(definition, search);
  return (
    <>
      {isRunning ? (
        <Button look="quiet" onClick={stop}>
          {csvTexts.stop}
        </Button>
      ) : (
        <Button look="quiet" onClick={start}>
          {csvTexts.open}
        </Button>
      )}
      <output className="quiet">
        {isRunning && fill(csvTexts.progress, { count })}
        {isDone && counted(csvTexts.done, count)}
      </output>
      {error && <Problem error={error} onRetry={start} />}
    </>
  );
}
