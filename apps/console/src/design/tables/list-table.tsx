import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useEffectEvent, useState } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { useLocation } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useKeys } from '../../keys/use-keys.js';
import { Cells, Table, type Columns } from './table.js';

/** The row that had the focus, by history entry and list. */
const lastRows = new Map<string, string>();

const ROW_HEIGHT = 37;
/** The number of rendered rows beyond the visible ones; together they stay below 60. */
const OVERSCAN = 6;
/** The number of rows before the end at which the next page is fetched. */
const AHEAD = 20;

interface Props<R extends object> {
  label: string;
  columns: Columns<R>;
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Whether the end is reached. */
  complete: boolean;
  onEnd: () => void;
  /** Content below the last row. */
  footer: ReactNode;
  /** The name under which the scroll position is stored. */
  scrollId: string;
  /** The element that scrolls. */
  scroller?: RefObject<HTMLDivElement | null>;
  /** The key of the current row, which is marked and scrolled into view. */
  current?: string | undefined;
}

/**
 * A long list that renders only the visible rows. `j` and `k` move the focus between the links of the rows, so Enter
 * opens one.
 */
export function ListTable<R extends object>(props: Props<R>) {
  const { label, columns, rows, keyOf, complete, onEnd, footer, scrollId, current } = props;
  const ownScroller = useRef<HTMLDivElement>(null);
  const { scroller = ownScroller } = props;
  const targetIndex = useRef<number>(undefined);
  const printing = usePrinting();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The heading stays above the rows.
    scrollPaddingEnd: ROW_HEIGHT,
    getItemKey: (index) => keyOf(rows[index] as R),
    // A printed page shows every loaded row.
    ...(printing && { rangeExtractor: () => [...rows.keys()] }),
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;

  useEffect(() => {
    if (!complete && last + AHEAD >= rows.length) onEnd();
  }, [complete, last, rows.length, onEnd]);

  useEffect(() => {
    if (targetIndex.current !== undefined && focusRow(scroller.current, targetIndex.current)) {
      targetIndex.current = undefined;
    }
  });

  const currentAt = rows.findIndex((row) => keyOf(row) === current);
  useEffect(() => {
    if (currentAt >= 0) virtual.scrollToIndex(currentAt, { align: 'auto' });
  }, [virtual, currentAt]);

  const goTo = (index: number): void => {
    virtual.scrollToIndex(index, { align: 'auto' });
    if (!focusRow(scroller.current, index)) targetIndex.current = index;
  };
  const move = (step: number): void => {
    // While a key repeats, the row of the previous key may not be rendered yet.
    const index = targetIndex.current ?? focusedRow();
    const next = index === undefined ? firstVisible(scroller.current) : index + step;
    if (next < 0 || next >= rows.length) return;
    goTo(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  const keepLast = useLastRow(scrollId, rows.length > 0, (key) => {
    const index = rows.findIndex((row) => keyOf(row) === key);
    if (index >= 0) goTo(index);
  });

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    targetIndex.current = undefined;
    keepLast(event);
  };

  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div className="list" ref={scroller} data-scroll-restoration-id={scrollId} onFocus={onFocus}>
      <Table label={label} columns={columns} rows={rows} rowCount={complete ? rows.length + 1 : -1}>
        <Space height={before} />
        {shown.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <Cells
                key={key}
                columns={columns}
                row={row}
                ref={virtual.measureElement}
                data-index={index}
                data-row-key={key}
                aria-rowindex={index + 2}
                aria-current={key === current ? 'true' : undefined}
              />
            )
          );
        })}
        <Space height={after} />
      </Table>
      {footer}
    </div>
  );
}

function focusedRow(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
  return row ? Number(row.dataset['index']) : undefined;
}

function firstVisible(scroller: HTMLElement | null): number {
  return Math.ceil((scroller?.scrollTop ?? 0) / ROW_HEIGHT);
}

function focusRow(scroller: HTMLElement | null, index: number): boolean {
  const link = scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"] a`);
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}

/**
 * Returns the focus to the row from which a person went to another page, after Back.
 * @param scrollId of the list
 * @param isReady whether the rows are loaded
 * @param focus moves the focus to a row, by its key
 */
function useLastRow(scrollId: string, isReady: boolean, focus: (key: string) => void) {
  // oxlint-disable-next-line no-underscore-dangle -- the router's documented key of an entry in the history
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const place = `${entry} ${scrollId}`;
  const restore = useEffectEvent(() => {
    const key = lastRows.get(place);
    if (key !== undefined && document.activeElement === document.body) focus(key);
  });
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  return ({ target }: FocusEvent<HTMLElement>): void => {
    const key = target.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
    if (key !== undefined) lastRows.set(place, key);
  };
}

/** Whether the page is being printed; dependent content is rendered before the browser captures the page. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Fills the space of rows that are not rendered. @param height in px; a row of 0 is left out */
export function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className="list-space">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty, and hidden */}
      <td style={{ height }} />
    </tr>
  ) : undefined;
}
