interface Counted {
  /** The table whose rows are counted. */
  table: string;
  /** The function that returns the measures of a row: `(day, measure, key, count, amount)`. */
  measures: string;
}

/**
 * The trigger function that adds the differences of an inserted or updated row to the rollup, in the transaction of the
 * change (decision 12.2). The function has the owner's rights, because the service has none on the new tables until the
 * migration ends.
 * @param name the name of the trigger function
 */
export function countChanges(name: string, { measures }: Counted): string {
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql
   SECURITY DEFINER SET search_path FROM CURRENT AS $$
   BEGIN
     INSERT INTO rollup_delta (merchant_id, day, measure, key, count, amount)
     SELECT NEW.merchant_id, c.day, c.measure, c.key, sum(c.count), sum(c.amount)
       FROM (SELECT * FROM ${measures}(NEW)
             UNION ALL
             SELECT m.day, m.measure, m.key, -m.count, -m.amount FROM ${measures}(OLD) AS m
              WHERE TG_OP = 'UPDATE') AS c
      GROUP BY c.day, c.measure, c.key
     HAVING sum(c.count) <> 0 OR sum(c.amount) <> 0;
     RETURN NULL;
   END $$`;
}

/**
 * Counts the rows of one snapshot while other transactions write. The count includes the differences that the snapshot
 * sees; later differences are added afterwards.
 */
export function countAll({ table, measures }: Counted): string {
  return `
  BEGIN ISOLATION LEVEL REPEATABLE READ;
  DELETE FROM rollup_delta;
  DELETE FROM rollup;
  INSERT INTO rollup (merchant_id, day, measure, key, count, amount)
  SELECT coalesce(r.merchant_id, '*'), m.day, m.measure, m.key, sum(m.count), sum(m.amount)
    FROM ${table} AS r CROSS JOIN LATERAL ${measures}(r) AS m
   GROUP BY GROUPING SETS ((r.merchant_id, m.day, m.measure, m.key), (m.day, m.measure, m.key));
  COMMIT`;
}
