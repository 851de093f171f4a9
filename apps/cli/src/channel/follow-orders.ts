import type { Answer, ChannelOrderQuery } from '@entrepot/client';
import { withoutUndefined } from '../session/without-undefined.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { followPages, openChannel } from './pages.js';

export interface FollowOrdersOptions extends GlobalOptions {
  /** The cursor of an earlier call. */
  after?: string;
  status?: NonNullable<ChannelOrderQuery['status']>;
}

type Order = Answer<'listChannelOrders'>['orders'][number];

const COMMAND = 'channel orders follow';
/** The indentation of continuation lines, which starts after the date. */
const INDENT = 21;

/**
 * Prints each order of the channel and each change of an order as it comes, until the command is interrupted; then
 * prints the cursor.
 * @throws CliError for a login of another kind; EntrepotError for a cursor that is not valid
 */
export async function followOrders(options: FollowOrdersOptions, context: Context): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const client = await openChannel(COMMAND, 'listChannelOrders', options, context);
  const { after, status } = options;
  const { terminal } = context;
  await followPages(
    (how) => client.channel.orders.follow(withoutUndefined({ after, status }), how),
    COMMAND,
    ({ orders }) => {
      for (const order of orders) {
        if (isJson) terminal.out(JSON.stringify(order));
        else for (const line of linesOf(order, terminal)) terminal.out(line);
      }
    },
    options,
    context,
  );
}

function linesOf(order: Order, terminal: Terminal): string[] {
  const { lastUpdateDate, salesChannelOrderId, merchantId, status, value, currency } = order;
  const tracking = order.parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  const line = [
    momentText(lastUpdateDate),
    `${merchantId} ${oneLine(salesChannelOrderId)}`,
    status.padEnd(16),
    `${value} ${currency}`,
    ...tracking.map((number) => `tracking ${oneLine(number)}`),
  ].join('  ');
  return hanging(line, INDENT, terminal.columns);
}
