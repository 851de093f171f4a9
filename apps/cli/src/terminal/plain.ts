/** Puts external text on one line: it must neither break the line nor control the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

/** `1 line`, `2,000 lines`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
