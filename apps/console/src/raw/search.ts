/**
 * What the raw drawer shows, as it is in the address of any page: `true` for the page itself, `open` for what is open on it,
 * otherwise the key of a row.
 */
export interface RawSearch {
  raw?: string | undefined;
}

export function rawSearch({ raw }: Readonly<Record<string, unknown>>): RawSearch {
  return typeof raw === 'string' && raw !== '' ? { raw } : {};
}
