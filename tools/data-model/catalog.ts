import { createTestStore } from '#testing';
import { appMigrations } from '../stack/migrate/app-migrations.js';
import { SERVICES } from '../stack/topology.js';

/** A table as Postgres describes it. */
export interface Table {
  name: string;
  comment: string | null;
  /** In order; each with type, null and default. */
  columns: readonly { text: string; comment: string | null }[];
  /** Its constraints and indexes. */
  keys: readonly string[];
}

/** The tables of each service after all migrations, by name, from a database that exists meanwhile. */
export async function readCatalog(): Promise<Map<string, Table[]>> {
  const services = await Promise.all(
    SERVICES.map(async (service) => {
      const store = await createTestStore(service, appMigrations[service]);
      try {
        return [service, await store.sql<Table>(TABLES)] as const;
      } finally {
        await store.drop();
      }
    }),
  );
  return new Map(services);
}

// Partitions belong to their table. Postgres writes names with the schema only where the search path lacks it.
const TABLES = `
  SELECT t.relname AS name, obj_description(t.oid) AS comment,
         (SELECT json_agg(json_build_object(
                   'text', format('\`%s\` %s', a.attname, replace(format_type(a.atttypid, a.atttypmod), '(3) with time zone', 'tz'))
                     || CASE WHEN a.attnotnull THEN '' ELSE ', null' END
                     || CASE WHEN a.attidentity <> '' THEN ', identity' ELSE '' END
                     || coalesce(CASE WHEN a.attgenerated = '' THEN ', default \`' ELSE ', generated \`' END
                                 || pg_get_expr(d.adbin, d.adrelid) || '\`', ''),
                   'comment', col_description(t.oid, a.attnum)) ORDER BY a.attnum)
            FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
           WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
         array(SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c
                WHERE c.conrelid = t.oid AND c.contype IN ('p', 'u', 'f') ORDER BY c.contype = 'p' DESC, 1)
         || array(SELECT regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE | ON .* USING btree| ON .*(?= USING)', '', 'g')
                    FROM pg_index i
                   WHERE i.indrelid = t.oid AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
                   ORDER BY 1) AS keys
    FROM pg_class t
   WHERE t.relnamespace = current_schema()::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
     AND t.relname <> 'migrations'
   ORDER BY t.relname COLLATE "C"`;
