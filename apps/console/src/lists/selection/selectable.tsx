import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useEffect, useEffectEvent, type ReactNode } from 'react';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import type { Columns } from '../../design/tables/table.js';
import type { ListDefinition } from '../definition.js';
import type { List } from '../use-list.js';
import { SelectionBar } from './selection-bar.js';
import { selectionColumn, SelectionContext } from './selection-column.js';
import { useSelection } from './use-selection.js';

/** The part of a list's definition that a selection needs. */
type Selected<R extends object, S extends object, Q extends object> = Pick<
  ListDefinition<R, S, Q>,
  'id' | 'source' | 'count' | 'actions'
>;

interface Props<R extends object, S extends object, Q extends object> {
  definition: Selected<R, S, Q>;
  search: S;
  list: List<R>;
  rows: readonly R[];
  /** Renders the list, with a column of checkboxes if rows can be selected. */
  children: (column: Columns<R>[number] | undefined) => ReactNode;
}

/** A list whose rows can be selected, with the actions on them; without an action for the session, just the list. */
export function Selectable<R extends object, S extends object, Q extends object>(
  props: Props<R, S, Q>,
) {
  const { definition, search, list, rows, children } = props;
  const { source, actions } = definition;
  const session = useSession();
  const Bar = actions?.operationIds.some((id) => mayCall(session, id)) ? actions.Bar : undefined;
  const loaded = useMemo(() => rows.map((row) => source.keyOf(row)), [rows, source]);
  const selection = useSelection(loaded, JSON.stringify(source.search.listed(search)));
  const isSelecting = selection.all || selection.keys.size > 0;
  const counted = useCount(definition, search, isSelecting && list.hasNextPage);
  useSpace(Bar && selection.toggle);
  const column = useMemo(() => selectionColumn(source.keyOf), [source]);
  if (!Bar) return children(undefined);
  const { all, keys, clear } = selection;
  const matching = list.hasNextPage ? counted : rows.length;
  return (
    <SelectionContext value={selection}>
      <SelectionBar selection={selection} matching={matching} hasMore={list.hasNextPage}>
        <Bar
          selection={{ all, keys }}
          rows={all ? rows : rows.filter((row) => keys.has(source.keyOf(row)))}
          search={search}
          count={all ? matching : keys.size}
          onClear={clear}
        />
      </SelectionBar>
      {children(column)}
    </SelectionContext>
  );
}

/** The number of records that match the filters; undefined until they are counted. */
function useCount<R extends object, S extends object, Q extends object>(
  { id, source, count }: Selected<R, S, Q>,
  search: S,
  enabled: boolean,
): number | undefined {
  const reader = readerOf(useSession());
  const listed = source.search.listed(search);
  const { data } = useQuery({
    queryKey: ['list-count', id, listed],
    queryFn: count && enabled ? ({ signal }) => count(reader, listed, signal) : skipToken,
  });
  return data;
}

/**
 * Space on the link of a row selects the row, and Shift+Space the rows up to it. A checkbox handles these keys itself.
 */
function useSpace(onSpace: ((key: string, extend: boolean) => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (!onSpace || key !== ' ' || !(target instanceof HTMLAnchorElement)) return;
    const rowKey = target.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
    if (rowKey === undefined) return;
    event.preventDefault();
    onSpace(rowKey, shiftKey);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
