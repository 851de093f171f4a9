/** The creation time of an event in milliseconds since 1970: the first 48 bits of its id, a UUIDv7. */
export function createdAtOf(eventId: string): number {
  return Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16);
}
