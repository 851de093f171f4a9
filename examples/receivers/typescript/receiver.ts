/** Receives webhooks and stores the status and history of orders in SQLite (docs/webhooks.md). */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const { env } = process;
const ENTREPOT = env['ENTREPOT_URL'] ?? 'http://127.0.0.1:4640';
const TYPES = new Set(['order.placed', 'order.status-changed', 'order.history-added']);
const LARGEST = 1024 * 1024;

const webhooks = (env['WEBHOOK_SECRETS'] ?? '').split(' ').map((secret) => new Webhook(secret));
const db = new DatabaseSync(env['DATABASE'] ?? 'receiver.db');
db.exec(`PRAGMA journal_mode = WAL; ${readFileSync('../tables.sql', 'utf8')}`);
const putDelivery = db.prepare('INSERT OR IGNORE INTO inbox (webhook_id, body) VALUES (?, ?)');
const waiting = db.prepare(
  `SELECT webhook_id, body FROM inbox WHERE state = 'waiting' ORDER BY rowid`,
);
const putState = db.prepare('UPDATE inbox SET state = ? WHERE webhook_id = ?');
const putOrder = db.prepare(`INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE
  SET status = excluded.status, version = excluded.version WHERE excluded.version > orders.version`);
const putEntry = db.prepare('INSERT OR IGNORE INTO history VALUES (?, ?, ?, ?, ?, ?)');

let wake = (): void => undefined;
let token: string | undefined;

/** Stores a delivery before the response and processes it afterwards, because a slow response counts as a failure. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(Number(request.headers['content-length']) <= LARGEST)) return end(response, 413);
  const body = (await buffer(request)).toString(); // unparsed, because the signature covers the exact bytes
  const headers = request.headers as Record<string, string>;
  if (!webhooks.some((one) => isSigned(one, body, headers))) return end(response, 400);
  putDelivery.run(headers['webhook-id'] ?? '', body); // ignores a repeated id
  end(response, 204);
  wake();
}

function isSigned(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

async function apply(webhookId: string, body: string): Promise<void> {
  const { type, dataschema = '', data, dataref } = JSON.parse(body);
  const isKnown = dataschema.endsWith(`/schemas/${type}/v1`); // the start of the URL differs between installations
  const isWanted = TYPES.has(type);
  const event = isWanted && isKnown ? (data ?? (await eventAt(dataref))) : undefined;
  db.exec('BEGIN');
  if (event) write(event);
  putState.run(event ? 'applied' : isWanted ? 'unreadable' : 'ignored', webhookId);
  db.exec('COMMIT');
  console.log(`${type} ${webhookId}`);
}

/** The members read from an event; `order.placed` has no status and means CREATED. */
interface OrderEvent {
  orderId: string;
  version: number;
  status?: string;
  historyId?: string;
  entry?: string;
  eventDate: string;
  receivedDate: string;
}

/** The version decides which status is newer, regardless of the order of arrival; a late entry is also stored. */
function write({ orderId, version, status = 'CREATED', historyId, ...event }: OrderEvent): void {
  putOrder.run(orderId, status, version);
  const { entry = status, eventDate, receivedDate } = event;
  if (historyId) putEntry.run(historyId, orderId, version, entry, eventDate, receivedDate);
}

/** Reads an event whose delivery contains only a reference. */
async function eventAt(dataref: string): Promise<OrderEvent> {
  if (!dataref.startsWith(`${ENTREPOT}/`)) throw new Error(`${dataref} is not at ${ENTREPOT}`);
  token ??= await newToken();
  const answer = await fetch(dataref, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status === 401) token = undefined;
  if (!answer.ok) throw new Error(`${dataref} is answered ${answer.status}`);
  return ((await answer.json()) as { data: OrderEvent }).data;
}

async function newToken(): Promise<string> {
  const client = { clientId: env['CLIENT_ID'], clientSecret: env['CLIENT_SECRET'] };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(client) };
  const answer = await fetch(`${ENTREPOT}/token`, request);
  if (!answer.ok) throw new Error(`no token: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

const server = createServer((request, response) => {
  receive(request, response).catch((error) => {
    console.error(error);
    end(response, 500); // Entrepot sends it again
  });
});
server.listen(Number(env['PORT'] ?? 8080), env['HOST'] ?? '127.0.0.1');
await once(server, 'listening');
console.log(`listening on port ${(server.address() as AddressInfo).port}`);
while (true) {
  const arrival = new Promise<void>((resolve) => (wake = resolve));
  for (const { webhook_id: id, body } of waiting.all() as Record<string, string>[]) {
    await apply(id ?? '', body ?? '').catch((error) =>
      console.error(`${id}, tried again: ${error}`),
    );
  }
  await Promise.race([arrival, delay(1_000)]);
}
