/** Decision 7.6: city, state and country, that is at least three parts between commas, none of them empty. */
export function isLocation(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim());
  return parts.length >= 3 && parts.every((part) => part !== '');
}
