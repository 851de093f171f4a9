/** A text as it is compared in a search: lower case without accents. */
function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

/** Whether a text has every word of another one, in any order, without regard to case and accents. */
export function hasWords(text: string, words: string): boolean {
  const key = searchKey(text);
  return searchKey(words)
    .split(/\s+/)
    .every((word) => key.includes(word));
}
