import type { Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { given } from '../session/given.js';
import { openSession } from '../session/session.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { printRecords } from '../terminal/print.js';
import type { Column } from '../terminal/table.js';

type Parked = Schemas['ParkedInServiceResponse'];
type Service = Parked['service'];

export interface ListParkedOptions extends GlobalOptions {
  service?: Service;
  group?: string;
  stream?: string;
  type?: string;
  reason?: string;
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

/**
 * Prints the parked messages of one service, or of all.
 * @throws CliError when a service does not answer; the messages of the others are printed
 */
export async function listParked(options: ListParkedOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const { service, group, stream, type, reason, key } = options;
  const found: Parked[] = [];
  const unavailable = new Set<string>();
  let nextPageToken: string | undefined;
  do {
    const query = given({ service, group, stream, type, reason, key, nextPageToken });
    const page = await client.call('listAllParkedMessages', { query, signal });
    found.push(...page.messages);
    for (const one of page.unavailable) unavailable.add(one);
    ({ nextPageToken } = page);
  } while (nextPageToken !== undefined);
  printRecords(terminal, found, { json: options.json, layout: LAYOUT, none: 'Nothing is parked.' });
  if (unavailable.size > 0) {
    const message = `The list is incomplete: no answer from ${[...unavailable].join(', ')}.`;
    throw new CliError(message, 'entrepot status', EXIT.unavailable);
  }
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
