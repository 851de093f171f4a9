/** Puts external text on one line: it must neither break the line nor control the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
