import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { mayCall, useSession } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { PagedList } from '../design/tables/paged-list.js';
import { choiceFilter, FilterBar, findFilter } from '../filters/filter-bar.js';
import { fill } from '../language/texts.js';
import { isUnmapped, nextUnmapped, withMapping, type CategoryRow } from './category-row.js';
import { COLUMNS } from './category-columns.js';
import { CategoryMapper } from './mapper/mapper.js';
import type { Choice } from './mapper/step.js';
import { SaveStates, type Mapper } from './mapper/use-mapping.js';
import { messages } from './messages.js';
import type { Scope } from './requests.js';
import type { CategorySearch } from './search.js';
import { useCategories, useCategory } from './use-categories.js';

/** The number of rows before the last one at which the next page is fetched. */
const AHEAD = 10;
const NONE: readonly CategoryRow[] = [];

const { filters: texts } = messages;
const FILTERS = [
  findFilter(texts),
  choiceFilter('show', { label: texts.show, any: texts.unmapped }, [
    { value: 'all', label: texts.all },
  ]),
];

interface Props {
  scope: Scope;
  search: CategorySearch;
  mapper: Mapper;
}

/** The categories in use, and the selected category to map. */
export function CategoriesTab({ scope, search, mapper }: Props) {
  const list = useCategories(scope, search, !mapper.isSaving);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? NONE, [list.data]);
  const { row, isMissing } = useSelected(scope, search, rows);
  const { select, move } = useMoves(rows, row, list);
  const isComplete = list.isSuccess && !list.hasNextPage && !rows.some(isUnmapped);
  const mayMap = mayCall(
    useSession(),
    scope.reader === 'operator' ? 'putCategoryMappingsForAll' : 'putCategoryMappings',
  );
  const choose = (choice: Choice): void => {
    const { category, target } = choice;
    mapper.map(choice);
    const set = { category, ...target, source: scope.reader };
    const next = nextUnmapped(
      rows.map((listedRow) => withMapping(listedRow, set)),
      choice.row.category,
    );
    select(next?.category ?? choice.row.category);
  };
  return (
    <SaveStates value={mapper.states}>
      <FilterBar search={search} fields={FILTERS} retained={['channel', 'category', 'tab']} />
      <div className="mapping">
        {mayMap && row && (
          <CategoryMapper
            key={row.category}
            scope={scope}
            row={row}
            mapper={mapper}
            onChoose={choose}
            onMove={move}
            onSelect={select}
            isComplete={isComplete}
          />
        )}
        {mayMap && isMissing && (
          <p className="card mapper quiet">
            {fill(messages.mapper.missing, { category: search.category ?? '' })}
          </p>
        )}
        <div className="mapping-list">
          <PagedList
            list={list}
            label={messages.title}
            columns={COLUMNS[scope.reader]}
            keyOf={({ category }) => category}
            scrollId="categories"
            current={row?.category}
            texts={messages}
            empty={<NoCategories search={search} />}
          />
        </div>
      </div>
    </SaveStates>
  );
}

/** The category in the address, or else the first unmapped one. */
function useSelected(scope: Scope, { category }: CategorySearch, rows: readonly CategoryRow[]) {
  const listed = rows.find((row) => row.category === category);
  const isAlone = category !== undefined && listed === undefined;
  const { data: alone } = useCategory(scope, category ?? '', isAlone);
  const first = category === undefined ? (rows.find(isUnmapped) ?? rows[0]) : undefined;
  return {
    row: listed ?? (isAlone ? alone : undefined) ?? first,
    isMissing: isAlone && alone === null,
  };
}

/** Moves from one row to another; further rows are read before the last one is reached. */
function useMoves(
  rows: readonly CategoryRow[],
  row: CategoryRow | undefined,
  list: ReturnType<typeof useCategories>,
) {
  const navigate = useNavigate();
  const index = rows.findIndex(({ category }) => category === row?.category);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isNearEnd = index >= 0 && index + AHEAD >= rows.length;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) {
      void fetchNextPage();
    }
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const select = (category: string): void => {
    void navigate({
      to: '.',
      search: (old) => ({ ...old, category }),
      replace: true,
      resetScroll: false,
    });
  };
  const move = (step: 1 | -1): void => {
    const next = rows[index + step];
    if (next) select(next.category);
  };
  return { select, move };
}

function NoCategories({ search: { text, show } }: { search: CategorySearch }) {
  const { empty } = messages;
  if (text !== undefined) {
    return <EmptyState title={empty.filtered}>{empty.filteredHow}</EmptyState>;
  }
  return show === 'all' ? (
    <EmptyState title={empty.none}>{empty.noneHow}</EmptyState>
  ) : (
    <EmptyState title={empty.mapped}>{empty.mappedHow}</EmptyState>
  );
}
