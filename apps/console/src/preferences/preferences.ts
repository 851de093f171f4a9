import { useSyncExternalStore } from 'react';
import { applyTheme, KEY, storedPreferences, storePreferences } from './stored.js';
import type { Preferences } from './stored.js';

let current = storedPreferences();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: Preferences): void {
  current = next;
  applyTheme(current.theme);
  for (const listener of listeners) listener();
}

// Another tab changed the preferences.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) replace(storedPreferences());
});

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current);
}

export function setPreferences(change: Partial<Preferences>): void {
  replace({ ...current, ...change });
  storePreferences(current);
}

export function toggleClock(): void {
  setPreferences({ clock: current.clock === 'utc' ? 'local' : 'utc' });
}

export function toggleTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = current.theme === 'system' ? system : current.theme;
  setPreferences({ theme: shown === 'dark' ? 'light' : 'dark' });
}
