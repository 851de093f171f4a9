import { isLanguage, preferredLanguage, type Language } from './languages.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CLOCKS = ['utc', 'local'] as const;

/** How this browser shows the console. */
export interface Preferences {
  theme: (typeof THEMES)[number];
  /** In which time zone moments are shown. */
  clock: (typeof CLOCKS)[number];
  /** Whether single keys act; they disturb people who dictate. */
  keys: boolean;
  /** The chosen language; without a choice, the browser's languages decide. */
  language?: Language;
}

/** The key in the storage of the browser. */
export const KEY = 'entrepot.preferences';

export function storedPreferences(): Preferences {
  const { theme, clock, keys, language } = parsed();
  return {
    theme: THEMES.find((choice) => choice === theme) ?? 'system',
    clock: CLOCKS.find((choice) => choice === clock) ?? 'utc',
    keys: keys !== false,
    ...(isLanguage(language) && { language }),
  };
}

function parsed(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function storePreferences(preferences: Preferences): void {
  localStorage.setItem(KEY, JSON.stringify(preferences));
}

/** The style sheet reads `data-theme`; without it the system decides. */
export function applyTheme(theme: Preferences['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The language in which this browser shows the console. */
export function shownLanguage(): Language {
  return storedPreferences().language ?? preferredLanguage(navigator.languages);
}
