import type { Command } from 'commander';
import type { ListingsOptions } from '../channel/show-listings.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';
import { readCount } from './values.js';

/** `entrepot channel …`: for the client, or with a token, of a sales channel. */
export function addChannelCommands(program: Command, context: Context): void {
  const channel = groupOf(program, ['channel']);
  addListings(channel, context);
}

function addListings(channel: Command, context: Context): void {
  channel
    .command('listings')
    .description('list what the channel is to show, each SKU in its latest state')
    .option('--after <cursor>', 'only what changed since this cursor of an earlier call')
    .option('--limit <count>', 'no more than this', readCount)
    .option('-f, --follow', 'then each change as it comes, until Ctrl-C')
    .addHelpText('after', LISTINGS_HELP)
    .action(async (_: object, command: Command) => {
      const { showListings } = await import('../channel/show-listings.js');
      await showListings(command.optsWithGlobals<ListingsOptions>(), context);
    });
}

const LISTINGS_HELP = `
At the end the cursor is printed on stderr: a call with --after continues there, and misses no change.`;
