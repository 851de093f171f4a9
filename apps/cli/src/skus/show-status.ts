import { EntrepotError, type Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { EXIT } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import type { Terminal } from '../terminal/terminal.js';

type Status = Schemas['SkuStatusResponse'];

type Style = Parameters<Terminal['paint']>[0];

/** The colour of a status; one in progress has none. */
const STYLES: Record<string, Style> = {
  READY_FOR_SALES_CHANNEL: 'green',
  SALES_CHANNEL_APPROVED: 'green',
  REVIEW_DENIED: 'red',
  DENIED_REGULATORY: 'red',
  SALES_CHANNEL_DENIED: 'red',
  LOCALIZATION_SKIPPED: 'yellow',
};

/** Prints why each SKU is live or not: its localization with the reasons, and every channel. */
export async function showStatus(
  skuIds: readonly string[],
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  for (const skuId of skuIds) {
    const status = await client.skus.status(skuId, { signal }).catch(unlessUnknown);
    if (!status) {
      terminal.note(`There is no SKU ${oneLine(skuId)}.`);
      process.exitCode = skuIds.length > 1 ? EXIT.inPart : EXIT.refused;
    } else if (isJson) terminal.out(JSON.stringify(status));
    else for (const line of linesOf(status, terminal)) terminal.out(line);
  }
}

/** One that is not there must not hide the others. */
function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof EntrepotError) || error.status !== 404) throw error;
}

function linesOf(status: Status, terminal: Terminal): string[] {
  const painted = (text: string) => {
    const style = STYLES[text];
    return style === undefined ? text : terminal.paint(style, text);
  };
  const { skuId, localizationStatus, localizationMessages, channels } = status;
  return [
    `${terminal.paint('bold', oneLine(skuId))}  ${painted(localizationStatus)}`,
    ...localizationMessages.map(({ code, detail }) => `  ${code}  ${oneLine(detail)}`),
    ...channels.map(({ salesChannel, status: inChannel, price, statusMessage = '' }) => {
      // `READY` is not live: it waits for the channel.
      const text = inChannel === 'READY_FOR_SALES_CHANNEL' ? inChannel : painted(inChannel);
      const parts = [
        `  ${salesChannel.padEnd(8)}${text}`,
        `price ${price}`,
        oneLine(statusMessage),
      ];
      return parts.filter(Boolean).join('  ');
    }),
  ];
}
