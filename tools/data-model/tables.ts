import type { EntityMetadata } from 'typeorm';
import { TableColumn } from 'typeorm';

/** A table in a comparable form: its columns with type and nullability, and its keys. */
export type TableWords = readonly string[];

/** Runs a query, for example a test store. */
interface Catalogue {
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Tables by name, as entities describe them. */
export function tablesOfEntities(entities: readonly EntityMetadata[]): Record<string, TableWords> {
  return Object.fromEntries(
    entities.map((entity) => [
      entity.tableName,
      [...columnsOf(entity), ...keysOf(entity)].toSorted(),
    ]),
  );
}

function columnsOf({ columns, connection }: EntityMetadata): string[] {
  return columns.map((column) => {
    const type = connection.driver.createFullType(
      new TableColumn({
        name: column.databaseName,
        type: connection.driver.normalizeType(column),
        isArray: column.isArray,
        length: column.length,
        precision: column.precision ?? null,
        ...(column.scale !== undefined && { scale: column.scale }),
      }),
    );
    return `${column.databaseName} ${type.toLowerCase().replace(/ array$/, '[]')}${column.isNullable ? '' : ' not null'}`;
  });
}

function keysOf(entity: EntityMetadata): string[] {
  const names = (columns: readonly { databaseName: string }[]): string =>
    columns.map(({ databaseName }) => databaseName).join(', ');
  return [
    `primary key (${names(entity.primaryColumns)})`,
    ...entity.uniques.map(({ columns }) => `unique (${names(columns)})`),
    ...entity.foreignKeys.map(
      ({ columns, referencedEntityMetadata }) =>
        `foreign key (${names(columns)}) references ${referencedEntityMetadata.tableName}`,
    ),
  ];
}

/** Tables by name, as the database's catalogue describes them; partitions belong to their table. */
export async function tablesOfCatalogue(
  store: Catalogue,
  schema: string,
): Promise<Record<string, TableWords>> {
  const rows = await store.sql<{ name: string; words: string[] }>(TABLES, [schema]);
  return Object.fromEntries(rows.map(({ name, words }) => [name, words.toSorted()]));
}

const TABLES = `
  SELECT t.relname AS name,
         array(SELECT a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
                      || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
                 FROM pg_attribute a
                WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped)
         || array(SELECT CASE c.contype WHEN 'p' THEN 'primary key' WHEN 'u' THEN 'unique' ELSE 'foreign key' END
                         || ' (' || (SELECT string_agg(a.attname, ', ' ORDER BY k.place)
                                       FROM unnest(c.conkey) WITH ORDINALITY AS k (attnum, place)
                                       JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attnum) || ')'
                         || coalesce(' references ' || (SELECT r.relname FROM pg_class r WHERE r.oid = c.confrelid), '')
                    FROM pg_constraint c
                   WHERE c.conrelid = t.oid AND c.contype IN ('p', 'u', 'f')) AS words
    FROM pg_class t
    JOIN pg_namespace n ON n.oid = t.relnamespace
   WHERE n.nspname = $1 AND t.relkind IN ('r', 'p') AND NOT t.relispartition
     AND t.relname <> 'migrations'`;
