import type { Command } from 'commander';
import { groupOf } from '../commands/api-commands.js';
import { readCount } from '../commands/values.js';
import type { Context } from '../terminal/context.js';
import { helpText } from '../terminal/help-text.js';
import type { CheckChannelOptions } from './check-channel.js';

const WITHIN_SECONDS = 60;

/** `entrepot channel check`. */
export function addChannelCheckCommand(program: Command, context: Context): void {
  groupOf(program, ['channel'])
    .command('check')
    .description(
      'check a connector: change products and orders in a sandbox, and watch the reactions',
    )
    .argument('<channel>', 'the sales channel that the connector serves')
    .option('--merchant <login>', 'a login of a merchant; that of the sandbox started here')
    .option('--operator <login>', 'a login of an operator; that of the sandbox started here')
    .option('--within <seconds>', 'the time for each reaction', readCount, WITHIN_SECONDS)
    .option('--shop-command <program>', 'shows a SKU in the shop')
    .option('--order-command <program>', 'orders, cancels and returns in the shop')
    .option('--sku <file>', 'members of the SKUs, as JSON')
    .option('--denied-sku <file>', 'members that make the shop refuse a SKU, as JSON')
    .option('--keep', 'leave the products in the sandbox')
    .addHelpText('after', helpText(HELP))
    .action(async (channel: string, _: object, command: Command) => {
      const { checkChannel } = await import('./check-channel.js');
      await checkChannel(channel, command.optsWithGlobals<CheckChannelOptions>(), context);
    });
}

const HELP = `
The connector runs elsewhere, connected to the same sandbox. A reaction is late after the time of --within, and wrong after twice that time. Exit code 1: late or wrong.

Always checked: each SKU is answered under its own id, again after its text changed, and a SKU that the shop refuses is denied with a message.

With --shop-command also: what the shop shows after text, price and stock changed, and after a SKU was withdrawn and published again. Called as
  <program> sku      stdin: {"merchantId", "skuId", "salesChannelSkuId"}; prints {"visible", "title", "price", "stock"}, or null; members that are left out are not compared

With --order-command also: orders, their approval, tracking, returns and cancellations. Called as
  <program> place    stdin: as above, and "quantity"; the buyer orders and pays; prints {"orderId"}: the salesChannelOrderId in Entrepot
  <program> show     stdin: {"orderId"}; prints {"status", "trackingNumber"}; the check compares the statuses delivered and cancelled
  <program> cancel   stdin: {"orderId"}; the buyer cancels; prints {}
  <program> return   stdin: {"orderId"}; the buyer returns it all; prints {}
A program that prints nothing for show, cancel or return cannot do this: the step is then not checked.`;
