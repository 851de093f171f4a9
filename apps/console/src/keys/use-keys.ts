import { useEffect, useEffectEvent } from 'react';
import type { SingleKey } from './messages.js';
import { usePreferences } from '../preferences/preferences.js';

/** What is typed there is text, or moves within a list of choices. */
const TYPING = 'input, textarea, select, [role=combobox], [role=listbox], [role=tablist]';

type Acts = Readonly<Partial<Record<SingleKey, () => void>>>;

/** What has keys: the page while no dialog is open, or the drawer that is open while there is nothing above it. */
type Layer = 'page' | 'drawer';

function isElsewhere(event: KeyboardEvent, layer: Layer): boolean {
  const { target } = event;
  const typing = target instanceof Element && target.closest(TYPING) !== null;
  const open = document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
  const above = layer === 'page' ? open > 0 : open > 1;
  return typing || event.ctrlKey || event.metaKey || event.altKey || above;
}

/** Single keys of a page or a drawer; not while text is typed, while a dialog is above it, or where they are switched off. */
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
