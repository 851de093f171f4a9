import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../preferences/preferences.js';

/** What is typed there is text, or moves within a list of choices. */
const TYPING = 'input, textarea, select, [role=combobox], [role=listbox], [role=tablist]';

function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  const typing = target instanceof Element && target.closest(TYPING) !== null;
  return typing || event.ctrlKey || event.metaKey || event.altKey || isDialogOpen();
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}

/** Single keys for this page; not while text is typed, while a dialog is open, or where they are switched off. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const { keys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!keys || !act || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
