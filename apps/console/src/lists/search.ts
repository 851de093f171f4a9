/** Reads a parameter of the address; undefined for an invalid value. */
type Read<V> = (value: unknown) => V | undefined;

type Value = string | true;

/**
 * One filter of a list.
 * R: a record; Q: the query of the API; V: the value in the address
 */
interface Filter<R, Q, V> {
  read: Read<V>;
  /** The part of the API's query. */
  query: (value: V) => Partial<Q>;
  /**
   * Whether the filter matches a record, given the other parameters of the address; left out if only the service knows.
   */
  matches?: (row: R, value: V, search: Readonly<Record<string, unknown>>) => boolean;
}

type Given<V> = { [N in keyof V]?: V[N] | undefined };

/** The search parameters of a list. */
export interface ListSearch<R, Q extends object, S extends object> {
  /** Leaves out invalid values, so that a hand-typed address still shows a list. */
  read: (raw: Readonly<Record<string, unknown>>) => S;
  /** The API's query; without the page and its size. */
  query: (search: S) => Partial<Q>;
  /** Whether all filters match a record, as far as the page can decide. */
  matches: (search: S, row: R) => boolean;
  /** Whether there is a filter that only the service can match. */
  onlyKnown: (search: S) => boolean;
  isFiltered: (search: S) => boolean;
  /** The parameters that determine the listed records and their order: the key of a cache. */
  listed: (search: S) => S;
}

/** The oldest change first. */
const readOrder = (value: unknown): 'asc' | undefined => (value === 'asc' ? 'asc' : undefined);

/** For lists that the API sorts by the last update. */
export const ORDER = { order: readOrder };

/**
 * Defines the search parameters of a list once: the address, the API's query and the live matching are derived from
 * them.
 * @returns takes the filters, and the parameters that do not filter (`order`, `open`)
 */
export function listSearch<R, Q extends object>() {
  return <V, P = object>(
    filters: { [N in keyof V]: Filter<R, Q, V[N]> },
    otherReads: { [N in keyof P]: Read<P[N]> } = {} as { [N in keyof P]: Read<P[N]> },
  ): ListSearch<R, Q, Given<V> & Given<P>> => {
    type S = Given<V> & Given<P>;
    const all: [string, Filter<R, Q, Value>][] = Object.entries(filters);
    const valuesOf = (search: S) => search as Readonly<Record<string, Value | undefined>>;
    const chosen = (search: S) =>
      all.flatMap(([name, filter]) => {
        const value = valuesOf(search)[name];
        return value === undefined ? [] : [{ name, filter, value }];
      });
    const readers = [
      ...all.map(([name, { read }]) => [name, read] as const),
      ...Object.entries(otherReads as Record<string, Read<Value>>),
    ];
    return {
      read: (raw) => {
        const entries = readers.map(([name, read]) => [name, read(raw[name])] as const);
        return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as S;
      },
      query: (search) => ({
        ...(Object.assign(
          {},
          ...chosen(search).map((choice) => choice.filter.query(choice.value)),
        ) as Q),
        ...('order' in otherReads && { order: valuesOf(search)['order'] ?? 'desc' }),
      }),
      matches: (search, row) =>
        chosen(search).every(
          ({ filter, value }) => !filter.matches || filter.matches(row, value, search),
        ),
      onlyKnown: (search) => chosen(search).some(({ filter }) => !filter.matches),
      isFiltered: (search) => chosen(search).length > 0,
      listed: (search) =>
        Object.fromEntries(
          Object.entries(search).filter(([name]) => name in filters || name === 'order'),
        ) as S,
    };
  };
}

/** The search of a definition, as a type. */
export type SearchOf<L> = L extends { read: (raw: never) => infer S } ? S : never;
