import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { FocusEvent } from 'react';

/** The row that had the focus, by history entry and list. */
const lastRows = new Map<string, string>();

/**
 * Returns the focus to the row from which a person went to another page, after Back.
 * @param scrollId of the list
 * @param isReady whether the rows are loaded
 * @param focus moves the focus to a row, by its key
 */
export function useLastRow(scrollId: string, isReady: boolean, focus: (key: string) => void) {
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
