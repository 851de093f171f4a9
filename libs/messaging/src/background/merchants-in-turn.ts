/**
 * SQL of a table `turn` for `WITH RECURSIVE`: each merchant with rows in a table, found by one jump in an index each, so
 * that background work takes turns between merchants (decision 8.5).
 * @param merchant the column by which an index of these rows is ordered
 * @param waiting which rows count
 */
export function merchantsInTurn(table: string, merchant = 'merchant_id', waiting = 'true'): string {
  return `
  turn (merchant) AS (
    (SELECT ${merchant} FROM ${table} WHERE ${waiting} ORDER BY ${merchant} LIMIT 1)
     UNION ALL
    SELECT later.*
      FROM turn CROSS JOIN LATERAL (
        SELECT ${merchant} FROM ${table} WHERE ${waiting} AND ${merchant} > turn.merchant
         ORDER BY ${merchant} LIMIT 1) AS later)`;
}
