import type { Language } from '../preferences/languages.js';

/** The texts of one language, by the folder of the texts. */
export type Translations = Readonly<Record<string, object>>;

let translations: Translations = {};

/** The translations of the page; empty in English. */
export function loaded(): Translations {
  return translations;
}

/** Loads the texts of a language before the modules that use them are evaluated. */
export async function loadTranslations(language: Language): Promise<void> {
  if (language === 'pt') translations = (await import('./pt.json')).default;
  if (language === 'es') translations = (await import('./es.json')).default;
}
