import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withOwner } from '#migration';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { SERVICES } from '../../../tools/stack/topology.js';

/** Unique words by name, which occur nowhere else by chance. */
export type Canaries = Record<string, string>;

/** Names of the canaries that a text contains. */
export function foundIn(text: string, canaries: Canaries): string[] {
  return Object.entries(canaries).flatMap(([name, word]) => (text.includes(word) ? [name] : []));
}

/** All output of the six processes, including standard error. */
export function logsOf({ folder }: TestStack): string {
  const files = readdirSync(folder.logs).filter((file) => file.endsWith('.log'));
  return files.map((file) => readFileSync(path.join(folder.logs, file), 'utf8')).join('\n');
}

export async function metricsOf(stack: TestStack): Promise<string> {
  const answers = SERVICES.map((service) => fetch(`${stack.service(service).url}/metrics`));
  return (await Promise.all((await Promise.all(answers)).map((one) => one.text()))).join('\n');
}

/** Every row of every table, as text, by schema and table. */
export async function tablesOf({ sandbox }: TestStack): Promise<Record<string, string>> {
  return withOwner(sandbox.databaseUrl, async (client) => {
    const { rows } = await client.query<{ place: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS place
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname = ANY ($1)`,
      [SERVICES],
    );
    const contents: Record<string, string> = {};
    for (const { place } of rows) {
      const all = await client.query<{ text: string | null }>(
        `SELECT string_agg(t::text, E'\\n') AS text FROM ${place} t`,
      );
      contents[place] = all.rows[0]?.text ?? '';
    }
    return contents;
  });
}
