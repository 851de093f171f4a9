import type { Queries } from '#platform';
import { Client } from 'pg';
import type { TestService } from '../test-service.js';
import type { Plan } from './page-scan.js';

/**
 * Returns how Postgres reads a table in the single statement that `load` sends, with the plan that a service's
 * connections use: generic, independent of the parameters, and with indexes only.
 */
export async function scansOf(
  { store }: TestService,
  load: (queries: Queries) => Promise<unknown>,
  table: string,
): Promise<Plan[]> {
  const sent: string[] = [];
  await load({
    query: async (sql) => {
      sent.push(sql);
      return [];
    },
  });
  expect(sent).toHaveLength(1);
  const options = `-c search_path=${store.schema} -c enable_seqscan=off -c random_page_cost=1`;
  const client = new Client({ connectionString: store.url, options });
  await client.connect();
  try {
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sent[0]}`);
    return nodes(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === table);
  } finally {
    await client.end();
  }
}

/** The conditions that limit the part of an index that a scan reads. */
export function rangeOf(scan: Plan): unknown {
  return scan['Index Cond'] ?? scan['Recheck Cond'];
}

function nodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)];
}
