/** A member that identifies a record; undefined when it is no text or empty. */
export function textOf(body: object, member: string): string | undefined {
  const { [member]: value } = body as Record<string, unknown>;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
