import { Option, type Command } from 'commander';
import { optionOf } from '../api/fields.js';
import { factsOf } from '../api/operations.js';
import type { RowOptions } from '../channel/answer-listings.js';
import type { FollowOrdersOptions } from '../channel/follow-orders.js';
import type { ListingsOptions } from '../channel/show-listings.js';
import type { Context } from '../terminal/context.js';
import { helpText } from '../terminal/help-text.js';
import { groupOf } from './api-commands.js';
import { addFormatOptions } from './upload-options.js';
import { readCount, readDate, readQuantity } from './values.js';

/** `entrepot channel …`: for the client, or with a token, of a sales channel. */
export function addChannelCommands(program: Command, context: Context): void {
  const channel = groupOf(program, ['channel']);
  addListings(channel, context);
  addAnswer(channel, context);
  addQuantities(channel, context);
  addFollowOrders(groupOf(program, ['channel', 'orders']), context);
}

function addListings(channel: Command, context: Context): void {
  channel
    .command('listings')
    .description('list the SKUs that the channel must show, each in its latest state')
    .option('--after <cursor>', 'only changes since this cursor of an earlier call')
    .option('--limit <count>', 'no more than this', readCount)
    .addOption(
      new Option('-f, --follow', 'then each change as it comes, until Ctrl-C').conflicts('limit'),
    )
    .addHelpText('after', helpText(CURSOR_HELP))
    .action(async (_: object, command: Command) => {
      const { showListings } = await import('../channel/show-listings.js');
      await showListings(command.optsWithGlobals<ListingsOptions>(), context);
    });
}

const CURSOR_HELP = `
At the end the cursor is printed on stderr: a call with --after continues there, and misses no change.`;

const ROWS = 'CSV, NDJSON or JSON; - for stdin; or one row by options';

function addRowsOptions(command: Command): Command {
  return addFormatOptions(command.argument('[file]', ROWS))
    .option('--merchant <id>', 'of one row: the merchant of the SKU')
    .option('--sku <id>', "of one row: the merchant's id of the SKU");
}

function addAnswer(channel: Command, context: Context): void {
  addRowsOptions(channel.command('answer'))
    .description('approve or deny listings, from a file or one by options')
    .addOption(
      new Option('--status <status>', 'whether the channel sells it').choices([
        'APPROVED',
        'DENIED',
      ]),
    )
    .option('--message <text>', 'why, for the merchant to read; for a denial')
    .option('--listing-version <n>', 'the version that was judged', readCount)
    .option('--channel-sku <id>', "the channel's own id of the SKU")
    .action(async (file: string | undefined, _: object, command: Command) => {
      const { ANSWERS, sendRows } = await import('../channel/answer-listings.js');
      await sendRows(ANSWERS, file, command.optsWithGlobals<RowOptions>(), context);
    });
}

function addQuantities(channel: Command, context: Context): void {
  addRowsOptions(channel.command('quantities'))
    .description('report the quantities that the channel offers')
    .option('--quantity <n>', 'the units that the channel now offers', readQuantity)
    .option('--at <date>', 'when the channel applied it; now when left out', readDate)
    .action(async (file: string | undefined, _: object, command: Command) => {
      const { QUANTITIES, sendRows } = await import('../channel/answer-listings.js');
      await sendRows(QUANTITIES, file, command.optsWithGlobals<RowOptions>(), context);
    });
}

function addFollowOrders(orders: Command, context: Context): void {
  const { status } = factsOf('listChannelOrders').query;
  const facts = { ...status, about: 'only orders in these' };
  orders
    .command('follow')
    .description('print each order and each change of one as it comes, until Ctrl-C')
    .option('--after <cursor>', 'only changes since this cursor of an earlier call')
    .addOption(optionOf({ name: 'status', place: 'query', facts, flag: 'status' }))
    .addHelpText('after', helpText(CURSOR_HELP))
    .action(async (_: object, command: Command) => {
      const { followOrders } = await import('../channel/follow-orders.js');
      await followOrders(command.optsWithGlobals<FollowOrdersOptions>(), context);
    });
}
