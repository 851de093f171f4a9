import type { Bind, ListConditions } from '#platform';

/** Bounds of the sort column of a list; ISO 8601 UTC texts, inclusive. */
export type UpdateBounds = Partial<Record<keyof typeof updateBounds, string | undefined>>;

const updateBounds = {
  lastUpdateDateFrom: 'last_update_date >=',
  lastUpdateDateUntil: 'last_update_date <=',
};

/** The condition of the indexes of the lists of all merchants; it is true for every row. */
export const OF_ALL = 'version > 0';

/** A partner that serves more merchants than this has a large part of all rows. */
const MERGED_MERCHANTS = 32;

export function updated(bounds: UpdateBounds, value: Bind): string[] {
  return conditionsOf(updateBounds, bounds, value);
}

/** The conditions of the given filters. */
export function conditionsOf<Filter extends string>(
  conditions: Record<Filter, string>,
  filters: Partial<Record<NoInfer<Filter>, unknown>>,
  value: Bind,
): string[] {
  return Object.entries<string>(conditions).flatMap(([filter, condition]) => {
    const filterValue = filters[filter as Filter];
    return filterValue === undefined ? [] : [`${condition} (${value(filterValue)})`];
  });
}

/** Appends conditions to a statement. */
type Conditions = (value: Bind) => string[];

/**
 * Selects the rows of these merchants, in the order of the list: one range of an index for each merchant, or for many
 * merchants the range of the index of all.
 * @param range conditions on the sort columns of the list
 * @param ofStatus the condition that the indexes of a merchant have as well
 */
export function ofMerchants(
  merchants: readonly string[],
  range: Conditions,
  ofStatus: Conditions,
  filters: Conditions,
): ListConditions {
  if (merchants.length <= MERGED_MERCHANTS) {
    const oneOf = { column: 'merchant_id', values: merchants };
    return { range: (value) => [...range(value), ...ofStatus(value)], oneOf, filters };
  }
  return {
    range: (value) => [OF_ALL, ...range(value)],
    filters: (value) => [
      `merchant_id = ANY(${value(merchants)})`,
      ...ofStatus(value),
      ...filters(value),
    ],
  };
}
