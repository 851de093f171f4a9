import { triggerFunction } from '#platform';

/**
 * The trigger function that adds the differences of an inserted or updated row to the rollup, in the transaction of the
 * change (decision 12.2).
 * @param name the name of the trigger function
 * @param measures the function that returns the measures of a row: `(day, measure, key, count, amount)`
 */
export function countChanges(name: string, measures: string): string {
  return triggerFunction(
    name,
    `
     INSERT INTO rollup_delta (merchant_id, day, measure, key, count, amount)
     SELECT NEW.merchant_id, c.day, c.measure, c.key, sum(c.count), sum(c.amount)
       FROM (SELECT * FROM ${measures}(NEW)
             UNION ALL
             SELECT m.day, m.measure, m.key, -m.count, -m.amount FROM ${measures}(OLD) AS m
              WHERE TG_OP = 'UPDATE') AS c
      GROUP BY c.day, c.measure, c.key
     HAVING sum(c.count) <> 0 OR sum(c.amount) <> 0`,
  );
}
