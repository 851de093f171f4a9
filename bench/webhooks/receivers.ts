/**
 * The receivers of the webhooks bench, in a separate process: one server on loopback with a path for each endpoint. The
 * parent process sets their behaviour and requests reports.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Behaviour = 'good' | 'hang' | 'drip';

/** A message from the bench to this process. */
export type Command =
  | { do: 'behave'; path: string; as: Behaviour }
  /** Sends a {@link Report} and starts a new one. */
  | { do: 'report' };

/** The deliveries to good receivers since the last report. */
export interface Report {
  /** Milliseconds from the publication to the receipt of each request. */
  latencies: number[];
  /** Ids of repeated events. */
  repeated: number;
  /** Requests to receivers that hang or drip. */
  poor: number;
}

const DRIP_MS = 500;

const behaviours = new Map<string, Behaviour>();
const seen = new Set<string>();
let report: Report = { latencies: [], repeated: 0, poor: 0 };

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const behaviour = behaviours.get(request.url ?? '') ?? 'good';
  const { data } = JSON.parse(await text(request)) as { data: Record<string, string> };
  if (behaviour !== 'good') {
    report.poor += 1;
    if (behaviour === 'drip') drip(response);
    return;
  }
  const id = `${request.url} ${data['eventId']}`;
  if (seen.has(id)) report.repeated += 1;
  seen.add(id);
  report.latencies.push(Date.now() - Date.parse(data['occurredAt'] ?? ''));
  response.writeHead(204).end();
}

/** A valid answer in chunks of one byte that never ends. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const timer = setInterval(() => response.write('.'), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}

const server = createServer((request, response) => {
  receive(request, response).catch((error: Error) => response.destroy(error));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (command: Command) => {
  if (command.do === 'behave') {
    behaviours.set(command.path, command.as);
    return;
  }
  process.send?.(report);
  report = { latencies: [], repeated: 0, poor: 0 };
});
process.once('disconnect', () => process.exit());
