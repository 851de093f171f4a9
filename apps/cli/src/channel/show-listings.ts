import type { Answer, Entrepot } from '@entrepot/client';
import { withoutUndefined } from '../session/without-undefined.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { FORMATS, formatOf, OF_STREAM, type Format } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { RecordPrinter, textColumn, type RecordColumn } from '../terminal/print.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { followPages, noteCursor, openChannel } from './pages.js';

export interface ListingsOptions extends GlobalOptions {
  /** The cursor of an earlier call. */
  after?: string;
  limit?: number;
  follow?: boolean;
}

type Listing = Answer<'listListings'>['listings'][number];

const COMMAND = 'channel listings';
const PAGE_MAX = 200;
/** The indentation of continuation lines, which starts after the action. */
const INDENT = 10;

/**
 * Prints the SKUs that the channel must show, and with `--follow` each change until the command is interrupted; then
 * prints the cursor.
 * @throws CliError for a login of another kind; EntrepotError for a cursor that is not valid
 */
export async function showListings(options: ListingsOptions, context: Context): Promise<void> {
  const format = formatOf(options, options.follow ? OF_STREAM : FORMATS);
  const client = await openChannel(COMMAND, 'listListings', options, context);
  if (!options.follow) return printListings(client, format, options, context);
  const { terminal } = context;
  const { after } = options;
  await followPages(
    (how) => client.channel.listings.follow(withoutUndefined({ after }), how),
    `${COMMAND} --follow`,
    ({ listings }) => {
      for (const listing of listings) {
        if (format === 'ndjson') terminal.out(JSON.stringify(listing));
        else for (const line of linesOf(listing, terminal)) terminal.out(line);
      }
    },
    options,
    context,
  );
}

async function printListings(
  client: Entrepot,
  format: Format,
  options: ListingsOptions,
  context: Context,
): Promise<void> {
  const { terminal, signal } = context;
  const { limit = Number.POSITIVE_INFINITY } = options;
  const printer = new RecordPrinter(terminal, format, COLUMNS);
  let { after } = options;
  let isMore = true;
  try {
    while (isMore && printer.count < limit) {
      const pageSize = Math.min(limit - printer.count, PAGE_MAX);
      const query = { pageSize, ...withoutUndefined({ after }) };
      const page = await client.call('listListings', { query, signal });
      for (const listing of page.listings) printer.print(listing);
      ({ after, more: isMore } = page);
    }
  } catch (error) {
    printer.stop();
    throw error;
  }
  printer.end(options.after === undefined ? 'There are no listings.' : 'No listing has changed.');
  if (after !== undefined) noteCursor(COMMAND, after, options, context);
}

function actionOf({ action, reason }: Listing): string {
  return reason === undefined ? action : `${action}: ${reason}`;
}

function priceOf({ price }: Listing): string {
  return price ? `${price.sale} ${price.currency}` : '';
}

/** The quantity is null for a SKU whose stock is not managed. */
function quantityOf({ quantity }: Listing): string {
  if (quantity === undefined) return '';
  return quantity === null ? 'any' : String(quantity);
}

const COLUMNS: readonly RecordColumn<Listing>[] = [
  textColumn('skuId', 'SKU', ({ skuId }) => oneLine(skuId)),
  textColumn('merchantId', 'MERCHANT', ({ merchantId }) => merchantId),
  {
    ...textColumn('listingVersion', 'VERSION', ({ listingVersion }) => String(listingVersion)),
    align: 'right',
    rank: 5,
  },
  textColumn('action', 'ACTION', actionOf),
  { ...textColumn('price', 'PRICE', priceOf), align: 'right', rank: 1 },
  { ...textColumn('quantity', 'QUANTITY', quantityOf), align: 'right', rank: 2 },
  textColumn('status', 'STATUS', ({ status = '' }) => status, { rank: 4 }),
  textColumn('name', 'NAME', ({ name = '' }) => oneLine(name), { rank: 3, isProse: true }),
];

/** A change as it comes. */
function linesOf(listing: Listing, terminal: Terminal): string[] {
  const { skuId, merchantId, name = '', action } = listing;
  const amounts = [priceOf(listing), quantityOf(listing) && `quantity ${quantityOf(listing)}`];
  const head = `${actionOf(listing).padEnd(9)} ${merchantId} ${oneLine(skuId)}`;
  const line = [head, ...amounts, oneLine(name)].filter((part) => part !== '').join('  ');
  const painted = (text: string) => (action === 'withdraw' ? terminal.paint('yellow', text) : text);
  return hanging(line, INDENT, terminal.columns).map(painted);
}
