import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from './api-client.js';
import type { EventLog } from './event-log.js';
import { printer } from './printer.js';
import { channelTokenOf, tokenOf, type Sandbox } from './read-sandbox.js';

/** Timeout of one step of the demo, including outages. */
const STEP_LIMIT_MS = 180_000;
const POLL_MS = 100;

/** The context of every step of the demo. */
export interface DemoContext {
  sandbox: Sandbox;
  runId: string;
  merchant: ApiClient;
  operator: ApiClient;
  channel(salesChannel: string): ApiClient;
  events: EventLog;
}

export interface ShownRequest {
  method: string;
  path: string;
  body?: unknown;
}

/** Logs in as the merchant and the operator of the sandbox. */
export async function startDemo(
  sandbox: Sandbox,
  events: EventLog,
  runId: string,
): Promise<DemoContext> {
  const { gateway } = sandbox;
  const anonymous = new ApiClient({ gateway, onRetry: printer.waiting });
  const login = async (clientId: string): Promise<ApiClient> =>
    anonymous.as(await tokenOf(sandbox, clientId));
  return {
    sandbox,
    runId,
    events,
    merchant: await login('ACME'),
    operator: await login('OPS'),
    channel: (salesChannel) => anonymous.as(channelTokenOf(sandbox, salesChannel)),
  };
}

/** Sends a request, printing it and the essentials of its answer. */
export async function show<T>(
  client: ApiClient,
  { method, path, body }: ShownRequest,
  essentials: (body: T) => unknown,
): Promise<T> {
  printer.request(method, path, body);
  const answer = await client.send<T>(method, path, body);
  printer.answer(answer.status, essentials(answer.body));
  return answer.body;
}

/** Waits for events of these types and prints all received ones. */
export async function showEvents(
  context: DemoContext,
  expected: Record<string, number>,
): Promise<void> {
  for (const [type, count] of Object.entries(expected)) await context.events.waitFor(type, count);
  printer.events(context.events.take());
}

/** Polls until the answer is as expected. */
export async function until<T>(
  what: string,
  read: () => Promise<T>,
  hoped: (value: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + STEP_LIMIT_MS;
  for (;;) {
    const value = await read();
    if (hoped(value)) return value;
    if (Date.now() > deadline) throw new Error(`timeout while waiting for ${what}`);
    await delay(POLL_MS);
  }
}
