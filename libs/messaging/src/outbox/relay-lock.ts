import type { Client } from 'pg';

/** Takes the place of a schema's one active relay, unless somebody has it. Held until the connection ends. */
export async function lockRelay(client: Pick<Client, 'query'>, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `SELECT pg_try_advisory_lock(hashtext('entrepot-relay'), hashtext($1)) AS locked`,
    [schema],
  );
  return rows[0]?.locked ?? false;
}
