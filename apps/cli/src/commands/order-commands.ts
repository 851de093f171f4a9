import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import type { Order } from '../orders/order-source.js';
import type { ShowOrderOptions } from '../orders/show-order.js';
import type { WatchOrdersOptions } from '../orders/watch-orders.js';
import type { Context } from '../terminal/context.js';
import { groupOf } from './api-commands.js';
import { readDate } from './values.js';

const STATUSES: readonly Order['status'][] = [
  'CREATED',
  'APPROVED',
  'HANDLING',
  'REQUIRES_REVIEW',
  'REGULATORY_CHECK_OK',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURNED',
  'ON_HOLD',
  'CANCELLED',
  'OPERATIONAL_ISSUE',
];

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
    .addArgument(new Argument('[order]', 'its id, as ACME-MELI-1001'))
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
    .addOption(statusOption('changes to these only', [...STATUSES, 'PARCEL_TRACKING_UPDATED']))
    .option(...MERCHANT)
    .action(async (_: object, command: Command) => {
      const { watchOrders } = await import('../orders/watch-orders.js');
      await watchOrders(command.optsWithGlobals<WatchOrdersOptions>(), context);
    });
}

/** Statuses may also be divided by commas. */
function statusOption(description: string, known: readonly string[]): Option {
  return new Option('--status <status...>', description)
    .choices(known)
    .argParser((value: string, before: string[] | undefined) => {
      const statuses = value.toUpperCase().split(',');
      if (statuses.every((status) => known.includes(status)))
        return [...(before ?? []), ...statuses];
      throw new InvalidArgumentError(`Expected one of ${known.join(', ')}.`);
    });
}
