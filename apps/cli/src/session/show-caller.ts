import type { Entrepot } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { durationText, momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { readCaller, type Caller } from './caller.js';
import { openSession } from './session.js';

/**
 * Prints whose credentials are used and where they come from, after a call with them.
 * @throws EntrepotError when they are refused
 */
export async function showCaller(options: GlobalOptions, context: Context): Promise<void> {
  const { url, context: installation, clientId, origin, client } = openSession(options, context);
  const caller = await readCaller(client);
  await callOnce(client, caller, context.signal);
  const { kind, merchantId, expiresAt } = caller;
  const id = clientId ?? caller.clientId;
  const { terminal } = context;
  if (options.json) {
    terminal.out(JSON.stringify({ clientId: id, kind, merchantId, url, origin, expiresAt }));
    return;
  }
  const rows = [
    ['client', id ?? 'unknown'],
    ['kind', kind ?? 'unknown'],
    ['merchant', merchantId],
    ['address', url],
    ['context', installation],
    ['credentials', `from ${origin}`],
    ['token', expiresAt && expiryText(expiresAt)],
  ];
  for (const [name = '', value] of rows) {
    if (value) terminal.out(`${terminal.paint('dim', name.padEnd(12))} ${oneLine(value)}`);
  }
}

/** A token that was revoked, or that another installation has issued, is refused. */
async function callOnce(client: Entrepot, { kind }: Caller, signal: AbortSignal): Promise<void> {
  const query = { pageSize: 1 };
  if (kind === 'operator') await client.call('listOrdersOfAllMerchants', { query, signal });
  else if (kind === 'sales-channel') await client.call('readChannelFxRate', { signal });
  else if (kind === 'fulfillment-partner') await client.call('listParcels', { query, signal });
  else await client.call('listOrders', { query, signal });
}

function expiryText(expiresAt: Date): string {
  const left = expiresAt.getTime() - Date.now();
  return `valid until ${momentText(expiresAt.toISOString())} UTC, ${durationText(left)} from now`;
}
