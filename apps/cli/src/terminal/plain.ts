/** Text from outside on one line: it must neither break the line nor steer the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
