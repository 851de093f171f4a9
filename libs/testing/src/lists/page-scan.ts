import type { Queries } from '#platform';
import type { TestStore } from '../store/test-store.js';

/** A node of a plan, as Postgres names its members. */
export type Plan = Record<string, unknown> & { Plans?: Plan[] };

/**
 * Returns how Postgres reads the table of a list for a page, from the single statement that `load` sends.
 * @throws Error if there is another node between the scan and the limit, such as a sort
 */
export async function scanOfPage(
  store: TestStore,
  load: (queries: Queries) => Promise<unknown>,
  table: string,
): Promise<Plan> {
  const path = pathTo(await explain(store, load), table);
  const [scan, above] = path?.toReversed() ?? [];
  if (!scan || above?.['Node Type'] !== 'Limit') {
    throw new Error(`no page of ${table}: ${path?.map((node) => node['Node Type']).join(' < ')}`);
  }
  return scan;
}

/** Returns how many blocks of tables and indexes Postgres reads for the single statement that `load` sends. */
export async function blocksRead(
  store: TestStore,
  load: (queries: Queries) => Promise<unknown>,
): Promise<number> {
  const plan = await explain(store, load);
  return Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);
}

async function explain(
  store: TestStore,
  load: (queries: Queries) => Promise<unknown>,
): Promise<Plan> {
  const sent: { sql: string; parameters: unknown[] }[] = [];
  await load({
    query: async (sql, parameters = []) => {
      sent.push({ sql, parameters });
      return [];
    },
  });
  const [statement, another] = sent;
  if (!statement || another) throw new Error(`${sent.length} statements were sent`);
  const [explained] = await store.sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement.sql}`,
    statement.parameters,
  );
  if (!explained) throw new Error('no plan');
  return explained['QUERY PLAN'][0].Plan;
}

/** Returns the nodes from the top of a plan down to the node that reads the table. */
function pathTo(plan: Plan, table: string): Plan[] | undefined {
  if (plan['Relation Name'] === table) return [plan];
  const below = plan.Plans?.map((part) => pathTo(part, table)).find(Boolean);
  return below && [plan, ...below];
}
