import type { QueryRunner } from 'typeorm';
import { alterInUse } from '../alter-in-use.js';
import { createIndexConcurrently } from '../create-index.js';
import { createSearchFunctions, dropSearchFunctions, searchIndexOn } from './search-functions.js';

/** A table of search keys for the rows of another table. */
export interface SearchTable {
  /** The name of the table, which gets a row with `key` for each row of `source`. */
  name: string;
  source: string;
  /** The columns of the primary key of `source` by which the keys are found; the merchant is a column too. */
  id: readonly string[];
  /** The expression of the searched text, on the columns of `source`. */
  text: string;
  /** A row of `source` gets a key only if this condition holds. */
  when: string;
  /** The columns on which `text` and `when` depend. */
  columns: readonly string[];
}

/**
 * Creates the table of keys and the triggers that write it. A change of a source row, even by the previous release,
 * changes its key in the same transaction, so an erased text cannot be found. `fillSearchTable` creates the keys of
 * existing rows. For a migration with `transaction = false`, because other transactions write the source meanwhile.
 */
export async function createSearchTable(runner: QueryRunner, table: SearchTable): Promise<void> {
  await createSearchFunctions(runner);
  await alterInUse(runner, statementsOf(table).join(';\n'));
}

function statementsOf(table: SearchTable): string[] {
  const { name, source, id, columns } = table;
  const all = [...new Set(['merchant_id', ...id])];
  const changed = columns.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`);
  return [
    `CREATE TABLE IF NOT EXISTS ${name} (${all.map((column) => `${column} text NOT NULL`).join(', ')},
       key text NOT NULL, PRIMARY KEY (${id.join(', ')}),
       FOREIGN KEY (${id.join(', ')}) REFERENCES ${source} ON DELETE CASCADE)`,
    // The function has the owner's rights, because the service has none on the new table until the migration ends.
    `CREATE OR REPLACE FUNCTION write_${name}() RETURNS trigger LANGUAGE plpgsql
     SECURITY DEFINER SET search_path FROM CURRENT AS $$
     BEGIN
       ${selectKeys(table, '(SELECT NEW.*) AS changed')}
       ON CONFLICT (${id.join(', ')}) DO UPDATE SET key = excluded.key WHERE ${name}.key <> excluded.key;
       RETURN NULL;
     END $$`,
    `CREATE OR REPLACE TRIGGER ${name}_insert AFTER INSERT ON ${source} FOR EACH ROW EXECUTE FUNCTION write_${name}()`,
    `CREATE OR REPLACE TRIGGER ${name}_update AFTER UPDATE OF ${columns.join(', ')} ON ${source} FOR EACH ROW
       WHEN (${changed.join(' OR ')}) EXECUTE FUNCTION write_${name}()`,
  ];
}

/** Reverts `createSearchTable`. */
export async function dropSearchTable(
  runner: QueryRunner,
  { name, source }: SearchTable,
): Promise<void> {
  await runner.query(`DROP TRIGGER ${name}_update ON ${source}`);
  await runner.query(`DROP TRIGGER ${name}_insert ON ${source}`);
  await runner.query(`DROP FUNCTION write_${name}()`);
  await runner.query(`DROP TABLE ${name}`);
  await dropSearchFunctions(runner);
}

/** The number of rows whose keys one statement creates. */
const PORTION = 10_000;

/**
 * Creates the keys of existing rows in portions, and then the index; for a migration with `transaction = false`. A row
 * that changes meanwhile keeps the key that the trigger created.
 */
export async function fillSearchTable(runner: QueryRunner, table: SearchTable): Promise<void> {
  const { name, source, id } = table;
  const ids = id.join(', ');
  let last: Record<string, string> | undefined;
  do {
    const after = last && `(${ids}) > (${id.map((_, place) => `$${place + 1}`).join(', ')})`;
    const portion = `SELECT * FROM ${source} WHERE ${after ?? 'true'} ORDER BY ${ids} LIMIT ${PORTION}`;
    const values = id.map((column) => last?.[column]).filter((value) => value !== undefined);
    await runner.query(
      `${selectKeys(table, `(${portion}) AS portion`)} ON CONFLICT (${ids}) DO NOTHING`,
      values,
    );
    [last] = (await runner.query(
      `SELECT ${ids} FROM (${portion}) AS portion ORDER BY ${id.map((one) => `${one} DESC`).join(', ')} LIMIT 1`,
      values,
    )) as Record<string, string>[];
  } while (last);
  await createIndexConcurrently(runner, `${name}_key`, searchIndexOn(name, 'key'));
}

const selectKeys = ({ name, id, text, when }: SearchTable, rows: string): string => {
  const all = [...new Set(['merchant_id', ...id])].join(', ');
  return `INSERT INTO ${name} (${all}, key) SELECT ${all}, search_key(${text}) FROM ${rows} WHERE ${when}`;
};
