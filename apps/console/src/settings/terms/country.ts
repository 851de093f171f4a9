import { LOCALE } from '../../language/texts.js';

const NAMES = new Intl.DisplayNames(LOCALE, { type: 'region', fallback: 'code' });

/** The name of a country; the code itself if it is not a country. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? code) : code;
}
