/**
 * Preloaded into a service (`node --import`): writes every transaction, and every statement outside of one, to a file,
 * one per line, until SIGUSR2. A bench can then run exactly the statements of a service without the service.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import type { Client } from 'pg';

/** One statement as it was sent to Postgres. */
export interface RecordedQuery {
  text: string;
  name?: string;
  values: unknown[];
}

type Query = (this: Client, config: string | RecordedQuery, values?: unknown[]) => unknown;

const file = process.env['BENCH_RECORDING'];
const isRecorded = process.argv[1]?.includes(`apps/${process.env['BENCH_RECORDED_SERVICE']}/`);
if (file !== undefined && isRecorded === true) record(file);

function record(to: string): void {
  const open = new WeakMap<Client, RecordedQuery[]>();
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function recorded(config, values) {
    const recordedQuery =
      typeof config === 'string' ? { text: config, values: values ?? [] } : config;
    note(this, recordedQuery);
    return query.call(this, config, values);
  };
  process.once('SIGUSR2', () => {
    client.query = query;
  });

  const note = (connection: Client, { text, name, values }: RecordedQuery): void => {
    if (/^(START TRANSACTION|BEGIN)/.test(text)) open.set(connection, []);
    const recordedQuery = { text, ...(name === undefined ? {} : { name }), values: values ?? [] };
    const transaction = open.get(connection);
    transaction?.push(recordedQuery);
    if (transaction && !/^(COMMIT|ROLLBACK)/.test(text)) return;
    open.delete(connection);
    appendFileSync(to, `${JSON.stringify(transaction ?? [recordedQuery])}\n`);
  };
}
