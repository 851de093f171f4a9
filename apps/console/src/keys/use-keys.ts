import { useEffect, useEffectEvent } from 'react';
import type { SingleKey } from './messages.js';
import { usePreferences } from '../preferences/preferences.js';

/** Elements in which keys enter text or move within a list of choices. */
const TYPING = 'input, textarea, select, [role=combobox], [role=listbox], [role=tablist]';

type Acts = Readonly<Partial<Record<SingleKey, () => void>>>;

/** The scope of keys: the page while no dialog is open, or the open drawer while nothing is above it. */
type Layer = 'page' | 'drawer';

function isElsewhere(event: KeyboardEvent, layer: Layer): boolean {
  const { target } = event;
  const typing = target instanceof Element && target.closest(TYPING) !== null;
  const open = document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
  const above = layer === 'page' ? open > 0 : open > 1;
  return typing || event.ctrlKey || event.metaKey || event.altKey || above;
}

/**
 * Handles single keys of a page or a drawer, unless text is typed, a dialog is above it, or single keys are switched
 * off.
 */
export function useKeys(acts: Acts, layer: Layer = 'page'): void {
  const { keys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key as SingleKey];
    if (!keys || !act || event.defaultPrevented || isElsewhere(event, layer)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
