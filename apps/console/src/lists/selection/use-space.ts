import { useEffect, useEffectEvent } from 'react';

/**
 * Space on the link of a row selects the row, and Shift+Space the rows up to it. A checkbox handles these keys itself.
 */
export function useSpace(onSpace: ((key: string, extend: boolean) => void) | undefined): void {
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
