/** The languages of the console: the locale of dates and numbers, and the name of the language in that language. */
export const LANGUAGES = {
  en: { locale: 'en-GB', name: 'English' },
  pt: { locale: 'pt-BR', name: 'Português' },
  es: { locale: 'es-ES', name: 'Español' },
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/**
 * Picks the first language that the console has from a browser's list, for example `['pt-PT', 'en']`; English if it has
 * none of them.
 */
export function preferredLanguage(languages: readonly string[]): Language {
  return languages.map((tag) => tag.split('-', 1)[0]).find(isLanguage) ?? 'en';
}
