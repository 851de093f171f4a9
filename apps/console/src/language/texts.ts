import { LANGUAGES } from '../preferences/languages.js';
import { shownLanguage } from '../preferences/stored.js';
import { loaded } from './translations.js';

/** The locale of dates and numbers. */
export const LOCALE = LANGUAGES[shownLanguage()].locale;

const PLURALS = new Intl.PluralRules(LOCALE);

/**
 * The texts of a folder in the language of the page.
 * @param folder the folder of the texts, which is their name in the translations
 * @param english the texts in English, which also fix the shape of the translations
 */
export function translated<T extends object>(folder: string, english: T): T {
  return (loaded()[folder] as T | undefined) ?? english;
}

type Values = Readonly<Record<string, string | number>>;

const NUMBERS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });
const LISTS = new Intl.ListFormat(LOCALE, { type: 'unit', style: 'short' });

/** A text with each value in place of its `{name}`; numbers are written as in the language. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => {
    const value = values[name] ?? marker;
    return typeof value === 'number' ? NUMBERS.format(value) : value;
  });
}

/** The name of a code, or the code itself where this release has no name for it. */
export function nameIn(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code;
}

/** Words as a list, for example `red, blue, green`. */
export function listed(words: Iterable<string>): string {
  return LISTS.format(words);
}

/** The forms of a text that depend on a number; `other` is used where a language has no form of its own. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a text for a number, with the number in place of `{count}`. */
export function counted(forms: Plural, count: number, values: Values = {}): string {
  const form = forms[PLURALS.select(count)] ?? forms.other;
  return fill(form, { count, ...values });
}
