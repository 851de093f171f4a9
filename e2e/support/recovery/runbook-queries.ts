import { readFileSync } from 'node:fs';
import type { RecoveryRig } from '../recovery-rig.js';

/** The lost event with the remedy, and the query for those who wait for it. */
const QUERY = /^\*\*Lost: (?<lost>.+?)\.\*\* .+\n\n```sql\n(?<sql>SELECT [^`]+)\n```$/gm;

/** The results of the queries of docs/runbook.md that find something, by the lost event. */
export async function waitingForLostEvents(rig: RecoveryRig): Promise<Record<string, unknown[]>> {
  const rows = [...readFileSync('docs/runbook.md', 'utf8').matchAll(QUERY)];
  expect(rows).toHaveLength(6);
  const results = rows.map(async ({ groups = {} }): Promise<[string, unknown[]]> => {
    const rowsOfQuery = await rig.rows(groups['sql'] ?? '');
    return [groups['lost'] ?? '', rowsOfQuery.flatMap((row) => Object.values(row))];
  });
  return Object.fromEntries((await Promise.all(results)).filter(([, ids]) => ids.length > 0));
}
