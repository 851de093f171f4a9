import type { Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../commands/program.js';
import { given } from '../session/given.js';
import { openSession } from '../session/session.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { printRecords } from '../terminal/print.js';
import type { Column } from '../terminal/table.js';

type Service = Exclude<Schemas['StatusResponse']['service'], undefined>;

/** A parked message: of the stream that a service consumes. */
type Parked = Schemas['ParkedMessageResponse'] & { service: string };

export interface ListParkedOptions extends GlobalOptions {
  service?: Service;
  group?: string;
  stream?: string;
  key?: string;
}

export interface ParkedId {
  service: Service;
  messageId: string;
}

const LAYOUT: readonly Column<Parked>[] = [
  { title: 'SERVICE', text: ({ service }) => service },
  { title: 'ID', text: ({ id }) => id },
  { title: 'PARKED (UTC)', text: ({ parkedAt }) => momentText(parkedAt) },
  { title: 'TYPE', text: ({ type = '' }) => oneLine(type) },
  { title: 'KEY', text: ({ key = '' }) => oneLine(key) },
  { title: 'REASON', text: ({ reason }) => reason },
  { title: 'FAULT', text: ({ detail }) => oneLine(detail) },
];

/** Prints the parked messages of one service, or of all. */
export async function listParked(options: ListParkedOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const { group, stream, key } = options;
  const services =
    options.service === undefined
      ? (await client.call('readOverview', { signal })).services.flatMap(withMessages)
      : [options.service];
  const found: Parked[] = [];
  for (const service of services) {
    let after: string | undefined;
    do {
      const query = given({ group, stream, key, after });
      const page = await client.call('listParkedMessages', { path: { service }, query, signal });
      found.push(...page.messages.map((message) => ({ service, ...message })));
      after = page.next;
    } while (after !== undefined);
  }
  printRecords(terminal, found, { json: options.json, layout: LAYOUT, none: 'Nothing is parked.' });
}

/** Prints a parked message as JSON, with headers and payload. */
export async function showParked(
  path: ParkedId,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const message = await client.call('readParkedMessage', { path, signal: context.signal });
  context.terminal.out(JSON.stringify(message, null, options.json ? 0 : 2));
}

/** Applies a parked message and those that wait behind it, with the same key. */
export async function replayParked(
  path: ParkedId,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const replayed = await client.call('replayParkedMessage', { path, signal: context.signal });
  const { applied, ignored } = replayed;
  if (options.json) context.terminal.out(JSON.stringify(replayed));
  else context.terminal.out(`${applied} applied, ${ignored} ignored as duplicates or stale.`);
}

/** Drops a parked message for ever; the reason is kept in the audit. */
export async function dropParked(
  path: ParkedId,
  options: GlobalOptions & { reason: string },
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const body = { reason: options.reason };
  const dropped = await client.call('dropParkedMessage', { path, body, signal: context.signal });
  if (options.json) context.terminal.out(JSON.stringify(dropped));
  else context.terminal.out(`${dropped.id} is dropped.`);
}

/** Services that consume messages. */
function withMessages({ service, messaging }: Schemas['StatusResponse']): Service[] {
  return messaging === undefined ? [] : [service];
}
