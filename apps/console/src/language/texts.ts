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

/** A text with `{name}` in place of each value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}

/** The forms of a text that depend on a number; `other` is used where a language has no form of its own. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form of a text for a number, with the number in place of `{count}`. */
export function counted(
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = forms[PLURALS.select(count)] ?? forms.other;
  return fill(form, { count: count.toLocaleString(LOCALE), ...values });
}
