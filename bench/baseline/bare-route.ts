import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NODE_ARGUMENTS } from '../../tools/stack/services/service-process.js';
import type { RecordedQuery } from './record-queries.js';

export type BareRoute =
  | { kind: 'echo'; answer: unknown }
  | { kind: 'proxy'; origin: string }
  | { kind: 'query'; databaseUrl: string; schema: string; queries: RecordedQuery[] };

export interface BareServer {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a bare Fastify handler with the same Node options as the services. */
export async function startBareServer(route: BareRoute): Promise<BareServer> {
  const server = fork(path.join(import.meta.dirname, 'bare-server.js'), {
    execArgv: NODE_ARGUMENTS,
  });
  const listening = once(server, 'message');
  server.send(route);
  const [port] = (await listening) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
