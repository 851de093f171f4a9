/** When an event was made, in milliseconds since 1970: the first 48 bits of its id, which is a UUIDv7, say so. */
export function madeAt(eventId: string): number {
  return Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16);
}
