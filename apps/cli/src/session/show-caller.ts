import type { Context, GlobalOptions } from '../terminal/context.js';
import { formatOf, jsonText } from '../terminal/format.js';
import { durationText, momentText } from '../terminal/moments.js';
import { counted, oneLine } from '../terminal/plain.js';
import { openSession } from './session.js';

/**
 * Prints whose credentials are used, what they may do and where they come from, after a call with them.
 * @throws EntrepotError when they are refused
 */
export async function showCaller(options: GlobalOptions, context: Context): Promise<void> {
  const format = formatOf(options, ['table', 'wide', 'json', 'ndjson']);
  const { url, context: installation, clientId, origin, client } = openSession(options, context);
  const { terminal, signal } = context;
  const { operations, ...session } = await client.call('readSession', { signal });
  const { kind, access, merchantId, partnerId, salesChannel, expiresAt } = session;
  const id = clientId ?? session.clientId;
  if (format === 'json' || format === 'ndjson') {
    const caller = { ...session, clientId: id, url, context: installation, origin };
    terminal.out(jsonText(caller, format));
    return;
  }
  const rows = [
    ['client', id],
    ['kind', kind],
    ['access', access === 'read' ? 'read only: it may change nothing' : undefined],
    ['merchant', merchantId],
    ['partner', partnerId],
    ['channel', salesChannel],
    ['may use', `${counted(operations.length, 'operation')} of the API`],
    ['address', url],
    ['context', installation],
    ['credentials', `from ${origin}`],
    ['token', expiryText(new Date(expiresAt))],
  ];
  for (const [name = '', value] of rows) {
    if (value) terminal.out(`${terminal.paint('dim', name.padEnd(12))} ${oneLine(value)}`);
  }
}

function expiryText(expiresAt: Date): string {
  const remainingMs = expiresAt.getTime() - Date.now();
  return `valid until ${momentText(expiresAt.toISOString())} UTC, ${durationText(remainingMs)} from now`;
}
