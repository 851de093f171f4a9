/** Decision 7.6: city, state and country: at least three non-empty parts between commas. */
export function isLocation(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim());
  return parts.length >= 3 && parts.every((part) => part !== '');
}
