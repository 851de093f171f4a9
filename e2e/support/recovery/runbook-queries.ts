import { readFileSync } from 'node:fs';
import type { RecoveryRig } from '../recovery-rig.js';

/** A row of the table: the lost event, the query for those who wait for it, and the remedy. */
const ROW = /^\| (?<lost>[^|]+?) *\| `(?<sql>SELECT [^`]+)` *\|/gm;

/** The results of the queries of docs/runbook.md that find something, by the lost event. */
export async function waitingForLostEvents(rig: RecoveryRig): Promise<Record<string, unknown[]>> {
  const rows = [...readFileSync('docs/runbook.md', 'utf8').matchAll(ROW)];
  expect(rows).toHaveLength(6);
  const results = rows.map(async ({ groups = {} }): Promise<[string, unknown[]]> => {
    const found = await rig.rows(groups['sql'] ?? '');
    return [groups['lost'] ?? '', found.flatMap((row) => Object.values(row))];
  });
  return Object.fromEntries((await Promise.all(results)).filter(([, ids]) => ids.length > 0));
}
