/** Replaces a text that is never logged. */
export const CENSORED = '[redacted]';

const CENSORED_TEXTS: readonly [RegExp, string][] = [
  [/\bbearer\s+\S+/gi, `Bearer ${CENSORED}`],
  [/\beyJ[\w-]{1,1000}\.[\w-]+\.[\w-]*/g, CENSORED],
  [/(?<!\w)(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g, `$1:${CENSORED}@`],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g, CENSORED], // here and above the look-behind keeps it linear
];

/** Removes tokens, passwords in URLs and e-mail addresses from a text. */
export function redactText(text: string): string {
  return CENSORED_TEXTS.reduce((kept, [pattern, by]) => kept.replace(pattern, by), text);
}
