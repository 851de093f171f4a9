/** The counters of an endpoint, by hour. */
type Count = 'succeeded' | 'failed' | 'delivered' | 'dead' | 'dropped';

/**
 * Adds to the counts of the current hour, as a part of a statement that ends attempts or deliveries. The rows are
 * locked in the order of the endpoints.
 * @param counts an SQL expression for each count
 * @param from the FROM clause for these, with rows that have `endpoint_id`
 */
export function countsOfHour(counts: Partial<Record<Count, string>>, from: string): string {
  const names = Object.keys(counts);
  const sums = names.map((name) => `${name} = h.${name} + excluded.${name}`);
  return `
    INSERT INTO endpoint_hour AS h (endpoint_id, hour, ${names.join(', ')})
    SELECT endpoint_id, date_trunc('hour', now()), ${Object.values(counts).join(', ')}
      FROM ${from}
     GROUP BY endpoint_id ORDER BY endpoint_id
    ON CONFLICT (endpoint_id, hour) DO UPDATE SET ${sums.join(', ')}`;
}
