/**
 * Whether a location has city, state and country: at least three non-empty parts, separated by commas (decision 7.6).
 */
export function isLocation(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim());
  return parts.length >= 3 && parts.every((part) => part !== '');
}
