import { EntrepotError, type Entrepot, type Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { EXIT } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { hintsOf } from '../upload/run/requirement-hints.js';

type Status = Schemas['SkuStatusResponse'];

type Style = Parameters<Terminal['paint']>[0];

/** The color of a status; one in progress has none. */
const STYLES: Record<string, Style> = {
  READY_FOR_SALES_CHANNEL: 'green',
  SALES_CHANNEL_APPROVED: 'green',
  REVIEW_DENIED: 'red',
  DENIED_REGULATORY: 'red',
  SALES_CHANNEL_DENIED: 'red',
  LOCALIZATION_SKIPPED: 'yellow',
};

export interface StatusOptions extends GlobalOptions {
  /** The merchant, for operators. */
  merchant?: string;
}

/** Prints why each SKU is live or not: its localization with the reasons, and every channel. */
export async function showStatus(
  skuIds: readonly string[],
  options: StatusOptions,
  context: Context,
): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  for (const skuId of skuIds) {
    const status = await read(client, skuId, options, signal).catch(unlessUnknown);
    if (!status) {
      terminal.note(`There is no SKU ${oneLine(skuId)}.`);
      process.exitCode = skuIds.length > 1 ? EXIT.inPart : EXIT.refused;
    } else if (isJson) terminal.out(JSON.stringify(status));
    else for (const line of linesOf(status, terminal)) terminal.out(line);
  }
}

function read(
  client: Entrepot,
  skuId: string,
  { merchant: merchantId }: StatusOptions,
  signal: AbortSignal,
): Promise<Status> {
  if (merchantId === undefined) return client.skus.status(skuId, { signal });
  return client.call('readSkuStatusOfAnyMerchant', { path: { merchantId, skuId }, signal });
}

/** A missing SKU must not hide the others. */
function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof EntrepotError) || error.status !== 404) throw error;
}

function linesOf(status: Status, terminal: Terminal): string[] {
  const { skuId, localizationStatus, localizationMessages, channels } = status;
  const hints = [...new Set(channels.flatMap(hintsOf))];
  const messages = localizationMessages.flatMap((message) => messageLines(message, 2, terminal));
  return [
    `${terminal.paint('bold', oneLine(skuId))}  ${painted(localizationStatus, terminal)}`,
    ...messages,
    ...channels.flatMap((channel) => channelLines(channel, terminal)),
    ...hints.flatMap((hint) => hanging(`  ${hint}`, 8, terminal.columns)),
  ];
}

/** A channel, and below it the SKU's missing requirements there. */
function channelLines(channel: Status['channels'][number], terminal: Terminal): string[] {
  const { salesChannel, status, price, statusMessage = '', messages } = channel;
  // The status message has the details of what is missing.
  const message = messages.length > 0 ? '' : oneLine(statusMessage);
  const parts = [`  ${salesChannel.padEnd(8)}${status}`, `price ${price}`, message];
  const [first = '', ...moreLines] = hanging(
    parts.filter(Boolean).join('  '),
    10,
    terminal.columns,
  );
  // `READY` is not live: it waits for the channel.
  const text = status === 'READY_FOR_SALES_CHANNEL' ? status : painted(status, terminal);
  const missing = messages.flatMap((channelMessage) => messageLines(channelMessage, 10, terminal));
  return [first.replace(status, () => text), ...moreLines, ...missing];
}

function messageLines(
  { code, detail }: { code: string; detail: string },
  indent: number,
  terminal: Terminal,
): string[] {
  const line = `${' '.repeat(indent)}${code}  ${oneLine(detail)}`;
  return hanging(line, indent + 2, terminal.columns);
}

function painted(status: string, terminal: Terminal): string {
  const style = STYLES[status];
  return style === undefined ? status : terminal.paint(style, status);
}
