/**
 * The subject of the raw drawer in the address of any page: `true` for the page itself, `open` for the open drawer,
 * otherwise the key of a row.
 */
export interface RawSearch {
  raw?: string | undefined;
}

export function rawSearch({ raw }: Readonly<Record<string, unknown>>): RawSearch {
  return typeof raw === 'string' && raw !== '' ? { raw } : {};
}
