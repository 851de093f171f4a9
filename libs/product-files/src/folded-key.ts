/**
 * The form in which the service compares categories and names of attributes: without case, accents and repeated blanks
 * (decision 10.7).
 */
export function foldedKey(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
  return plain.toUpperCase().toLowerCase().normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
