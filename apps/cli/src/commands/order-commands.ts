import { Argument, type Command, type Option } from 'commander';
import { optionOf } from '../api/fields.js';
import { factsOf } from '../api/operations.js';
import type { ShowOrderOptions } from '../orders/show-order.js';
import type { WatchOrdersOptions } from '../orders/watch-orders.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';
import { readDate } from './values.js';

/** `entrepot orders show` and `watch`. */
export function addOrderCommands(program: Command, context: Context): void {
  const orders = groupOf(program, ['orders']);
  addShow(orders, context);
  addWatch(orders, context);
}

const MERCHANT = ['--merchant <id>', 'for operators: of this merchant only'] as const;

function addShow(orders: Command, context: Context): void {
  orders
    .command('show')
    .description('show what happened to an order, its parcels, and what may be done next')
    .addArgument(new Argument('[order]', 'its id, e.g. ACME-MELI-1001'))
    .option('--channel-id <id>', 'the id in its sales channel instead')
    .option('--channel <channel>', 'where several channels have an order with this id')
    .option(...MERCHANT)
    .action(async (id: string | undefined, _: object, command: Command) => {
      const { showOrder } = await import('../orders/show-order.js');
      await showOrder(id, command.optsWithGlobals<ShowOrderOptions>(), context);
    });
}

function addWatch(orders: Command, context: Context): void {
  orders
    .command('watch')
    .description('print a line for each change of an order, as it comes')
    .option('--from <date>', 'a date, or how long ago: 2h; from now on when left out', readDate)
    .addOption(statusOption())
    .option(...MERCHANT)
    .action(async (_: object, command: Command) => {
      const { watchOrders } = await import('../orders/watch-orders.js');
      await watchOrders(command.optsWithGlobals<WatchOrdersOptions>(), context);
    });
}

/** The option of `orders list`, with the value for entries of tracking. */
function statusOption(): Option {
  const { values = [] } = factsOf('listOrders').query['status'] ?? {};
  const facts = {
    about: 'changes to these only',
    many: true,
    values: [...values, 'PARCEL_TRACKING_UPDATED'],
  };
  return optionOf({ name: 'status', place: 'query', facts, flag: 'status' });
}
