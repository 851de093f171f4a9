import { triggerFunction } from '#store';
import { searchIndexOn } from './search-functions.js';

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
 * The statements that create the table of keys, the triggers that write it, and its index, for a migration that has
 * created {@link searchFunctions}. A change of a source row changes its key in the same transaction, so an erased text
 * cannot be found.
 */
export function searchTable(table: SearchTable): string[] {
  const { name, source, id, columns } = table;
  const changed = columns.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`);
  return [
    `CREATE TABLE ${name} (${idsOf(table)
      .map((column) => `${column} text NOT NULL`)
      .join(', ')},
       key text NOT NULL, PRIMARY KEY (${id.join(', ')}),
       FOREIGN KEY (${id.join(', ')}) REFERENCES ${source} ON DELETE CASCADE)`,
    triggerFunction(
      `write_${name}`,
      `
       ${insertSearchKeys(table, '(SELECT NEW.*) AS changed')}
       ON CONFLICT (${id.join(', ')}) DO UPDATE SET key = excluded.key WHERE ${name}.key <> excluded.key`,
    ),
    `CREATE TRIGGER ${name}_insert AFTER INSERT ON ${source} FOR EACH ROW EXECUTE FUNCTION write_${name}()`,
    `CREATE TRIGGER ${name}_update AFTER UPDATE OF ${columns.join(', ')} ON ${source} FOR EACH ROW
       WHEN (${changed.join(' OR ')}) EXECUTE FUNCTION write_${name}()`,
    `CREATE INDEX ${name}_key ON ${searchIndexOn(name, 'key')}`,
  ];
}

/**
 * The statement that adds the keys of rows of the source.
 * @param rows the rows, as after `FROM`
 */
export function insertSearchKeys(table: SearchTable, rows: string): string {
  const ids = idsOf(table).join(', ');
  const { name, text, when } = table;
  return `INSERT INTO ${name} (${ids}, key) SELECT ${ids}, search_key(${text}) FROM ${rows} WHERE ${when}`;
}

const idsOf = ({ id }: SearchTable): string[] => [...new Set(['merchant_id', ...id])];
